import { loadChunk } from "@lightmaker/ui";

/** Name of the chunk that holds the client of the API. */
export const apiChunk = "js/api";

/**
 * The client of the API, which no page needs before somebody acts.
 *
 * @throws ChunkLoadError when its chunk does not come
 */
export const fetchApi = async () => (await loadChunk(apiChunk, () => import("./api.ts"))).api;
