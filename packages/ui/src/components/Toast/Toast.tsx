"use client";

import { Action, Close, Description, Root, Title } from "@radix-ui/react-toast";
import { AlertIcon } from "../../icons/alert.ts";
import { CheckIcon } from "../../icons/check.ts";
import { InfoIcon } from "../../icons/info.ts";
import { XIcon } from "../../icons/x.ts";
import { iconButton } from "../../styles/icon-button.css.ts";
import { Button } from "../Button/index.ts";
import type { SingleIcon } from "../Icon/index.ts";
import type { ToastData } from "./context.ts";
import * as styles from "./Toast.css.ts";

interface ToastProps extends ToastData {
  open: boolean;
  closeLabel: string;
  onClose: () => void;
}

const icons: Readonly<Record<NonNullable<ToastData["tone"]>, SingleIcon>> = {
  neutral: InfoIcon,
  success: CheckIcon,
  danger: AlertIcon,
};

export function Toast({
  title,
  description,
  tone = "neutral",
  action,
  open,
  closeLabel,
  onClose,
}: ToastProps) {
  const Sign = icons[tone];
  return (
    <Root
      className={styles.toast}
      type={tone === "danger" ? "foreground" : "background"}
      open={open}
      onOpenChange={(next) => next || onClose()}
      // No timeout is long enough for every visitor.
      {...(action && { duration: Number.POSITIVE_INFINITY })}
    >
      <Sign className={styles.icon({ tone })} />
      <div className={styles.words}>
        <Title className={styles.title}>{title}</Title>
        {description ? <Description className={styles.description}>{description}</Description> : null}
        {action ? (
          <Action asChild altText={action.altText} onClick={action.onSelect}>
            <Button variant="secondary" size="s" className={styles.action}>
              {action.label}
            </Button>
          </Action>
        ) : null}
      </div>
      <Close className={iconButton} aria-label={closeLabel}>
        <XIcon size="s" />
      </Close>
    </Root>
  );
}
