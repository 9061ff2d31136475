import assert from "node:assert/strict";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { routes } from "../contract/index.ts";
import { sqliteFile } from "../server/storage/data-folder.ts";
import { startControl } from "./control.ts";
import type { Fault } from "./fault.ts";
import { createHost } from "./host.ts";
import { ask } from "./requests.ts";
import { Traffic } from "./traffic.ts";

/**
 * Another program holds SQLite's lock for longer than the server waits. The server is a separate process, so this process can
 * hold the lock.
 */
export const databaseLocked: Fault = {
  name: "database-locked",
  async run(end) {
    const host = await createHost(end);
    const server = await host.start();
    const traffic = new Traffic(() => [server.address]);
    end.defer(() => traffic.stop());
    await traffic.more(200);

    const other = new DatabaseSync(join(host.folder, "data", sqliteFile), { timeout: 30_000 });
    end.defer(() => other.close());
    other.exec("begin exclusive");
    // Pages must always be served, so they are requested until visitors have been affected by the lock.
    const control = await startControl(end);
    let slowestPage = 0;
    let health = "";
    for (const goal = traffic.failures + 40; traffic.failures < goal; ) {
      const start = performance.now();
      const page = await ask(server.address);
      slowestPage = Math.max(slowestPage, performance.now() - start);
      assert.equal(page.status, 200);
      await control.ask();
      health ||= String((await ask(server.address + routes.health)).status);
    }
    other.exec("rollback");
    await traffic.more(200);
    await traffic.stop();

    traffic.assertOnly("503 server.busy");
    assert.ok(
      slowestPage < control.allowed(2_000),
      `A page took ${Math.round(slowestPage)} ms while the database was locked.`,
    );
    await traffic.assertNothingLost(await host.openStorage());
    return `${traffic.stored} stored, refused meanwhile: ${traffic.refused}; slowest page ${Math.round(slowestPage)} ms, slowest answer ${Math.round(traffic.slowest)} ms, health ${health}`;
  },
};
