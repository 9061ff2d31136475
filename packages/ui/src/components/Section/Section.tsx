import type { ComponentPropsWithoutRef, ElementType, Ref } from "react";
import type { SectionTone } from "../../data.ts";
import { cx } from "../../styles/cx.ts";
import { Container } from "../Container/index.ts";
import { section } from "./Section.css.ts";

export interface SectionProps extends ComponentPropsWithoutRef<"section"> {
  /** Background of the section. `dark` is dark in both themes. */
  tone?: SectionTone | undefined;
  /**
   * Space above and below: `compact` (4 rem on a desktop) for what belongs to the section before it, such as a table,
   * `regular` (6 rem), and `loose` (8 rem) for a scene of its own. Pages need all three, or every section looks the same.
   */
  density?: "compact" | "regular" | "loose" | undefined;
  /** `content` applies the page's maximum width and gutters; `full` leaves both to the children. */
  width?: "content" | "full";
  /** HTML element. Use another element than `section` if the part is not a region of its own. */
  as?: "section" | "div" | "header" | "footer" | "article" | "aside";
  /**
   * Id of the heading that names this region. Without it, assistive technology does not list the section as a landmark.
   */
  labelledBy?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** A full-width band of the page. It defines the vertical spacing, so its content needs no outer margins. */
export function Section({
  tone = "canvas",
  width = "content",
  density,
  as: element = "section",
  labelledBy,
  className,
  children,
  ...rest
}: SectionProps) {
  const Element = element as ElementType;
  return (
    <Element
      aria-labelledby={labelledBy}
      data-tone={tone}
      data-theme={tone === "dark" ? "dark" : undefined}
      {...rest}
      className={cx(section({ tone, density }), className)}
    >
      {width === "content" ? <Container>{children}</Container> : children}
    </Element>
  );
}
