import { chmodSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { routes } from "../../contract/index.ts";
import type { RunningServer } from "../start-server.ts";
import { createTestFolder, type TestFolder } from "../testing/folders.ts";
import { samples } from "../testing/sample-files.ts";
import { startTestServer } from "../testing/test-servers.ts";
import { createScan } from "./virus-scan.ts";

let folder: TestFolder;
let server: RunningServer;
beforeEach(async () => {
  folder = await createTestFolder({ "site/index.html": "" });
});
afterEach(async () => {
  await server.stop();
  await folder.remove();
});

/** Starts a server whose virus scanner is a shell script: $1 is its option, $2 the file. */
async function startWith(script: string): Promise<void> {
  const path = join(folder.path, "scanner");
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  const site = `${folder.path}/site`;
  const settings = { DATA_DIR: `${folder.path}/data`, SITE_DIR: site, MEDIA_DIR: site };
  server = await startTestServer({ ...settings, SCAN_COMMAND: `${path} --quick` });
}

async function upload(bytes: Uint8Array<ArrayBuffer>): Promise<readonly [number, string]> {
  const body = new FormData();
  body.append("file", new Blob([bytes]), "a.pdf");
  const response = await fetch(server.address + routes.uploadFile, { method: "POST", body });
  const { message } = (await response.json()) as { message: string };
  return [response.status, message];
}

test("a file is kept when the operator's scanner finds nothing, and refused when it does", async () => {
  await startWith('[ "$1" = --quick ] || exit 2; grep -q HARM "$2" && exit 1; exit 0');
  expect(await upload(samples.pdf)).toEqual([200, "file.stored"]);
  expect(await upload(Uint8Array.from(Buffer.concat([samples.pdf, Buffer.from("HARM")])))).toEqual([
    422,
    "file.harmful",
  ]);
  expect(readdirSync(join(folder.path, "data/files"))).toHaveLength(1);
  expect(readdirSync(join(folder.path, "data/receiving"))).toEqual([]);
});

test.each(["exit 2", "kill -9 $$", "rm -f $0; exit 127"])(
  "a file that could not be looked at is not taken (%s)",
  async (script) => {
    await startWith(script);
    expect(await upload(samples.pdf)).toEqual([503, "file.noRoom"]);
    expect(readdirSync(join(folder.path, "data/files"))).toEqual([]);
  },
);

test("two files at a time are looked at, whoever waits gets his turn", async () => {
  // Registers itself, records the number of running scans, and unregisters.
  await startWith("d=$(dirname $0); touch $d/in.$$; ls $d | grep -c ^in >> $d/most; sleep 0.1; rm $d/in.$$");
  const answers = await Promise.all(Array.from({ length: 8 }, () => upload(samples.pdf)));
  expect(answers).toEqual(Array.from({ length: 8 }, () => [200, "file.stored"]));
  const most = readFileSync(join(folder.path, "most"), "utf8").trim().split("\n").map(Number);
  expect(most).toHaveLength(8);
  expect(Math.max(...most)).toBeLessThanOrEqual(2);
});

test("a program that cannot be started is named with the reason", async () => {
  await startWith("exit 0");
  const scan = createScan([join(folder.path, "nowhere")]);
  await expect(scan(join(folder.path, "site/index.html"))).rejects.toMatchObject({
    message: "file.noRoom",
    cause: { message: `SCAN_COMMAND (${folder.path}/nowhere) cannot be started: ENOENT.` },
  });
});
