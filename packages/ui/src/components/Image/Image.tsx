import type { RecipeVariants } from "@vanilla-extract/recipes";
import { type ComponentPropsWithRef, useRef } from "react";
import type { Picture } from "../../data.ts";
import { cx } from "../../styles/cx.ts";
import { Icon } from "../Icon/index.ts";
import { Ground, isDark } from "./Ground.tsx";
import { failure, failureIcon, image, root, sources } from "./Image.css.ts";
import { type ImageStatus, useImageStatus } from "./useImageStatus.ts";

export interface ImageProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  picture: Picture;
  /** How wide the picture is laid out, as an HTML `sizes` list: `(width > 768px) 50vw, 100vw`. */
  sizes: string;
  /** Fetches at once and first; for the largest picture of the first screen only. Default: when it comes near. */
  priority?: boolean;
  /** Width divided by height of the frame. `intrinsic`, the default, is the picture's own. */
  ratio?: number | "intrinsic";
  /** How the picture fills a frame of another shape. Default `cover`. */
  fit?: NonNullable<RecipeVariants<typeof image>>["fit"];
  /** Rounds the corners by the theme's radius for pictures. */
  rounded?: boolean;
  /** Stands in the frame when the file cannot be loaded. */
  errorLabel: string;
  /** Called once per picture when its file has arrived (`loaded`) or failed (`error`). */
  onStatusChange?: (status: ImageStatus) => void;
}

/**
 * A still picture that never shifts what is around it: its place and average colour are there before the file
 * is. Without JavaScript it loads and shows like any other picture.
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
  const shape = ratio === "intrinsic" ? picture : { width: ratio, height: 1 };
  return (
    <span
      data-state={status}
      {...rest}
      className={cx(root({ rounded, dark: isDark(picture.color) }), className)}
    >
      <Ground color={picture.color} height={shape.height} width={shape.width} />
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
          <Icon className={failureIcon} name="image-off" />
          {errorLabel}
        </span>
      )}
    </span>
  );
}
