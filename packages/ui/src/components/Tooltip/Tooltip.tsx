"use client";

import { Slot } from "@radix-ui/react-slot";
import { Content, Portal, Provider, Root, Trigger } from "@radix-ui/react-tooltip";
import { type ComponentPropsWithRef, type ReactElement, useRef } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { useMergedRef } from "../../hooks/useMergedRef.ts";
import { useThemeOf } from "../../hooks/useThemeOf.ts";
import { bubble } from "./Tooltip.css.ts";

export interface TooltipProps extends Omit<ComponentPropsWithRef<"button">, "children"> {
  /**
   * Name of the control, shown in the tooltip. It also becomes the control's `aria-label`, so no information is in the
   * tooltip only.
   */
  label: string;
  /** One control without visible text, such as an icon button. It receives the remaining props and the ref. */
  children: ReactElement;
  /** Preferred side. If there is no room, the tooltip is on the opposite side. Default: `top`. */
  side?: "top" | "right" | "bottom" | "left";
  /**
   * Time that the pointer must rest on the control before the tooltip appears, in milliseconds. On keyboard focus it
   * appears at once. Default: 500.
   */
  delay?: number;
  /** `true` if the tooltip is visible. Set it to control the state from outside. */
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** Shows the name of an icon button on hover and keyboard focus. Never on touch, where the finger would cover it. */
export function Tooltip({
  label,
  children,
  side = "top",
  delay = 500,
  open: controlled,
  defaultOpen = false,
  onOpenChange,
  ref,
  "aria-describedby": describedBy,
  ...rest
}: TooltipProps) {
  const [open, setOpen] = useControllableState({
    value: controlled,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const control = useRef<HTMLButtonElement>(null);
  const merged = useMergedRef(control, ref);
  const theme = useThemeOf(() => control.current);
  return (
    <Provider delayDuration={delay}>
      <Root open={open} onOpenChange={setOpen}>
        <Trigger asChild {...rest} ref={merged}>
          <Named label={label} describedBy={describedBy}>
            {children}
          </Named>
        </Trigger>
        <Portal>
          <Content
            ref={theme}
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className={bubble}
            aria-hidden="true"
          >
            {label}
          </Content>
        </Portal>
      </Root>
    </Provider>
  );
}

interface NamedProps extends ComponentPropsWithRef<"button"> {
  label: string;
  /** Ids passed in by the user of the component, without the id that Radix adds for the tooltip. */
  describedBy: string | undefined;
}

/** Names the control with the label. Radix would also set the tooltip as its description, which repeats the name. */
function Named({ label, describedBy, "aria-describedby": _bubble, ...rest }: NamedProps) {
  return <Slot {...rest} aria-label={label} aria-describedby={describedBy} />;
}
