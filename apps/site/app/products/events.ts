import type { SeriesId } from "@lightmaker/content";

/** Asks the series page that is open to show a model. Any spelling of its id will do. */
type ModelEvent = CustomEvent<{ id: string }>;

declare global {
  interface WindowEventMap {
    /** Radiance page (specification, section 2: "a page-level event named selectProduct"). */
    selectProduct: ModelEvent;
    /** Aurora page (specification, section 2: "a root-level event selects a model by id"). */
    selectModel: ModelEvent;
  }
}

/** The event each series page listens to on `window`. */
export const modelEvents = {
  morningLight: "selectModel",
  zhongtian: "selectProduct",
} as const satisfies Record<SeriesId, keyof WindowEventMap>;
