"use client";

import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useLatest } from "../../hooks/useLatest.ts";
import type { VideoError } from "./Video.types.ts";

/**
 * Loading state of a video: `idle` until data is requested, `loading` until the first frame is available, `error` if
 * all encodings have failed.
 */
export type VideoStatus = "idle" | "loading" | "loaded" | "error";

function describe({ error }: HTMLVideoElement, fallback: string) {
  if (!error) return fallback;
  return `media error ${error.code}${error.message && `: ${error.message}`}`;
}

const sourcesOf = (video: HTMLVideoElement) => [...video.querySelectorAll("source")];

/**
 * True if the browser has gone through all encodings in vain. `NETWORK_NO_SOURCE` is also the state before it has tried the first
 * one, which takes longer on a busy machine; then `currentSrc` is still empty, unless no encoding is worth a try.
 */
const hasFailed = (video: HTMLVideoElement) =>
  video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE &&
  (video.currentSrc !== "" || sourcesOf(video).every(({ type }) => video.canPlayType(type) === ""));

/**
 * Tracks the loading of a video and counts the failures. The video may load or fail before React attaches its
 * listeners, so the element's state is read once after mounting.
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
  const reportAbort = (element: HTMLVideoElement) => {
    setStatus("error");
    report({ src: element.currentSrc, message: describe(element, "the video stopped loading") });
  };
  const reportSource = (source: HTMLSourceElement, element: HTMLVideoElement) => {
    const isLast = source === sourcesOf(element).at(-1);
    const isKnown = element.canPlayType(source.type) !== "";
    if (isLast) setStatus("error");
    if (isKnown) report({ src: source.src, message: "the encoding could not be loaded" });
    else if (isLast) report({ src: source.src, message: "no encoding has a type that the browser can play" });
  };

  const readState = useLatest((element: HTMLVideoElement) => {
    if (failures.current > 0) return;
    if (element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) setStatus("loaded");
    else if (element.error) reportAbort(element);
    else if (hasFailed(element)) {
      for (const source of sourcesOf(element)) reportSource(source, element);
    }
  });
  useEffect(() => {
    // One task later, the browser has begun with an element that was just inserted.
    const task = setTimeout(() => video.current && readState.current(video.current));
    return () => clearTimeout(task);
  }, [video, readState]);

  return {
    status,
    /** Event handlers of the `<video>` element. */
    videoEvents: {
      onPlay: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
        const isWaiting = currentTarget.readyState < HTMLMediaElement.HAVE_CURRENT_DATA;
        if (isWaiting && status !== "error") setStatus("loading");
      },
      onLoadedData: () => setStatus("loaded"),
      onError: ({ currentTarget, target }: SyntheticEvent<HTMLVideoElement>) => {
        // Unlike the DOM, React bubbles the errors of `<source>` elements up to here.
        if (target === currentTarget) reportAbort(currentTarget);
      },
    },
    /** Error handler of each `<source>` element. */
    onSourceError: ({ currentTarget }: SyntheticEvent<HTMLSourceElement>) => {
      if (video.current) reportSource(currentTarget, video.current);
    },
  } as const;
}
