import type { RecipeVariants } from "@vanilla-extract/recipes";
import type { ComponentPropsWithRef, ReactElement } from "react";
import { cx } from "../../styles/cx.ts";
import { icon } from "./Icon.css.ts";

/** Props of an icon that is imported singly, such as `CheckIcon` from `@lightmaker/ui/icons/check`. */
export interface SingleIconProps extends Omit<ComponentPropsWithRef<"svg">, "name" | "children"> {
  /** 16, 20, 24 or 32 px at the browser's default font size. Default: `m`, 20 px. */
  size?: NonNullable<RecipeVariants<typeof icon>>["size"];
  /** Accessible name, for an icon without text beside it. Without a label, the icon is decorative. */
  label?: string | undefined;
}

/** Component of one icon. */
export type SingleIcon = (props: SingleIconProps) => ReactElement;

/** Shapes of a drawing on a grid of 24 × 24, each with its SVG element and attributes. */
type Shapes = readonly (readonly [
  "circle" | "line" | "path" | "polyline" | "rect",
  Readonly<Record<string, string>>,
])[];

/** Makes the component of one drawing: lines in the text colour, 1.5 px wide at every size. */
export function createIcon(displayName: string, shapes: Shapes): SingleIcon {
  function DrawnIcon({ size, label, className, ...rest }: SingleIconProps) {
    return (
      <svg
        width={24}
        height={24}
        viewBox="0 0 24 24"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        focusable="false"
        role={label ? "img" : undefined}
        aria-label={label || undefined}
        aria-hidden={label ? undefined : true}
        {...rest}
        className={cx(icon({ size }), className)}
      >
        {shapes.map(([Shape, attributes]) => (
          <Shape
            key={Shape + Object.values(attributes).join()}
            vectorEffect="non-scaling-stroke"
            {...attributes}
          />
        ))}
      </svg>
    );
  }
  // Developer tools and the code of stories show this name.
  return Object.assign(DrawnIcon, { displayName });
}
