import type { ComponentPropsWithRef } from "react";
import { cx } from "../../styles/cx.ts";
import { beam } from "./Beam.css.ts";

export interface BeamProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** Grows from the start of the line when it turns true, draws back when it turns false. Default true. */
  active?: boolean;
}

/** The thin line of light that marks the active one of several. Decoration: the state is told elsewhere too. */
export function Beam({ active = true, className, ...rest }: BeamProps) {
  return <span aria-hidden="true" data-active={active} {...rest} className={cx(beam, className)} />;
}
