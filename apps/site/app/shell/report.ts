import type { ClientError } from "@lightmaker/api/contract";

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
  if (!part) return;
  const { api } = await import("../api.ts");
  api.reportClientError({ ...part, page: location.pathname });
}
