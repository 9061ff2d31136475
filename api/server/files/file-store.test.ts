import { execFileSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestFolder } from "../testing/folders.ts";
import { localFileStore, makePrivateFolder, putCopy, removeTrials, withCheckedIds } from "./file-store.ts";

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

const otherDisk = "/dev/shm";
const isOther = existsSync(otherDisk) && statSync(otherDisk).dev !== statSync(tmpdir()).dev;

test.runIf(isOther)(
  "bytes are moved to a folder on another disk, and nothing else is left there",
  async () => {
    const folder = await createTestFolder({ received: "sample" });
    const mounted = await mkdtemp(join(otherDisk, "lightmaker-test-"));
    try {
      await symlink(mounted, join(folder.path, "files"));
      const store = localFileStore(join(folder.path, "files"));
      await store.put("a".repeat(32), { path: join(folder.path, "received"), size: 6, sha256: "" });
      expect(await readdir(mounted)).toEqual(["a".repeat(32)]);
      expect(await readFile(join(mounted, "a".repeat(32)), "utf8")).toBe("sample");
      expect(existsSync(join(folder.path, "received"))).toBe(false);
      await expect(
        store.put("b".repeat(32), { path: join(folder.path, "missing"), size: 6, sha256: "" }),
      ).rejects.toThrow("ENOENT");
      expect(await readdir(mounted)).toEqual(["a".repeat(32)]);
    } finally {
      await rm(mounted, { recursive: true });
      await folder.remove();
    }
  },
);

test("a trial on a full disk leaves nothing, and what a killed program left is deleted once it is old", async () => {
  const [old, young] = [`.trial-${randomUUID()}`, `.trial-${randomUUID()}`];
  const folder = await createTestFolder({ [old]: "", [young]: "", ".trial-of-somebody": "", "a-file": "" });
  const inner = `.trial-${randomUUID()}`;
  await mkdir(join(folder.path, inner));
  // A disk that takes names and no content. Without the trap, the signal ends the program.
  const program = `import { tryWriting } from ${JSON.stringify(join(import.meta.dirname, "file-store.ts"))};
    await tryWriting(${JSON.stringify(folder.path)}).catch(({ message }) => console.log(message));`;
  const told = execFileSync(
    "sh",
    [
      "-c",
      `trap "" XFSZ; ulimit -f 0; exec "$0" --input-type=module -e "$1" | cat`,
      process.execPath,
      program,
    ],
    { encoding: "utf8" },
  );
  expect(told).toMatch(/^Nothing can be written to .*: EFBIG/);
  const yesterday = Date.now() / 1_000 - 86_400;
  for (const name of [old, ".trial-of-somebody", inner, "a-file"])
    await utimes(join(folder.path, name), yesterday, yesterday);
  expect(await removeTrials(folder.path, Date.now() - 3_600_000)).toBe(1);
  expect((await readdir(folder.path)).sort()).toEqual([young, inner, ".trial-of-somebody", "a-file"].sort());
  expect(await removeTrials(join(folder.path, "missing"), Date.now())).toBe(0);
  await folder.remove();
});

test("a copy is stored only of a regular file with the bytes of the upload, and the source stays", async () => {
  const folder = await createTestFolder({
    whole: "sample",
    long: "sample and more",
    other: "simple",
    "files/.keep": "",
  });
  const at = (name: string): string => join(folder.path, name);
  const receiving = at("receiving");
  await makePrivateFolder(receiving);
  const store = localFileStore(at("files"));
  const sha256 = createHash("sha256").update("sample").digest("hex");
  const put = (name: string, size = 6) =>
    putCopy(store, receiving, "a".repeat(32), { path: at(name), size, sha256 });
  await symlink(at("whole"), at("link"));
  execFileSync("mkfifo", [at("pipe")]);
  for (const name of ["link", "pipe", "files"])
    await expect(put(name)).rejects.toThrow(`${at(name)} is no regular file.`);
  await expect(put("long")).rejects.toThrow(`${at("long")} has 15 bytes instead of 6.`);
  const wrong = createHash("sha256").update("simple").digest("hex");
  await expect(put("other")).rejects.toThrow(`${at("other")} has the SHA-256 ${wrong} instead of ${sha256}.`);
  await expect(put("missing")).rejects.toThrow("ENOENT");
  expect([await readdir(receiving), await readdir(at("files"))]).toEqual([[], [".keep"]]);

  await put("whole");
  const stored = at(`files/${"a".repeat(32)}`);
  expect(await readFile(stored, "utf8")).toBe("sample");
  expect((await stat(stored)).mode & 0o777).toBe(0o600);
  expect(await readFile(at("whole"), "utf8")).toBe("sample");
  expect(await readdir(receiving)).toEqual([]);
  await folder.remove();
});
