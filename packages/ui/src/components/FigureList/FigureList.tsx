import type { RecipeVariants } from "@vanilla-extract/recipes";
import type { ComponentPropsWithRef } from "react";
import type { Figure } from "../../data.ts";
import { cx } from "../../styles/cx.ts";
import { FigureItem } from "./FigureItem.tsx";
import { item, list } from "./FigureList.css.ts";

type Variants = NonNullable<RecipeVariants<typeof list>>;

export interface FigureListProps extends Omit<ComponentPropsWithRef<"dl">, "children"> {
  figures: readonly Figure[];
  /** A row that wraps, or a column. */
  orientation?: Variants["orientation"];
  align?: Variants["align"];
}

/** Key figures: a large number with a small unit beside it and the label below. */
export function FigureList({ figures, orientation, align, className, ...rest }: FigureListProps) {
  return (
    <dl {...rest} className={cx(list({ orientation, align }), className)}>
      {figures.map((figure) => (
        <FigureItem className={item} figure={figure} key={figure.label} />
      ))}
    </dl>
  );
}
