"use client";

import { Slot, Slottable } from "@radix-ui/react-slot";
import type { ComponentPropsWithRef, ReactElement } from "react";
import type { Picture } from "../../data.ts";
import { cx } from "../../styles/cx.ts";
import { Heading, type HeadingProps } from "../Heading/index.ts";
import { Image, type ImageProps } from "../Image/index.ts";
import { Text } from "../Text/index.ts";
import { picture as pictureClass, root, words } from "./Poster.css.ts";

export interface PosterProps extends Omit<ComponentPropsWithRef<"div">, "title" | "children"> {
  /** Picture that fills the poster. Prefer a calm lower third, because the text is placed there. */
  picture: Picture;
  /** Layout width of the poster, as an HTML `sizes` list. */
  sizes: ImageProps["sizes"];
  /** Text shown in the frame if the file cannot be loaded. */
  errorLabel: string;
  title: string;
  /** One or two sentences below the title. */
  text?: string | undefined;
  /** Heading level of the title. */
  headingLevel: HeadingProps["level"];
  /** Aspect ratio, width divided by height. Default: 3:4, portrait. */
  ratio?: number;
  /** Renders the single child element as the poster. Use it for a link. */
  asChild?: boolean;
  /** Only with `asChild`: an empty link element. */
  children?: ReactElement;
}

/** A portrait picture with text on it. A scrim keeps a contrast of 4.5:1 over any pixel. */
export function Poster({
  picture,
  sizes,
  errorLabel,
  title,
  text,
  headingLevel,
  ratio = 3 / 4,
  asChild = false,
  className,
  children,
  ...rest
}: PosterProps) {
  const Element = asChild ? Slot : "div";
  return (
    <Element {...rest} className={cx(root, className)}>
      <Image className={pictureClass} errorLabel={errorLabel} picture={picture} ratio={ratio} sizes={sizes} />
      <div className={words}>
        <Heading level={headingLevel} size="h4">
          {title}
        </Heading>
        {text === undefined ? null : <Text size="small">{text}</Text>}
      </div>
      <Slottable>{children}</Slottable>
    </Element>
  );
}
