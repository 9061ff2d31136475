import type { ComponentPropsWithRef } from "react";
import { Icon } from "../Icon/index.ts";
import { button, turning } from "./CarouselControls.css.ts";

interface ControlButtonProps extends Omit<ComponentPropsWithRef<"button">, "aria-label" | "children"> {
  icon: "chevron-left" | "chevron-right" | "pause" | "play";
  /** Its name; it shows nothing but the icon. */
  label: string;
  /** Which way a carousel moves, for the script that answers before React. */
  "data-step"?: -1 | 1;
}

/** One of the square buttons below a row that moves. Part of Carousel and Marquee, not exported from the package. */
export function ControlButton({ icon, label, ...rest }: ControlButtonProps) {
  const points = icon === "chevron-left" || icon === "chevron-right";
  return (
    <button type="button" {...rest} className={button} aria-label={label} suppressHydrationWarning>
      <Icon className={points ? turning : undefined} name={icon} />
    </button>
  );
}
