import { type SyntheticEvent, useRef, useState } from "react";
import type { Film } from "../../data.ts";
import type { VideoError } from "./Video.types.ts";

/** `idle` until something asks for data, `loading` until the first frame is there, `error` when none will be. */
export type VideoStatus = "idle" | "loading" | "loaded" | "error";

function describe({ error }: HTMLVideoElement, fallback: string) {
  if (!error) return fallback;
  return `media error ${error.code}${error.message && `: ${error.message}`}`;
}

/** Follows the loading of one film and counts what fails. */
export function useVideoStatus(
  film: Film,
  onError: ((count: number, error: VideoError) => void) | undefined,
) {
  const [status, setStatus] = useState<VideoStatus>("idle");
  const failures = useRef(0);
  const report = (error: VideoError) => {
    failures.current += 1;
    onError?.(failures.current, error);
  };

  return {
    status,
    /** Props of the `<video>`. `error` comes here for a chosen encoding that breaks off or cannot be decoded. */
    videoEvents: {
      onPlay: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
        if (currentTarget.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) setStatus("loading");
      },
      onLoadedData: () => setStatus("loaded"),
      onError: ({ currentTarget, target }: SyntheticEvent<HTMLVideoElement>) => {
        // React, unlike the DOM, passes the errors of `<source>` up to here.
        if (target !== currentTarget) return;
        setStatus("error");
        report({
          src: currentTarget.currentSrc,
          message: describe(currentTarget, "the film stopped loading"),
        });
      },
    },
    /** Handler of each `<source>`, which are tried one after another. */
    onSourceError: ({ currentTarget }: SyntheticEvent<HTMLSourceElement>) => {
      const { src, type, parentElement } = currentTarget;
      const isLast = currentTarget === [...(parentElement?.querySelectorAll("source") ?? [])].at(-1);
      const isKnown = parentElement instanceof HTMLVideoElement && parentElement.canPlayType(type) !== "";
      if (isKnown || isLast) {
        report({
          src,
          message: isKnown ? "could not be loaded" : `no encoding of ${film.sources.length} plays`,
        });
      }
      if (isLast) setStatus("error");
    },
  } as const;
}
