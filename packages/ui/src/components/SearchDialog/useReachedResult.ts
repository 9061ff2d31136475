import { type KeyboardEvent, useEffect, useState } from "react";
import type { SearchResultGroup } from "./SearchDialog.types.ts";

/**
 * The result that Enter follows: the first, until arrows or new words say otherwise.
 *
 * @param id what the ids of the results' elements begin with
 * @returns the id of the result, or `undefined` when there is none
 */
export function useReachedResult(id: string, groups: readonly SearchResultGroup[], words: string) {
  const [moved, setMoved] = useState<{ to: string; words: string }>();
  const results = groups.flatMap((group) => group.results);
  const to = moved?.words === words ? moved.to : undefined;
  const place = Math.max(
    results.findIndex((result) => result.id === to),
    0,
  );
  const reached = results[place]?.id;

  useEffect(() => {
    if (reached !== undefined)
      document.getElementById(`${id}-${reached}`)?.scrollIntoView({ block: "nearest" });
  }, [id, reached]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Safari ends a composition before the keydown that ended it; that one is known by its code.
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229 || reached === undefined) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      const next = results.at((place + step) % results.length);
      if (next) setMoved({ to: next.id, words });
    } else if (event.key === "Enter") document.getElementById(`${id}-${reached}`)?.click();
    else return;
    event.preventDefault();
  };
  return { reached, onKeyDown };
}
