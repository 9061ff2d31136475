"use client";

import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useLatest } from "../../hooks/useLatest.ts";

/** Loading state of the file. `error` is final until the picture changes. */
export type ImageStatus = "loading" | "loaded" | "error";

/**
 * Tracks the loading state of an `<img>`. The file may load or fail before React attaches its listeners, so the
 * element's state is read once after mounting.
 *
 * @param src URL of the picture; a new URL resets the status to `loading`
 * @param onSettled called once per URL, with the result
 */
export function useImageStatus(
  image: RefObject<HTMLImageElement | null>,
  src: string,
  onSettled: ((status: ImageStatus) => void) | undefined,
) {
  const [state, setState] = useState<{ src: string; status: ImageStatus }>({ src, status: "loading" });
  const settledSrc = useRef<string>(undefined);

  const settle = (status: ImageStatus) => {
    if (settledSrc.current === src) return;
    settledSrc.current = src;
    setState({ src, status });
    onSettled?.(status);
  };

  const latestSettle = useLatest(settle);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each URL has its own element, which must be read
  useLayoutEffect(() => {
    const element = image.current;
    if (!element?.complete || !element.currentSrc) return;
    latestSettle.current(element.naturalWidth > 0 ? "loaded" : "error");
  }, [image, src, latestSettle]);

  return { status: state.src === src ? state.status : "loading", settle } as const;
}
