import type { ComponentPropsWithRef } from "react";
import { cx } from "../../styles/cx.ts";
import { beam } from "./Beam.css.ts";

export interface BeamProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /**
   * When it becomes `true`, the beam grows from the start of the line. When it becomes `false`, the beam shrinks back.
   * Default: `true`.
   */
  active?: boolean;
}

/**
 * A thin line of light that marks the active element of a group. It is decoration: the state must also be exposed in
 * another way.
 */
export function Beam({ active = true, className, ...rest }: BeamProps) {
  return <span aria-hidden="true" data-active={active} {...rest} className={cx(beam, className)} />;
}
