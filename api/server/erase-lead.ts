import type { FileStore } from "./files/file-store.ts";
import type { Storage } from "./storage/storage.ts";

/**
 * Erases a lead and everything that belongs to it: files, waiting messages and the row. A file that another lead names stays with
 * that lead. The lead goes last: if the bytes of its file cannot be deleted, it still names them, and can be erased again.
 *
 * @returns `false` if there was no such lead
 */
export async function eraseLead(
  storage: Pick<Storage, "files" | "leads">,
  store: Pick<FileStore, "remove">,
  id: string,
): Promise<boolean> {
  for (const file of await storage.files.release(id)) await store.remove(file);
  return storage.leads.erase(id);
}
