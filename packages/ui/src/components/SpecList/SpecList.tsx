import type { RecipeVariants } from "@vanilla-extract/recipes";
import type { ComponentPropsWithRef } from "react";
import type { SpecItem } from "../../data.ts";
import { cx } from "../../styles/cx.ts";
import { label, list, row, value } from "./SpecList.css.ts";

export interface SpecListProps extends Omit<ComponentPropsWithRef<"dl">, "children"> {
  items: readonly SpecItem[];
  /** Number of columns above 480 px. Narrower viewports always have one column. */
  columns?: NonNullable<RecipeVariants<typeof list>>["columns"];
}

/** A list of names and values with lines between the rows. */
export function SpecList({ items, columns, className, ...rest }: SpecListProps) {
  return (
    <dl {...rest} className={cx(list({ columns }), className)}>
      {items.map((item) => (
        <div key={item.label} className={row}>
          <dt className={label}>{item.label}</dt>
          <dd className={value}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
