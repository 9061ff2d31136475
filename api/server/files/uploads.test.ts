import { randomUUID } from "node:crypto";
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import type { Entry } from "../storage/entries.ts";
import { createTestFolder } from "../testing/folders.ts";
import { samples } from "../testing/sample-files.ts";
import { openUploads } from "./uploads.ts";

test("a file gets its row after its bytes: the staff are promised no file that is not there", async () => {
  const folder = await createTestFolder({});
  const rows: Entry[] = [];
  const uploads = await openUploads(readConfig({ DATA_DIR: folder.path }), {
    add: async (entry) => void rows.push(entry),
  });
  const receive = async () => {
    const path = join(uploads.folder, "received");
    await writeFile(path, samples.pdf);
    return uploads.keep("a.pdf", { path, size: samples.pdf.length, sha256: "" });
  };
  const { id } = await receive();
  expect(rows).toMatchObject([{ file: { id } }]);
  await rm(join(folder.path, "files"), { recursive: true });
  await expect(receive()).rejects.toThrow("ENOENT");
  expect(rows).toHaveLength(1);
  await folder.remove();
});

test("the sweep also deletes what a killed program left among the files", async () => {
  const folder = await createTestFolder({
    [`files/.trial-${randomUUID()}`]: "half of a file",
    "receiving/old": "",
  });
  const uploads = await openUploads(readConfig({ DATA_DIR: folder.path }), { add: async () => undefined });
  expect(await uploads.sweepReceived(Date.now() + 60_000)).toBe(2);
  expect(await readdir(join(folder.path, "files"))).toEqual([]);
  await folder.remove();
});
