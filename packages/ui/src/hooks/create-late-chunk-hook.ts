"use client";

import { useEffect, useState } from "react";
import { loadChunk } from "../load-chunk.ts";

/**
 * Creates a hook that loads a heavy, optional part as a late chunk. The hook returns the part once it is loaded, and
 * `undefined` before. It loads when `wanted` is truthy. If loading failed, it tries again when `wanted` or `needed`
 * changes, so a string can name the reason.
 *
 * @param chunk name of the chunk, for error reports
 * @returns the hook; set its argument `needed` when the visitor is waiting for the part
 */
export function createLateChunkHook<Part extends object>(chunk: string, load: () => Promise<Part>) {
  let cached: Part | undefined;
  return function useLateChunk(wanted: string | boolean, needed = false): Part | undefined {
    const [part, setPart] = useState(() => cached);
    useEffect(() => {
      if (!wanted || part) return undefined;
      let waiting = true;
      loadChunk(chunk, load, { needed }).then(
        (loaded) => {
          cached = loaded;
          if (waiting) setPart(() => loaded);
        },
        // `loadChunk` has reported the error. The component works without the part.
        () => undefined,
      );
      return () => {
        waiting = false;
      };
    }, [wanted, needed, part]);
    return part;
  };
}
