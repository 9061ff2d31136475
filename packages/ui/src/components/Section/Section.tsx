import type { ComponentPropsWithoutRef, ElementType, Ref } from "react";
import type { SectionTone } from "../../data.ts";
import { cx } from "../../styles/cx.ts";
import { Container } from "../Container/index.ts";
import { section } from "./Section.css.ts";

export interface SectionProps extends ComponentPropsWithoutRef<"section"> {
  /** The ground it stands on; `dark` keeps its colours in both themes. */
  tone?: SectionTone | undefined;
  /** `content` keeps the page's width and gutters; `full` leaves both to the children. */
  width?: "content" | "full";
  /** The element; anything but `section` when the part is no region of its own. */
  as?: "section" | "div" | "header" | "footer" | "article" | "aside";
  /** Id of the heading that names this region; without it assistive technology does not list the section. */
  labelledBy?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** A band of the page: owns the vertical rhythm, so nothing inside needs outer margins. */
export function Section({
  tone = "canvas",
  width = "content",
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
      className={cx(section({ tone }), className)}
    >
      {width === "content" ? <Container>{children}</Container> : children}
    </Element>
  );
}
