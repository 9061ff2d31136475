import { useEffect, useState } from "react";
import { loadChunk } from "../loadChunk.ts";

/**
 * Makes the hook for a part that is heavy and not always needed. The hook gives the part once it has come, and asks for it when it is
 * wanted; `wanted` may say for what, and asks again with every other answer.
 *
 * @param chunk name of the part's chunk, for reports
 * @returns the hook; `needed` says that the visitor waits for the part there and then
 */
export function later<Part extends object>(chunk: string, load: () => Promise<Part>) {
  let known: Part | undefined;
  return function useLater(wanted: string | boolean, needed = false): Part | undefined {
    const [part, setPart] = useState(() => known);
    useEffect(() => {
      if (!wanted || part) return undefined;
      let waiting = true;
      loadChunk(chunk, load, { needed }).then(
        (loaded) => {
          known = loaded;
          if (waiting) setPart(() => loaded);
        },
        // Reported by `loadChunk`; the component does without the part.
        () => undefined,
      );
      return () => {
        waiting = false;
      };
    }, [wanted, needed, part]);
    return part;
  };
}
