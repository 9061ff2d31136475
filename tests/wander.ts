/**
 * A long walk of the visitor who wanders: `npm run wander`, 5,000 steps from a new seed. `WANDER_SEED` and `WANDER_STEPS` say otherwise;
 * the seed of a walk that failed makes the same walk again.
 */
import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";

const { status } = spawnSync("playwright", ["test", "journeys/wanderer"], {
  cwd: import.meta.dirname,
  stdio: "inherit",
  env: { WANDER_SEED: String(randomInt(2 ** 31)), WANDER_STEPS: "5000", ...process.env },
});
process.exitCode = status ?? 1;
