import assert from "node:assert/strict";
import { freePort } from "../server/testing/free-port.ts";
import { startPostgres } from "../server/testing/test-postgres.ts";
import type { ServerProcess } from "../server/testing/test-servers.ts";
import type { Fault } from "./fault.ts";
import { createHost } from "./host.ts";
import { startNginx } from "./proxies.ts";
import { ask } from "./requests.ts";
import { Traffic } from "./traffic.ts";

/** Number of restarts of each of the two servers. */
const rounds = 3;

/** Two servers behind nginx are restarted in turn, as for an upgrade. No visitor may notice. */
export const rollingRestart: Fault = {
  name: "rolling-restart",
  async run(end) {
    const postgres = await startPostgres();
    end.defer(() => postgres.stop());
    const host = await createHost(end, {
      DATABASE_URL: await postgres.createDatabase(),
      TRUSTED_PROXIES: "loopback",
    });
    const start = async (port?: number): Promise<ServerProcess> =>
      host.start({ PORT: String(port ?? (await freePort())) });
    const servers = [await start(), await start()];
    const { origin } = await startNginx(
      end,
      servers.map(({ address }) => address),
    );
    const traffic = new Traffic(() => [origin], 20);
    end.defer(() => traffic.stop());
    let pages = 0;
    for (let round = 0; round < 2 * rounds; round += 1) {
      await traffic.more(200);
      const server = servers[round % 2];
      assert.ok(server);
      server.child.kill("SIGTERM");
      for (const going = { on: true }; going.on; pages += 1) {
        assert.equal((await ask(origin)).status, 200);
        going.on = server.child.exitCode === null;
      }
      assert.deepEqual(await server.exited, { code: 0, signal: null });
      servers[round % 2] = await start(Number(new URL(server.address).port));
    }
    await traffic.more(200);
    await traffic.stop();
    traffic.assertOnly();
    const storage = await host.openStorage();
    await traffic.assertNothingLost(storage);
    const leads = (await storage.leads.list()).length;
    assert.equal(leads, traffic.leads.size, "A lead that was sent once is there twice.");
    return `${2 * rounds} restarts, ${traffic.stored} things stored and ${pages} pages sent meanwhile, none failed; slowest answer ${Math.round(traffic.slowest)} ms`;
  },
};
