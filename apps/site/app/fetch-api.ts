import { loadChunk } from "@lightmaker/ui";

/** Name of the chunk that contains the API client. */
export const apiChunk = "js/api";

/**
 * Loads the API client. No page needs it before the visitor interacts.
 *
 * @throws ChunkLoadError when the chunk fails to load
 */
export const fetchApi = async () => (await loadChunk(apiChunk, () => import("./api.ts"))).api;
