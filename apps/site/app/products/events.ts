import type { SeriesId } from "@lightmaker/content";

/** Asks the open series page to show a model. Any accepted spelling of its id will do. */
type ModelEvent = CustomEvent<{ id: string }>;

declare global {
  interface WindowEventMap {
    /** Radiance page (specification, section 2: "a page-level event named selectProduct"). */
    selectProduct: ModelEvent;
    /** Aurora page (specification, section 2: "a root-level event selects a model by id"). */
    selectModel: ModelEvent;
  }
}

/** Name of the `window` event that each series page listens for. */
export const modelEvents = {
  morningLight: "selectModel",
  zhongtian: "selectProduct",
} as const satisfies Record<SeriesId, keyof WindowEventMap>;
