import type { FileStore } from "./files/file-store.ts";
import type { KeptFile } from "./storage/lead-store.ts";
import type { Storage } from "./storage/storage.ts";

/** Result of an erasure. */
interface ErasedLead {
  /** Number of files that were deleted. */
  readonly files: number;
  readonly kept: readonly KeptFile[];
}

/**
 * Erases a lead and everything that belongs to it: files, waiting messages and the row. A file that another lead names stays with
 * that lead. Otherwise the lead goes last: if the bytes of its file cannot be deleted, it still names them, and can be erased again.
 *
 * @returns `undefined` if there was no such lead
 */
export async function eraseLead(
  storage: Pick<Storage, "files" | "leads">,
  store: Pick<FileStore, "remove">,
  id: string,
): Promise<ErasedLead | undefined> {
  const { free, kept, erased } = await storage.files.release(id);
  for (const file of free) await store.remove(file);
  return erased || (await storage.leads.erase(id)) ? { files: free.length, kept } : undefined;
}
