import type { ClientError } from "@lightmaker/api/contract";
import { ChunkLoadError, type VideoError } from "@lightmaker/ui";
import { apiChunk, fetchApi } from "../fetch-api.ts";

/** Returns the missing part of the site that an error names; `undefined` for errors of other kinds. */
export function missingAsset(error: unknown): Pick<ClientError, "name" | "asset"> | undefined {
  if (!(error instanceof Error)) return undefined;
  const { chunk, id } = error as { chunk?: unknown; id?: unknown };
  if (error.name === "ChunkLoadError") return { name: error.name, asset: String(chunk) };
  if (error.name === "MissingAssetError") return { name: error.name, asset: String(id) };
  return undefined;
}

/** Reports a missing part of the site to the API. Other errors stay in the browser's console. */
export async function reportClientError(error: unknown): Promise<void> {
  const part = missingAsset(error);
  // Without the API client nothing can be reported.
  if (!part || part.asset === apiChunk) return;
  const api = await fetchApi().catch(() => undefined);
  api?.reportClientError({ ...part, page: location.pathname });
}

/** Reports every chunk that fails to load, once each, and shows `ReloadNotice` if the visitor needs the chunk. */
export function reportChunkErrors(): void {
  const reported = new Set<string>();
  addEventListener("error", ({ error }) => {
    if (!(error instanceof ChunkLoadError)) return;
    if (!reported.has(error.chunk)) void reportClientError(error);
    reported.add(error.chunk);
    if (error.needed) document.documentElement.dataset["incomplete"] = "";
  });
}

/** Matches the path of a video or image of this site. */
const siteMediaPath = /^\/media\/([\w./-]+)$/;

/** Returns the name under which an image or video of this site is reported; `undefined` for other origins and paths. */
export function mediaAsset(address: string): string | undefined {
  return URL.canParse(address, location.href)
    ? siteMediaPath.exec(new URL(address, location.href).pathname)?.[1]
    : undefined;
}

/**
 * Reports a failed video and the number of failures so far. When the browser is offline, the video is not at fault, and
 * nothing could be sent.
 */
export async function reportVideoError(count: number, { src, message }: VideoError): Promise<void> {
  console.error("A film failed.", count, src, message);
  const asset = mediaAsset(src);
  if (!asset || !navigator.onLine) return;
  // A chunk that fails to load reports itself.
  const api = await fetchApi().catch(() => undefined);
  api?.reportClientError({ name: "VideoError", page: location.pathname, asset, count });
}
