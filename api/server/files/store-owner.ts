import { createHmac } from "node:crypto";
import { readErasureKey } from "../signing-keys.ts";
import type { Storage } from "../storage/storage.ts";
import type { FileStore } from "./file-store.ts";

/** Whose files a store holds, by its mark: this database's, another one's, or nobody's yet. */
export type StoreOwner = "this" | "another" | "nobody";

/** A restored copy of a database is another one than its original; a moved database is the same one. */
const markOf = async (storage: Pick<Storage, "secret" | "firstUse">): Promise<string> =>
  createHmac("sha256", await readErasureKey(storage))
    .update(`file store ${await storage.firstUse()}`)
    .digest("hex");

/**
 * Returns whose files a store holds. The folder of a server has no mark and is its own; a bucket may be named by several
 * installations, such as a copy of a backup that somebody tries.
 *
 * @throws the store's or the database's error
 */
export async function ownerOfStore(
  { mark }: Pick<FileStore, "mark">,
  storage: Pick<Storage, "secret" | "firstUse">,
): Promise<StoreOwner> {
  if (!mark) return "this";
  const found = await mark.read();
  if (found === undefined) return "nobody";
  return found === (await markOf(storage)) ? "this" : "another";
}

/** Makes a store this database's own. @throws the store's or the database's error */
export async function takeStore(
  { mark }: Pick<FileStore, "mark">,
  storage: Pick<Storage, "secret" | "firstUse">,
): Promise<void> {
  await mark?.write(await markOf(storage));
}

/** Says that a store is another database's, and what to do. */
export const foreignStore =
  "the bucket holds the files of another database, by its mark. If this one is a copy, unset the four S3_ settings. If it replaces the other, `files own --yes`, once no server of the other one runs.";
