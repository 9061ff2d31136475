import type { ComponentPropsWithRef } from "react";
import { Icon } from "../Icon/index.ts";
import { button, turning } from "./CarouselControls.css.ts";

interface ControlButtonProps extends Omit<ComponentPropsWithRef<"button">, "aria-label" | "children"> {
  icon: "chevron-left" | "chevron-right" | "pause" | "play";
  /** Accessible name. Only the icon is visible. */
  label: string;
  /** Direction in which the carousel moves. The inline script that handles clicks before hydration reads it. */
  "data-step"?: -1 | 1;
}

/** A square button below a carousel or a marquee. Internal: not exported from the package. */
export function ControlButton({ icon, label, ...rest }: ControlButtonProps) {
  const points = icon === "chevron-left" || icon === "chevron-right";
  return (
    <button type="button" {...rest} className={button} aria-label={label} suppressHydrationWarning>
      <Icon className={points ? turning : undefined} name={icon} />
    </button>
  );
}
