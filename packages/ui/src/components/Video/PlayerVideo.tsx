"use client";

import { useRef } from "react";
import { useMergedRef } from "../../hooks/useMergedRef.ts";
import { cx } from "../../styles/cx.ts";
import { Image } from "../Image/index.ts";
import { Spinner } from "../Spinner/index.ts";
import { transparentPoster } from "./transparent-poster.ts";
import { usePlayerPlayback } from "./usePlayerPlayback.ts";
import { useVideoStatus } from "./useVideoStatus.ts";
import { failure, playerSpinner, playerVideo, poster, root } from "./Video.css.ts";
import type { VideoModeProps, VideoProps } from "./Video.types.ts";

/** A video with the browser's own controls, which work before hydration. */
export function PlayerVideo({
  film,
  autoplay = false,
  labels,
  sizes,
  priority,
  onError,
  className,
  ref,
  ...rest
}: VideoModeProps & Pick<VideoProps, "autoplay">) {
  const own = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const merged = useMergedRef(own, ref);
  const { status, videoEvents, onSourceError } = useVideoStatus(video, onError);
  usePlayerPlayback(own, video, autoplay);

  return (
    <div data-state={status} {...rest} ref={merged} className={cx(root, className)}>
      <Image
        className={poster}
        // The video has the same text as its accessible name, so screen readers would read it twice.
        picture={{ ...film.poster, alt: "" }}
        ratio={film.width / film.height}
        sizes={sizes}
        priority={priority}
        errorLabel={labels.error}
      />
      <video
        ref={video}
        className={playerVideo}
        aria-label={film.poster.alt}
        controls
        playsInline
        preload="none"
        poster={transparentPoster}
        width={film.width}
        height={film.height}
        {...videoEvents}
      >
        {film.sources.map((source) => (
          <source key={source.src} {...source} onError={onSourceError} />
        ))}
        {film.captions?.map(({ src, language, label }) => (
          <track key={language} kind="captions" src={src} srcLang={language} label={label} />
        ))}
      </video>
      {status === "loading" && <Spinner className={playerSpinner} size="l" label={labels.loading} />}
      {status === "error" && (
        <p role="alert" className={failure}>
          {labels.error}
        </p>
      )}
    </div>
  );
}
