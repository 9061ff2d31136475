import type { FileStore } from "./files/fileStore.ts";
import type { Storage } from "./storage/storage.ts";

/**
 * Erases a lead with everything that belongs to it: files, messages that wait, and the row itself. The bytes go first: the
 * row is how they are found, so it may only go when they are gone.
 *
 * @returns whether there was such a lead
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
