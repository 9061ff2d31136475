import fs from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { afterEach, expect, test, vi } from "vitest";
import { type Envelope, fileIdOf, routes } from "../../contract/index.ts";
import { createTestFolder } from "../testing/folders.ts";
import { samples } from "../testing/sample-files.ts";
import { startTestServer } from "../testing/test-servers.ts";

afterEach(() => vi.restoreAllMocks());

/** Records which files and folders are flushed to disk, by their inodes. */
async function watchFlushes(anyFile: string): Promise<ReadonlySet<number>> {
  const flushed = new Set<number>();
  const fsync = fs.fsync;
  vi.spyOn(fs, "fsync").mockImplementation((descriptor, done) => {
    flushed.add(fs.fstatSync(descriptor).ino);
    fsync(descriptor, done);
  });
  const handle = await open(anyFile);
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const { sync } = prototype;
  vi.spyOn(prototype, "sync").mockImplementation(function (this: FileHandle) {
    flushed.add(fs.fstatSync(this.fd).ino);
    return sync.call(this);
  });
  return flushed;
}

// A power cut itself is tried by `npm run test:faults -- power-cut`.
test("an upload is acknowledged when its bytes and its name have been flushed to disk", async () => {
  const folder = await createTestFolder({ "site/index.html": "<!doctype html>" });
  const server = await startTestServer({
    DATA_DIR: `${folder.path}/data`,
    SITE_DIR: `${folder.path}/site`,
    MEDIA_DIR: `${folder.path}/site`,
  });
  const flushed = await watchFlushes(`${folder.path}/site/index.html`);
  const body = new FormData();
  body.append("file", new Blob([samples.pdf]), "a.pdf");
  const response = await fetch(server.address + routes.uploadFile, { method: "POST", body });
  const atAnswer = new Set(flushed);
  const { data } = (await response.json()) as Envelope<{ url: string }>;
  const files = `${folder.path}/data/files`;
  expect(atAnswer).toContain(fs.statSync(`${files}/${fileIdOf(data.url)}`).ino);
  expect(atAnswer).toContain(fs.statSync(files).ino);
  await server.stop();
  await folder.remove();
});
