import type { Figure } from "../../data.ts";
import { cx } from "../../styles/cx.ts";
import { label, unit, value } from "./FigureList.css.ts";

const thinSpace = "\u2009";

export interface FigureItemProps {
  figure: Figure;
  /** Lays out term and figure; the term comes first in the source. */
  className: string;
  /** Changes the figure's size where its room is narrow. */
  valueClassName?: string;
}

/** One figure with its unit and its meaning. Shared by the lists of figures, not exported from the package. */
export function FigureItem({ figure, className, valueClassName }: FigureItemProps) {
  return (
    <div className={className}>
      <dt className={label}>{figure.label}</dt>
      <dd className={cx(value, valueClassName)}>
        {/* Figure and unit keep their order where writing goes from right to left. */}
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
