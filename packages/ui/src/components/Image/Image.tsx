"use client";

import type { RecipeVariants } from "@vanilla-extract/recipes";
import { type ComponentPropsWithRef, useRef } from "react";
import { preload } from "react-dom";
import type { Picture } from "../../data.ts";
import { ImageOffIcon } from "../../icons/image-off.ts";
import { cx } from "../../styles/cx.ts";
import { failure, failureIcon, image, root, sources } from "./Image.css.ts";
import { ImagePlaceholder, isDark } from "./ImagePlaceholder.tsx";
import { type ImageStatus, useImageStatus } from "./useImageStatus.ts";

export interface ImageProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  picture: Picture;
  /** Layout width of the picture, as an HTML `sizes` list: `(width > 768px) 50vw, 100vw`. */
  sizes: string;
  /**
   * Loads the picture eagerly and with high priority; the server's HTML names it in the head. Use it only for the largest
   * picture above the fold. Default: lazy loading.
   */
  priority?: boolean;
  /** Aspect ratio of the frame, width divided by height. Default: `intrinsic`, the picture's own ratio. */
  ratio?: number | "intrinsic";
  /** How the picture fills a frame with another aspect ratio. Default: `cover`. */
  fit?: NonNullable<RecipeVariants<typeof image>>["fit"];
  /** Rounds the corners with the theme's radius for pictures. */
  rounded?: boolean;
  /** Text shown in the frame if the file cannot be loaded. */
  errorLabel: string;
  /** Called once per picture when its file has loaded (`loaded`) or failed (`error`). */
  onStatusChange?: (status: ImageStatus) => void;
}

/**
 * A picture that never causes layout shifts: the frame has its size and average colour before the file loads. It works
 * without JavaScript.
 */
export function Image({
  picture,
  sizes,
  priority = false,
  ratio = "intrinsic",
  fit,
  rounded = false,
  errorLabel,
  onStatusChange,
  className,
  ...rest
}: ImageProps) {
  const element = useRef<HTMLImageElement>(null);
  const { status, settle } = useImageStatus(element, picture.src, onStatusChange);
  // React preloads an `img` that stands alone, not one in a `picture`. In the browser the element itself is as early.
  if (priority && picture.srcSet && typeof window === "undefined")
    preload(picture.src, {
      as: "image",
      type: "image/avif",
      imageSrcSet: picture.srcSet,
      imageSizes: sizes,
      fetchPriority: "high",
    });
  const shape = ratio === "intrinsic" ? picture : { width: ratio, height: 1 };
  return (
    <span
      data-state={status}
      {...rest}
      className={cx(root({ rounded, dark: isDark(picture.color) }), className)}
    >
      <ImagePlaceholder color={picture.color} height={shape.height} width={shape.width} />
      <picture key={picture.src} className={sources}>
        {picture.srcSet && <source type="image/avif" srcSet={picture.srcSet} sizes={sizes} />}
        <img
          ref={element}
          className={image({ fit })}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          loading={priority ? "eager" : "lazy"}
          fetchPriority={priority ? "high" : "auto"}
          decoding={priority ? "auto" : "async"}
          onLoad={() => settle("loaded")}
          onError={() => settle("error")}
          src={picture.src}
        />
      </picture>
      {status === "error" && (
        <span className={failure}>
          <ImageOffIcon className={failureIcon} />
          {errorLabel}
        </span>
      )}
    </span>
  );
}
