import { Slot, Slottable } from "@radix-ui/react-slot";
import type { ComponentPropsWithRef, ReactElement } from "react";
import type { Picture } from "../../data.ts";
import { cx } from "../../styles/cx.ts";
import { Heading, type HeadingProps } from "../Heading/index.ts";
import { Image, type ImageProps } from "../Image/index.ts";
import { Text } from "../Text/index.ts";
import { picture as pictureClass, root, words } from "./Poster.css.ts";

export interface PosterProps extends Omit<ComponentPropsWithRef<"div">, "title" | "children"> {
  /** Fills the poster; a calm lower third serves it best, since the words lie there. */
  picture: Picture;
  /** How wide the poster is laid out, as an HTML `sizes` list. */
  sizes: ImageProps["sizes"];
  /** Stands in the frame when the file cannot be loaded. */
  errorLabel: string;
  title: string;
  /** One or two sentences below the title. */
  text?: string | undefined;
  /** Level of the title in the page's outline. */
  headingLevel: HeadingProps["level"];
  /** Width divided by height. Default 3:4, upright. */
  ratio?: number;
  /** Turns the one child element into the poster; for a link that leads to what it shows. */
  asChild?: boolean;
  /** Only with `asChild`: the link, with nothing in it. */
  children?: ReactElement;
}

/** An upright picture with its words on it, over a scrim that keeps 4.5:1 above any pixel. */
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
