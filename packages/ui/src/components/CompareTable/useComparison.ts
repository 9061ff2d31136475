"use client";

import { type RefObject, useLayoutEffect } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { useMediaQuery } from "../../hooks/useMediaQuery.ts";
import type { CompareTableProps } from "./CompareTable.types.ts";
import { phoneQuery } from "./phone-query.ts";
import { minModels, validSelection, withModelAt } from "./selection.ts";

type Options = Pick<
  CompareTableProps,
  | "models"
  | "chosen"
  | "defaultChosen"
  | "onChosenChange"
  | "differencesOnly"
  | "defaultDifferencesOnly"
  | "onDifferencesOnlyChange"
>;

/** State of the comparison, controlled or uncontrolled. On hydration, it adopts what the visitor has chosen before. */
export function useComparison(controls: RefObject<HTMLElement | null>, options: Options) {
  const ids = options.models.map(({ id }) => id);
  const [value, setValue] = useControllableState({
    value: options.chosen,
    defaultValue: options.defaultChosen ?? [],
    onChange: options.onChosenChange,
  });
  const [differencesOnly, setDifferencesOnly] = useControllableState({
    value: options.differencesOnly,
    defaultValue: options.defaultDifferencesOnly ?? false,
    onChange: options.onDifferencesOnlyChange,
  });
  const narrow = useMediaQuery(phoneQuery);
  const chosen = validSelection(value, ids);
  const choose = (next: readonly string[]) => setValue(validSelection(next, ids));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the DOM is read once, on hydration.
  useLayoutEffect(() => {
    const { boxes, places, differences } = read(controls.current);
    const byBoxes =
      boxes.toSorted().join() === chosen.toSorted().join() ? chosen : validSelection(boxes, ids);
    // Only phones show the lists. The lists hold the first two chosen models.
    const shown = matchMedia(phoneQuery).matches
      ? places.reduce((all, id, slot) => withModelAt(all, slot, id), byBoxes)
      : byBoxes;
    if (shown.join() !== chosen.join()) choose(shown);
    setDifferencesOnly(differences);
  }, []);

  return {
    chosen,
    choose,
    /** Visible models: on phones, the first two chosen models. */
    shown: narrow ? chosen.slice(0, minModels) : chosen,
    differencesOnly,
    setDifferencesOnly,
  };
}

function read(controls: HTMLElement | null) {
  const all = <E extends Element>(selector: string) => [...(controls?.querySelectorAll<E>(selector) ?? [])];
  return {
    boxes: all<HTMLInputElement>("[data-chooser] input:checked").map(({ value }) => value),
    places: all<HTMLSelectElement>("select[data-place]").map(({ value }) => value),
    differences: all("[data-differences]:checked").length > 0,
  };
}
