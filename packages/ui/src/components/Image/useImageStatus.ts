import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useLatest } from "../../hooks/useLatest.ts";

/** Where the file is on its way; `error` is final until the picture changes. */
export type ImageStatus = "loading" | "loaded" | "error";

/**
 * Follows one `<img>`. The file may arrive or fail before React attaches its listeners, so the element itself
 * is asked once after mounting.
 *
 * @param src address the status belongs to; another one starts again at `loading`
 * @param onSettled called once per address, with the outcome
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address has an element of its own to ask
  useLayoutEffect(() => {
    const element = image.current;
    if (!element?.complete || !element.currentSrc) return;
    latestSettle.current(element.naturalWidth > 0 ? "loaded" : "error");
  }, [image, src, latestSettle]);

  return { status: state.src === src ? state.status : "loading", settle } as const;
}
