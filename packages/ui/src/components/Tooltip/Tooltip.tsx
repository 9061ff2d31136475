import { Slot } from "@radix-ui/react-slot";
import { Content, Portal, Provider, Root, Trigger } from "@radix-ui/react-tooltip";
import { type ComponentPropsWithRef, type ReactElement, useRef } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { useMergedRef } from "../../hooks/useMergedRef.ts";
import { useThemeOf } from "../../hooks/useThemeOf.ts";
import { bubble } from "./Tooltip.css.ts";

export interface TooltipProps extends Omit<ComponentPropsWithRef<"button">, "children"> {
  /** Name of the control, shown beside it. It becomes the control's `aria-label`, so nothing is said by the bubble alone. */
  label: string;
  /** One control without visible text, such as a button with an icon. Takes the rest props and the ref. */
  children: ReactElement;
  /** Where the bubble stands; where there is no room, on the other side. Default `top`. */
  side?: "top" | "right" | "bottom" | "left";
  /** Milliseconds the pointer rests on the control before the bubble shows; the keyboard's focus shows it at once. */
  delay?: number;
  /** Whether it shows, when the owner keeps the state. */
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** Shows the name of an icon button to those who point at it or focus it. Never on touch, where it would cover the finger. */
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
  /** Ids that its user gave, kept apart from the bubble's. */
  describedBy: string | undefined;
}

/** Names the control by the label. Radix would describe it by the bubble too, which says the same again. */
function Named({ label, describedBy, "aria-describedby": _bubble, ...rest }: NamedProps) {
  return <Slot {...rest} aria-label={label} aria-describedby={describedBy} />;
}
