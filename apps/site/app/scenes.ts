import { loadChunk } from "@lightmaker/ui";

/** Fetches three.js with what draws machines and rooms. */
export const loadScenes = () =>
  loadChunk("js/model-scene", () => import("@lightmaker/ui/model-scene"), { needed: true });
