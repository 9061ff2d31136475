import type { ComponentPropsWithRef } from "react";
import type { Light } from "../../data.ts";
import { cx } from "../../styles/cx.ts";
import { mark } from "./LightMark.css.ts";

export interface LightMarkProps extends ComponentPropsWithRef<"span"> {
  /** Light of the source. It sets the colour only; the children must name the source in words. */
  light: Light;
}

/** The name of a laser source with the colour of its light: amber CO₂, graphite RF, blue diode, teal fibre. */
export function LightMark({ light, className, ...rest }: LightMarkProps) {
  return <span data-light={light} {...rest} className={cx(mark, className)} />;
}
