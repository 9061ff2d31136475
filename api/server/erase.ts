import type { FileStore } from "./files/fileStore.ts";
import type { Storage } from "./storage/storage.ts";

/**
 * Erases a lead and everything that belongs to it: files, waiting messages and the row. Deletes the bytes of a file first,
 * because they are found through its row.
 *
 * @returns `false` if there was no such lead
 */
export async function eraseLead(
  storage: Pick<Storage, "files" | "leads">,
  store: Pick<FileStore, "remove">,
  id: string,
): Promise<boolean> {
  for (const file of await storage.files.ofLead(id)) {
    await store.remove(file.id);
    await storage.files.remove(file.id);
  }
  return storage.leads.erase(id);
}
