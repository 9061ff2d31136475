import type { FileStore } from "./files/file-store.ts";
import type { Storage } from "./storage/storage.ts";

/**
 * Erases a lead and everything that belongs to it: files, waiting messages and the row. A file that another lead names stays with
 * that lead. Deletes the bytes of a file first, because they are found through its row.
 *
 * @returns `false` if there was no such lead
 */
export async function eraseLead(
  storage: Pick<Storage, "files" | "leads">,
  store: Pick<FileStore, "remove">,
  id: string,
): Promise<boolean> {
  for (const file of await storage.files.ofLead(id)) {
    if (await storage.files.giveToOther(file.id, id)) continue;
    await store.remove(file.id);
    await storage.files.remove(file.id);
  }
  return storage.leads.erase(id);
}
