/**
 * Runs the fault tests and prints a table of the results. Needs Linux, root (to mount a small file system) and the built site.
 *
 * npm run test:faults [-- NAME …]
 */
import { backupDrill } from "./backup-drill.ts";
import { clockJump } from "./clock-jump.ts";
import { databaseLocked } from "./database-locked.ts";
import { diskFull } from "./disk-full.ts";
import type { Fault } from "./fault.ts";
import { kills } from "./kills.ts";
import { load } from "./load.ts";
import { mailHangs } from "./mail-hangs.ts";
import { newsQueries } from "./news-queries.ts";
import { pipelined } from "./pipelined.ts";
import { postgresRestarts } from "./postgres-restarts.ts";
import { powerCut } from "./power-cut.ts";
import { behindCaddy, behindNginx } from "./proxies.ts";
import { rollingRestart } from "./rolling-restart.ts";
import { s3Fails } from "./s3-fails.ts";
import { shares } from "./shares.ts";
import { slowClients } from "./slow-clients.ts";
import { twoServers } from "./two-servers.ts";

const faults: readonly Fault[] = [
  diskFull,
  databaseLocked,
  kills,
  powerCut,
  postgresRestarts,
  clockJump,
  slowClients,
  newsQueries,
  pipelined,
  shares,
  mailHangs,
  s3Fails,
  twoServers,
  rollingRestart,
  behindNginx,
  behindCaddy,
  backupDrill,
  load,
];

const names = process.argv.slice(2);
const unknown = names.filter((name) => !faults.some((fault) => fault.name === name));
if (unknown.length > 0) {
  throw new Error(
    `There is no fault ${unknown.join(", ")}; there are ${faults.map(({ name }) => name).join(", ")}.`,
  );
}

const rows: { fault: string; passed: boolean; seconds: number; seen: string }[] = [];
for (const fault of faults.filter(({ name }) => names.length === 0 || names.includes(name))) {
  console.info(`\n— ${fault.name}`);
  const start = performance.now();
  const end = new AsyncDisposableStack();
  let [passed, seen] = [true, ""];
  try {
    seen = await fault.run(end);
  } catch (error) {
    console.error(error);
    [passed, seen] = [
      false,
      error instanceof Error ? (error.message.split("\n", 1)[0] ?? "") : String(error),
    ];
  } finally {
    await end.disposeAsync();
  }
  console.info(seen);
  rows.push({ fault: fault.name, passed, seconds: Math.round((performance.now() - start) / 1_000), seen });
}
console.table(rows.map(({ seen, ...row }) => row));
for (const { fault, passed, seen } of rows) console.info(`${passed ? "passed" : "FAILED"} ${fault}: ${seen}`);
const failed = rows.filter(({ passed }) => !passed).length;
console.info(`${rows.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
