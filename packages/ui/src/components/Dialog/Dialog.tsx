"use client";

import { Close, Content, Description, Overlay, Portal, Root, Title, Trigger } from "@radix-ui/react-dialog";
import type { RecipeVariants } from "@vanilla-extract/recipes";
import { type ComponentPropsWithRef, type ReactElement, type ReactNode, type RefObject, useRef } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { useMergedRef } from "../../hooks/useMergedRef.ts";
import { useThemeOf } from "../../hooks/useThemeOf.ts";
import { XIcon } from "../../icons/x.ts";
import { cx } from "../../styles/cx.ts";
import { iconButton } from "../../styles/icon-button.css.ts";
import { Heading, type HeadingProps } from "../Heading/index.ts";
import { Text } from "../Text/index.ts";
import * as styles from "./Dialog.css.ts";
import { useScrollable } from "./useScrollable.ts";

export interface DialogLabels {
  /** Accessible name of the close button. */
  close: string;
}

export interface DialogProps extends Omit<ComponentPropsWithRef<"div">, "title"> {
  /** Title of the dialog. It is also the accessible name. */
  title: ReactNode;
  /** Heading level of the title. */
  headingLevel: HeadingProps["level"];
  /** Short description below the title. Screen readers read it when the dialog opens. */
  description?: ReactNode;
  /** Body of the dialog. It scrolls if it is taller than the available space. */
  children: ReactNode;
  /** Actions below the body, always visible. */
  footer?: ReactNode;
  /** Button that opens the dialog: one element that accepts a ref and the remaining props. */
  trigger?: ReactElement | undefined;
  /** `true` if the dialog is open. Set it to control the state from outside. */
  open?: boolean;
  /** `true` if the dialog is open initially. */
  defaultOpen?: boolean;
  /** Called when the dialog opens, and when it closes by its button, by Escape or by a click outside. */
  onOpenChange?: (open: boolean) => void;
  /** Element that receives the focus when the dialog opens. Default: the first focusable element. */
  initialFocus?: RefObject<HTMLElement | null>;
  /**
   * Maximum width: 416, 608 or 960 px, or the whole screen. Up to 480 px of viewport width, the dialog is a bottom
   * sheet.
   */
  size?: NonNullable<RecipeVariants<typeof styles.content>>["size"];
  labels: DialogLabels;
}

/**
 * A modal dialog. It traps the focus while it is open and returns it on close. The page behind it neither scrolls nor
 * shifts. The remaining props and the ref apply to the dialog, not to the trigger.
 */
export function Dialog({
  title,
  headingLevel,
  description,
  children,
  footer,
  trigger,
  open: controlled,
  defaultOpen = false,
  onOpenChange,
  initialFocus,
  size,
  labels,
  className,
  ref,
  ...rest
}: DialogProps) {
  const [open, setOpen] = useControllableState({
    value: controlled,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const triggerElement = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element>(null);
  const theme = useThemeOf(() => triggerElement.current ?? document.activeElement);
  const merged = useMergedRef(theme, ref);
  const [scrollRef, scrollable] = useScrollable();

  const returnFocus = (event: Event) => {
    // Radix returns the focus to its trigger only. A dialog opened by its parent must also return the focus.
    if (trigger || !(opener.current instanceof HTMLElement)) return;
    event.preventDefault();
    opener.current.focus();
  };

  return (
    <Root open={open} onOpenChange={setOpen}>
      {trigger ? (
        <Trigger asChild ref={triggerElement}>
          {trigger}
        </Trigger>
      ) : null}
      <Portal>
        <Overlay className={styles.overlay} />
        <Content
          aria-modal="true"
          {...rest}
          ref={merged}
          className={cx(styles.content({ size }), className)}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            if (!initialFocus?.current) return;
            event.preventDefault();
            initialFocus.current.focus();
          }}
          // While an input method composes, Escape cancels the composition and must not close the dialog.
          onEscapeKeyDown={(event) => event.isComposing && event.preventDefault()}
          onCloseAutoFocus={returnFocus}
        >
          <div className={styles.head}>
            <div className={styles.words}>
              <Title asChild>
                <Heading level={headingLevel} size="h4">
                  {title}
                </Heading>
              </Title>
              {description ? (
                <Description asChild>
                  <Text size="small" tone="muted">
                    {description}
                  </Text>
                </Description>
              ) : null}
            </div>
            <Close className={iconButton} aria-label={labels.close}>
              <XIcon />
            </Close>
          </div>
          <div
            ref={scrollRef}
            className={styles.body}
            // A scroll container must be reachable by keyboard.
            tabIndex={scrollable ? 0 : undefined}
          >
            {children}
          </div>
          {footer ? <div className={styles.footer}>{footer}</div> : null}
        </Content>
      </Portal>
    </Root>
  );
}
