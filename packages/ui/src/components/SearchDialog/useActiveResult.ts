"use client";

import { type KeyboardEvent, useEffect, useState } from "react";
import type { SearchResultGroup } from "./SearchDialog.types.ts";

/**
 * Returns the highlighted result, whose link Enter follows. It is the first result until the visitor presses an arrow
 * key, and again after every change of the text.
 *
 * @param id prefix of the ids of the result elements
 * @returns the id of the result, or `undefined` without results
 */
export function useActiveResult(id: string, groups: readonly SearchResultGroup[], words: string) {
  const [selection, setSelection] = useState<{ to: string; words: string }>();
  const results = groups.flatMap((group) => group.results);
  const to = selection?.words === words ? selection.to : undefined;
  const place = Math.max(
    results.findIndex((result) => result.id === to),
    0,
  );
  const active = results[place]?.id;

  useEffect(() => {
    if (active !== undefined)
      document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Safari ends the composition before the keydown event that ended it. That event has key code 229.
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229 || active === undefined) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      const next = results.at((place + step) % results.length);
      if (next) setSelection({ to: next.id, words });
    } else if (event.key === "Enter") document.getElementById(`${id}-${active}`)?.click();
    else return;
    event.preventDefault();
  };
  return { active, onKeyDown };
}
