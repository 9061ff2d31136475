import type { ComponentPropsWithRef } from "react";
import type { Figure, Plate } from "../../data.ts";
import { cx } from "../../styles/cx.ts";
import { FigureItem } from "../FigureList/FigureItem.tsx";
import { LightMark } from "../LightMark/index.ts";
import * as styles from "./DataPlate.css.ts";

export interface DataPlateProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  plate: Plate;
  /** Up to four key figures, the most requested first. */
  figures?: readonly Figure[];
}

/** Number of characters of a figure that fits in the largest type. */
const shortFigure = 6;

/** The engraved plate of a machine: model, laser source in the colour of its light, bed, and key figures in large type. */
export function DataPlate({
  plate: { light, name, source, bed },
  figures = [],
  className,
  ...rest
}: DataPlateProps) {
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <p className={styles.head}>
        <span className={styles.name}>{name}</span>
        <LightMark className={styles.source} light={light}>
          {source}
        </LightMark>
        {bed === undefined ? null : <span className={styles.bed}>{bed}</span>}
      </p>
      {figures.length > 0 ? (
        <dl className={styles.figures}>
          {figures.map((figure) => (
            <FigureItem
              className={styles.figure}
              figure={figure}
              key={figure.label}
              valueClassName={cx(styles.value, figure.value.length <= shortFigure ? styles.short : undefined)}
            />
          ))}
        </dl>
      ) : null}
    </div>
  );
}
