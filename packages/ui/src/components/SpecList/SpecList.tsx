import type { RecipeVariants } from "@vanilla-extract/recipes";
import type { ComponentPropsWithRef } from "react";
import type { SpecItem } from "../../data.ts";
import { cx } from "../../styles/cx.ts";
import { label, list, row, value } from "./SpecList.css.ts";

export interface SpecListProps extends Omit<ComponentPropsWithRef<"dl">, "children"> {
  items: readonly SpecItem[];
  /** Pairs side by side above 480 px; one column below that. */
  columns?: NonNullable<RecipeVariants<typeof list>>["columns"];
}

/** What and how much, one ruled line each. */
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
