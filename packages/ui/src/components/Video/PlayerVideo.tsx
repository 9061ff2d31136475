import { useEffect, useRef } from "react";
import { useMergedRef } from "../../hooks/useMergedRef.ts";
import { useHalfVisible } from "../../hooks/useVisible.ts";
import { cx } from "../../styles/cx.ts";
import { Image } from "../Image/index.ts";
import { Spinner } from "../Spinner/index.ts";
import { transparentPoster } from "./transparentPoster.ts";
import { useVideoStatus } from "./useVideoStatus.ts";
import { failure, playerSpinner, playerVideo, poster, root } from "./Video.css.ts";
import type { VideoModeProps } from "./Video.types.ts";

/** A film to watch, with the browser's own controls, which are there before any script. */
export function PlayerVideo({
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
  /** Left the screen while it was playing, so it goes on when it comes back. */
  const leftPlaying = useRef(false);
  const merged = useMergedRef(own, ref);
  const visible = useHalfVisible(own);
  const { status, videoEvents, onSourceError } = useVideoStatus(video, onError);

  useEffect(() => {
    const element = video.current;
    if (!element || !visible) return undefined;
    if (leftPlaying.current) {
      leftPlaying.current = false;
      element.play().catch((error: unknown) => {
        console.warn(`A film did not go on (${element.currentSrc}):`, error);
      });
    }
    return () => {
      // In its own window the film is watched while the page is scrolled.
      if (element.paused || document.pictureInPictureElement === element) return;
      leftPlaying.current = true;
      element.pause();
    };
  }, [visible]);

  return (
    <div data-state={status} {...rest} ref={merged} className={cx(root, className)}>
      <Image
        className={poster}
        // The film is named by the same words; said once is enough.
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
