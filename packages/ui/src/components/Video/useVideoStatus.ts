import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useLatest } from "../../hooks/useLatest.ts";
import type { VideoError } from "./Video.types.ts";

/** `idle` until something asks for data, `loading` until the first frame is there, `error` when none will be. */
export type VideoStatus = "idle" | "loading" | "loaded" | "error";

function describe({ error }: HTMLVideoElement, fallback: string) {
  if (!error) return fallback;
  return `media error ${error.code}${error.message && `: ${error.message}`}`;
}

const sourcesOf = (video: HTMLVideoElement) => [...video.querySelectorAll("source")];

/**
 * Follows the loading of one film and counts what fails. The film may arrive or fail before React listens, so
 * the element itself is asked once after mounting.
 */
export function useVideoStatus(
  video: RefObject<HTMLVideoElement | null>,
  onError: ((count: number, error: VideoError) => void) | undefined,
) {
  const [status, setStatus] = useState<VideoStatus>("idle");
  const failures = useRef(0);

  const report = (error: VideoError) => {
    failures.current += 1;
    onError?.(failures.current, error);
  };
  const brokeOff = (element: HTMLVideoElement) => {
    setStatus("error");
    report({ src: element.currentSrc, message: describe(element, "the film stopped loading") });
  };
  const sourceFailed = (source: HTMLSourceElement, element: HTMLVideoElement) => {
    const isLast = source === sourcesOf(element).at(-1);
    const isKnown = element.canPlayType(source.type) !== "";
    if (isLast) setStatus("error");
    if (isKnown) report({ src: source.src, message: "this encoding could not be loaded" });
    else if (isLast) report({ src: source.src, message: "no encoding is of a type this browser plays" });
  };

  const takeOver = useLatest((element: HTMLVideoElement) => {
    if (failures.current > 0) return;
    if (element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) setStatus("loaded");
    else if (element.error) brokeOff(element);
    else if (element.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) {
      for (const source of sourcesOf(element)) sourceFailed(source, element);
    }
  });
  useEffect(() => {
    // A task later: a film that was only just put on the page also counts as without a source until then.
    const task = setTimeout(() => video.current && takeOver.current(video.current));
    return () => clearTimeout(task);
  }, [video, takeOver]);

  return {
    status,
    /** Props of the `<video>`. */
    videoEvents: {
      onPlay: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
        const isWaiting = currentTarget.readyState < HTMLMediaElement.HAVE_CURRENT_DATA;
        if (isWaiting && status !== "error") setStatus("loading");
      },
      onLoadedData: () => setStatus("loaded"),
      onError: ({ currentTarget, target }: SyntheticEvent<HTMLVideoElement>) => {
        // React, unlike the DOM, passes the errors of `<source>` up to here.
        if (target === currentTarget) brokeOff(currentTarget);
      },
    },
    /** Handler of each `<source>`. */
    onSourceError: ({ currentTarget }: SyntheticEvent<HTMLSourceElement>) => {
      if (video.current) sourceFailed(currentTarget, video.current);
    },
  } as const;
}
