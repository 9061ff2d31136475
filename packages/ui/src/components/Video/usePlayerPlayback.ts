"use client";

import { type RefObject, useEffect, useRef } from "react";
import { useHalfInView } from "../../hooks/useInView.ts";
import { useLatest } from "../../hooks/useLatest.ts";
import { useMediaQuery } from "../../hooks/useMediaQuery.ts";
import { usePageVisible } from "../../hooks/usePageVisible.ts";
import { reducedMotion } from "../../styles/scale.ts";
import { startPlayback } from "./start-playback.ts";

/**
 * Pauses a video with controls while less than half of it is visible, or the page is hidden. A video that was playing
 * then resumes when it is visible again. A video that the visitor has paused, or that has ended, stays as it is.
 *
 * @param autoplay if `true`, the video also starts automatically, without sound, unless the visitor prefers reduced
 * motion
 */
export function usePlayerPlayback(
  root: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
  autoplay: boolean,
): void {
  const halfVisible = useHalfInView(root);
  const pageVisible = usePageVisible();
  const visible = halfVisible && pageVisible;
  const reduceMotion = useMediaQuery(reducedMotion);
  const startsByItself = useLatest(autoplay && !reduceMotion);
  /** `true` if the video was playing when it was last visible. Undefined until it has been visible. */
  const wasPlaying = useRef<boolean>(undefined);

  useEffect(() => {
    const element = video.current;
    if (!element || !visible) return undefined;
    if (element.paused) {
      if (wasPlaying.current) startPlayback(element);
      else if (wasPlaying.current === undefined && startsByItself.current) {
        element.muted = true;
        startPlayback(element);
      }
    }
    return () => {
      // In picture-in-picture, visitors watch the video while they scroll the page or use another tab.
      if (document.pictureInPictureElement === element) return;
      wasPlaying.current = !element.paused;
      element.pause();
    };
  }, [visible, video, startsByItself]);
}
