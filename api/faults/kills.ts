import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { Fault } from "./fault.ts";

/** The server is killed twenty times while it takes leads and files, on both databases; `npm test` does it twice. */
export const kills: Fault = {
  name: "kills",
  async run() {
    const tests = spawn("vitest", ["run", "server/durability.test.ts"], {
      cwd: path.join(import.meta.dirname, ".."),
      env: { ...process.env, KILLS: "20" },
      stdio: "inherit",
    });
    const [code] = await once(tests, "close");
    assert.equal(code, 0, "A test of the killed server failed; it is named above.");
    return "20 kills on each database during 1,000 posts: nothing acknowledged was lost";
  },
};
