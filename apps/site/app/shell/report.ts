import type { ClientError } from "@lightmaker/api/contract";
import { ChunkLoadError, type VideoError } from "@lightmaker/ui";
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

/** A film, or a picture, among the site's own files. */
const ofTheSite = /^\/media\/([\w./-]+)$/;

/** The name of one of the site's pictures or films in reports; undefined for what comes from elsewhere. */
export function mediaAsset(address: string): string | undefined {
  return URL.canParse(address, location.href)
    ? ofTheSite.exec(new URL(address, location.href).pathname)?.[1]
    : undefined;
}

/**
 * Tells the makers of the site that a film failed, and how often it has by now. Without a network it is not the film that is at
 * fault, and nothing could be told.
 */
export async function reportVideoError(count: number, { src, message }: VideoError): Promise<void> {
  console.error("A film failed.", count, src, message);
  const asset = mediaAsset(src);
  if (!asset || !navigator.onLine) return;
  // A chunk that does not come reports itself.
  const api = await fetchApi().catch(() => undefined);
  api?.reportClientError({ name: "VideoError", page: location.pathname, asset, count });
}
