import { type RefObject, useLayoutEffect } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { useMediaQuery } from "../../hooks/useMediaQuery.ts";
import type { CompareTableProps } from "./CompareTable.types.ts";
import { choosable, fewest, placed } from "./compare.ts";
import { phone } from "./phone.ts";

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

/** What is compared, by whom it is kept, and what was chosen before React was live. */
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
  const narrow = useMediaQuery(phone);
  const chosen = choosable(value, ids);
  const choose = (next: readonly string[]) => setValue(choosable(next, ids));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the DOM is read once, when React takes over.
  useLayoutEffect(() => {
    const { boxes, places, differences } = read(controls.current);
    const byBoxes = boxes.toSorted().join() === chosen.toSorted().join() ? chosen : choosable(boxes, ids);
    // The lists are the way to choose on a phone alone, and hold the first two.
    const shown = matchMedia(phone).matches
      ? places.reduce((all, id, slot) => placed(all, slot, id), byBoxes)
      : byBoxes;
    if (shown.join() !== chosen.join()) choose(shown);
    setDifferencesOnly(differences);
  }, []);

  return {
    chosen,
    choose,
    /** The models in sight: the first two of the chosen on a phone. */
    shown: narrow ? chosen.slice(0, fewest) : chosen,
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
