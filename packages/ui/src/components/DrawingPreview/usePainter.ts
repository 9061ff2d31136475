"use client";

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useHydrated } from "../../hooks/useHydrated.ts";
import { useLatest } from "../../hooks/useLatest.ts";
import { inkOf, Painter } from "./painter.ts";
import type { View } from "./view.ts";

/** Characters of path data above which a canvas paints the lines: some 3,000 points. An SVG paints as many in a frame. */
const mostCharacters = 40_000;

interface PainterOptions {
  /** SVG with a path for each layer, from whose styles the canvas takes its own. */
  readonly frame: RefObject<SVGSVGElement | null>;
  readonly layers: readonly { readonly data: string }[];
  readonly whole: View;
  readonly view: View;
}

/**
 * Paints very many lines on a canvas, which must be rendered while `isPainted` is true. Before hydration, and while
 * `isPrinted` is true, the paths of the SVG need their data.
 */
export function usePainter({ frame, layers, whole, view }: PainterOptions) {
  const isHydrated = useHydrated();
  const [isPrinted, setPrinted] = useState(false);
  const isPainted = isHydrated && layers.reduce((sum, { data }) => sum + data.length, 0) > mostCharacters;
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<Painter>(undefined);
  const paint = useLatest(() => {
    const paths = frame.current?.querySelectorAll("path") ?? [];
    const painted = [...paths].map((path, index) => ({ data: layers[index]?.data ?? "", ink: inkOf(path) }));
    painter.current?.draw(painted, whole, view);
  });

  useEffect(() => {
    if (!isPainted || !canvas.current) return;
    const own = new Painter(canvas.current);
    painter.current = own;
    const abort = new AbortController();
    const { signal } = abort;
    const again = () => paint.current();
    const sizes = new ResizeObserver(again);
    sizes.observe(canvas.current);
    const themes = new MutationObserver(again);
    themes.observe(document.documentElement, { subtree: true, attributeFilter: ["data-theme"] });
    for (const query of ["(forced-colors: active)", "(prefers-color-scheme: dark)"])
      matchMedia(query).addEventListener("change", again, { signal });
    // Paper needs lines, not pixels.
    addEventListener("beforeprint", () => flushSync(() => setPrinted(true)), { signal });
    addEventListener("afterprint", () => setPrinted(false), { signal });
    return () => {
      abort.abort();
      sizes.disconnect();
      themes.disconnect();
      own.stop();
      painter.current = undefined;
    };
  }, [isPainted, paint]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lines or another size are painted anew.
  useEffect(() => paint.current(), [layers, whole]);
  useLayoutEffect(() => painter.current?.show(view), [view]);

  return { canvas, isPainted, isPrinted };
}
