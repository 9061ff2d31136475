import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestFolder } from "../testing/folders.ts";
import { localFileStore, withCheckedIds } from "./file-store.ts";

test("an id that is another path is refused, and what does not belong there is left alone", async () => {
  const folder = await createTestFolder({ "secret.txt": "x", "files/.keep": "" });
  const store = withCheckedIds(localFileStore(join(folder.path, "files")));
  const received = { path: join(folder.path, "received"), size: 1, sha256: "" };
  await writeFile(received.path, "x");
  for (const id of ["../secret.txt", "../../etc/passwd-and-more", "", "short", `${"a".repeat(32)}/b`]) {
    await expect(store.read(id)).rejects.toThrow("not the id of an uploaded file");
    await expect(store.remove(id)).rejects.toThrow("not the id of an uploaded file");
    await expect(store.put(id, received)).rejects.toThrow("not the id of an uploaded file");
  }
  expect((await readdir(folder.path)).sort()).toEqual(["files", "received", "secret.txt"]);
  expect(await store.list()).toEqual([]);
  const id = "a".repeat(32);
  await store.put(id, received);
  expect((await store.list()).map((file) => file.id)).toEqual([id]);
  await folder.remove();
});
