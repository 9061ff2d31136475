import { Close, Content, Description, Overlay, Portal, Root, Title, Trigger } from "@radix-ui/react-dialog";
import type { RecipeVariants } from "@vanilla-extract/recipes";
import { type ComponentPropsWithRef, type ReactElement, type ReactNode, type RefObject, useRef } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { useMergedRef } from "../../hooks/useMergedRef.ts";
import { useThemeOf } from "../../hooks/useThemeOf.ts";
import { cx } from "../../styles/cx.ts";
import { iconButton } from "../../styles/icon-button.css.ts";
import { Heading, type HeadingProps } from "../Heading/index.ts";
import { Icon } from "../Icon/index.ts";
import { Text } from "../Text/index.ts";
import * as styles from "./Dialog.css.ts";
import { useScrollable } from "./useScrollable.ts";

export interface DialogLabels {
  /** Name of the button that closes the dialog. */
  close: string;
}

export interface DialogProps extends Omit<ComponentPropsWithRef<"div">, "title"> {
  /** What the dialog is about; its accessible name. */
  title: ReactNode;
  /** Rank of the title in the outline of the page. */
  headingLevel: HeadingProps["level"];
  /** A sentence below the title; read out when the dialog opens. */
  description?: ReactNode;
  /** The body; scrolls below the head when it is longer than the screen. */
  children: ReactNode;
  /** Actions below the body, always in sight. */
  footer?: ReactNode;
  /** The button that opens it: one element that takes a ref and the rest props. */
  trigger?: ReactElement | undefined;
  /** Whether it is open, when the owner keeps the state. */
  open?: boolean;
  /** Whether it is open at first. */
  defaultOpen?: boolean;
  /** Called when it opens, and when it closes by its button, by Escape or by a press beside it. */
  onOpenChange?: (open: boolean) => void;
  /** What takes the focus when it opens; the first that can unless given. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** At most 416, 608 or 960 px wide, or the whole screen. Up to 480 px of window width a sheet from below. */
  size?: NonNullable<RecipeVariants<typeof styles.content>>["size"];
  labels: DialogLabels;
}

/**
 * Something that must be dealt with before the page. Holds the focus while it is open and hands it back to where it
 * was; the page behind it neither scrolls nor moves. Rest props and ref go to the dialog, not to its trigger.
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
    // Radix knows the way back to its trigger only; a dialog opened by its owner must go back as well.
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
          // While an input method composes, Escape takes back its letters.
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
              <Icon name="x" />
            </Close>
          </div>
          <div
            ref={scrollRef}
            className={styles.body}
            // A box that scrolls must be reachable by keyboard.
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
