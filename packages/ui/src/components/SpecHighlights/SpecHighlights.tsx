import type { ComponentPropsWithRef } from "react";
import type { Figure } from "../../data.ts";
import { cx } from "../../styles/cx.ts";
import { FigureItem } from "../FigureList/FigureItem.tsx";
import * as styles from "./SpecHighlights.css.ts";

export interface SpecHighlightsProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The four most distinctive figures of a model, the most requested first. */
  figures: readonly [Figure, Figure, Figure, Figure];
}

/** The four key figures of a model in cells with lines between them, in four columns or two. */
export function SpecHighlights({ figures, className, ...rest }: SpecHighlightsProps) {
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <dl className={styles.list}>
        {figures.map((figure) => (
          <FigureItem
            className={styles.item}
            figure={figure}
            key={figure.label}
            valueClassName={styles.value}
          />
        ))}
      </dl>
    </div>
  );
}
