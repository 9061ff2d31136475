/**
 * Runs a long random walk of the wandering visitor: `npm run wander`, 5,000 steps from a new seed. `WANDER_SEED` and
 * `WANDER_STEPS` override this. The seed of a failed walk repeats the same walk.
 */
import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";

const { status } = spawnSync("playwright", ["test", "journeys/wanderer"], {
  cwd: import.meta.dirname,
  stdio: "inherit",
  env: { WANDER_SEED: String(randomInt(2 ** 31)), WANDER_STEPS: "5000", ...process.env },
});
process.exitCode = status ?? 1;
