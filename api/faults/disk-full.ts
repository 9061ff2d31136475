import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { open, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { createTestFolder } from "../server/testing/folders.ts";
import type { Fault } from "./fault.ts";
import { createHost } from "./host.ts";
import { ask } from "./requests.ts";
import { Traffic } from "./traffic.ts";

/** The data folder's disk becomes full and is freed again. Uses a small tmpfs, so that the machine's own disk is not affected. */
export const diskFull: Fault = {
  name: "disk-full",
  async run(end) {
    const mount = await createTestFolder();
    end.defer(() => mount.remove());
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=32m", "tmpfs", mount.path]);
    end.defer(() => void execFileSync("umount", [mount.path]));
    const data = join(mount.path, "data");
    mkdirSync(data);
    const host = await createHost(end, { DATA_DIR: data });
    const server = await host.start();
    const traffic = new Traffic(() => [server.address]);
    end.defer(() => traffic.stop());
    await traffic.more(200);

    const filler = join(mount.path, "filler");
    await fill(filler);
    await traffic.moreFailures(200);
    const page = await ask(server.address);
    assert.equal(page.status, 200, "Pages need no disk, but are not sent while it is full.");
    await rm(filler);
    await traffic.more(200);
    await traffic.stop();

    traffic.assertOnly("503 server.busy");
    const storage = await host.openStorage();
    await traffic.assertNothingLost(storage);
    assert.deepEqual(
      await readdir(join(data, "receiving")),
      [],
      "Halves of uploads were left on the full disk.",
    );
    return `${traffic.stored} stored, refused meanwhile: ${traffic.refused}`;
  },
};

/** Writes until no byte of space is left. */
async function fill(path: string): Promise<void> {
  const handle = await open(path, "w");
  try {
    for (let size = 1_048_576; size >= 1; ) {
      try {
        await handle.write(Buffer.alloc(size));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
        size = Math.floor(size / 2);
      }
    }
  } finally {
    await handle.close();
  }
}
