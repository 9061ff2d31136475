import type { ClientError } from "@lightmaker/api/contract";
import { ChunkLoadError } from "@lightmaker/ui";
import { apiChunk, fetchApi } from "../fetchApi.ts";

/** What a failure says about the site; undefined for failures that are not about a missing part of it. */
export function missingPart(error: unknown): Pick<ClientError, "name" | "asset"> | undefined {
  if (!(error instanceof Error)) return undefined;
  const { chunk, id } = error as { chunk?: unknown; id?: unknown };
  if (error.name === "ChunkLoadError") return { name: error.name, asset: String(chunk) };
  if (error.name === "MissingAssetError") return { name: error.name, asset: String(id) };
  return undefined;
}

/** Tells the makers of the site that a part of it is missing; other failures stay in the browser's console. */
export async function reportClientError(error: unknown): Promise<void> {
  const part = missingPart(error);
  // What reports is missing itself.
  if (!part || part.asset === apiChunk) return;
  const api = await fetchApi().catch(() => undefined);
  api?.reportClientError({ ...part, page: location.pathname });
}

/** Reports every chunk that does not come, each once, and has the visitor told (`ReloadNotice`) when he waits for it. */
export function followErrors(): void {
  const reported = new Set<string>();
  addEventListener("error", ({ error }) => {
    if (!(error instanceof ChunkLoadError)) return;
    if (!reported.has(error.chunk)) void reportClientError(error);
    reported.add(error.chunk);
    if (error.needed) document.documentElement.dataset["incomplete"] = "";
  });
}
