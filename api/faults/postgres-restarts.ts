import assert from "node:assert/strict";
import { routes } from "../contract/index.ts";
import { startPostgres } from "../server/testing/test-postgres.ts";
import { waitFor } from "../server/testing/wait-for.ts";
import type { Fault } from "./fault.ts";
import { createHost } from "./host.ts";
import { ask } from "./requests.ts";
import { Traffic } from "./traffic.ts";

/** PostgreSQL is restarted during traffic: once cleanly, once after a crash from which it must recover. */
export const postgresRestarts: Fault = {
  name: "postgres-restarts",
  async run(end) {
    const postgres = await startPostgres();
    end.defer(() => postgres.stop());
    const host = await createHost(end, { DATABASE_URL: await postgres.createDatabase() });
    const server = await host.start();
    const traffic = new Traffic(() => [server.address]);
    end.defer(() => traffic.stop());
    for (const signal of ["SIGINT", "SIGQUIT"] as const) {
      await traffic.more(200);
      await postgres.restart(signal, async () => {
        await traffic.moreFailures(40);
        assert.equal((await ask(server.address)).status, 200);
        // One result of the check is reused for a second.
        await waitFor(
          "the server is not healthy",
          async () => (await ask(server.address + routes.health)).status === 503,
        );
      });
      await waitFor(
        "the server is healthy",
        async () => (await ask(server.address + routes.health)).status === 200,
      );
    }
    await traffic.more(200);
    await traffic.stop();
    traffic.assertOnly("503 server.busy");
    await traffic.assertNothingLost(await host.openStorage());
    return `${traffic.stored} stored, refused meanwhile: ${traffic.refused}; slowest answer ${Math.round(traffic.slowest)} ms`;
  },
};
