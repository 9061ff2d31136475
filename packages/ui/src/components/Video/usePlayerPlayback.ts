import { type RefObject, useEffect, useRef } from "react";
import { useLatest } from "../../hooks/useLatest.ts";
import { useMediaQuery } from "../../hooks/useMediaQuery.ts";
import { usePageVisible } from "../../hooks/usePageVisible.ts";
import { useHalfVisible } from "../../hooks/useVisible.ts";
import { reducedMotion } from "../../styles/scale.ts";
import { start } from "./start.ts";

/**
 * Stops a film with controls while less than half of it, or nothing of the page, can be seen. What was playing then goes on
 * when it is back; what the visitor has stopped, or seen to its end, stays as it is.
 * @param autoplay whether it also starts by itself, without sound, unless the visitor prefers reduced motion
 */
export function usePlayerPlayback(
  root: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
  autoplay: boolean,
): void {
  const halfVisible = useHalfVisible(root);
  const pageVisible = usePageVisible();
  const visible = halfVisible && pageVisible;
  const still = useMediaQuery(reducedMotion);
  const startsByItself = useLatest(autoplay && !still);
  /** Whether it was playing when it was last in sight; undefined until it has been. */
  const wasPlaying = useRef<boolean>(undefined);

  useEffect(() => {
    const element = video.current;
    if (!element || !visible) return undefined;
    if (element.paused) {
      if (wasPlaying.current) start(element);
      else if (wasPlaying.current === undefined && startsByItself.current) {
        element.muted = true;
        start(element);
      }
    }
    return () => {
      // In its own window the film is watched while the page is scrolled or another tab is looked at.
      if (document.pictureInPictureElement === element) return;
      wasPlaying.current = !element.paused;
      element.pause();
    };
  }, [visible, video, startsByItself]);
}
