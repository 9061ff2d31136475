import type { ComponentPropsWithRef } from "react";
import { ChevronLeftIcon } from "../../icons/chevron-left.ts";
import { ChevronRightIcon } from "../../icons/chevron-right.ts";
import { PauseIcon } from "../../icons/pause.ts";
import { PlayIcon } from "../../icons/play.ts";
import { button, turning } from "./CarouselControls.css.ts";

const icons = {
  "chevron-left": ChevronLeftIcon,
  "chevron-right": ChevronRightIcon,
  pause: PauseIcon,
  play: PlayIcon,
} as const;

interface ControlButtonProps extends Omit<ComponentPropsWithRef<"button">, "aria-label" | "children"> {
  icon: keyof typeof icons;
  /** Accessible name. Only the icon is visible. */
  label: string;
  /** Direction in which the carousel moves. The inline script that handles clicks before hydration reads it. */
  "data-step"?: -1 | 1;
}

/** A square button below a carousel or a marquee. Internal: not exported from the package. */
export function ControlButton({ icon, label, ...rest }: ControlButtonProps) {
  const points = icon === "chevron-left" || icon === "chevron-right";
  const Sign = icons[icon];
  return (
    <button type="button" {...rest} className={button} aria-label={label} suppressHydrationWarning>
      <Sign className={points ? turning : undefined} />
    </button>
  );
}
