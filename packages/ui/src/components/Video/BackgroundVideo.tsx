"use client";

import { useRef } from "react";
import { useHydrated } from "../../hooks/useHydrated.ts";
import { useNearViewport } from "../../hooks/useInView.ts";
import { useMergedRef } from "../../hooks/useMergedRef.ts";
import { PauseIcon } from "../../icons/pause.ts";
import { PlayIcon } from "../../icons/play.ts";
import { cx } from "../../styles/cx.ts";
import { Image } from "../Image/index.ts";
import { Spinner } from "../Spinner/index.ts";
import { transparentPoster } from "./transparent-poster.ts";
import { useBackgroundPlayback } from "./useBackgroundPlayback.ts";
import { useVideoStatus } from "./useVideoStatus.ts";
import { backgroundVideo, control, controlSpinner, failure, noScript, poster, root } from "./Video.css.ts";
import type { VideoModeProps } from "./Video.types.ts";

/** A decorative silent loop. The video is hidden from assistive technology; its poster is not. */
export function BackgroundVideo({
  film,
  labels,
  sizes,
  priority,
  onError,
  className,
  ref,
  ...rest
}: VideoModeProps) {
  const own = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const merged = useMergedRef(own, ref);
  const near = useNearViewport(own);
  const hydrated = useHydrated();
  const { status, videoEvents, onSourceError } = useVideoStatus(video, onError);
  const { wanted, toggle } = useBackgroundPlayback(own, video);
  const sources = film.sources.map((source) => (
    <source key={source.src} {...source} onError={onSourceError} />
  ));

  return (
    <div data-state={status} {...rest} ref={merged} className={cx(root, className)}>
      <Image
        className={poster}
        picture={film.poster}
        ratio={film.width / film.height}
        sizes={sizes}
        priority={priority}
        errorLabel={labels.error}
      />
      <video
        ref={video}
        className={backgroundVideo}
        aria-hidden="true"
        tabIndex={-1}
        muted
        loop
        playsInline
        disablePictureInPicture
        preload={near && wanted ? "auto" : "none"}
        width={film.width}
        height={film.height}
        {...videoEvents}
      >
        {sources}
      </video>
      <noscript>
        <video
          className={noScript}
          controls
          muted
          loop
          playsInline
          preload="none"
          poster={transparentPoster}
          aria-label={film.poster.alt}
        >
          {film.sources.map((source) => (
            <source key={source.src} {...source} />
          ))}
        </video>
      </noscript>
      {status === "error" ? (
        <span className={failure}>{labels.error}</span>
      ) : (
        // Before hydration, the video does not play and the button would not work.
        hydrated && (
          <button
            type="button"
            className={control}
            aria-label={wanted ? labels.pause : labels.play}
            onClick={toggle}
          >
            {wanted ? <PauseIcon /> : <PlayIcon />}
          </button>
        )
      )}
      {status === "loading" && <Spinner className={controlSpinner} size="l" label={labels.loading} />}
    </div>
  );
}
