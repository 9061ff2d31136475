import type { Figure } from "../../data.ts";
import { cx } from "../../styles/cx.ts";
import { label, unit, value } from "./FigureList.css.ts";

const thinSpace = "\u2009";

export interface FigureItemProps {
  figure: Figure;
  /** Class that lays out term and figure. The term comes first in the source. */
  className: string;
  /** Class that changes the size of the figure in a narrow container. */
  valueClassName?: string;
}

/** A figure with its unit and its label. Shared by the lists of figures; not exported from the package. */
export function FigureItem({ figure, className, valueClassName }: FigureItemProps) {
  return (
    <div className={className}>
      <dt className={label}>{figure.label}</dt>
      <dd className={cx(value, valueClassName)}>
        {/* Keeps figure and unit in order in right-to-left layouts. */}
        <bdi dir="ltr">
          {figure.value}
          {figure.unit && (
            <>
              {thinSpace}
              <span className={unit}>{figure.unit}</span>
            </>
          )}
        </bdi>
      </dd>
    </div>
  );
}
