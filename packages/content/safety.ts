/**
 * Every safety statement in both languages with the places where it stands, as a table to be read by somebody who did not write them.
 *
 *   npm run safety -w @lightmaker/content                      all of them, ordered by what they are about
 *   npm run safety -w @lightmaker/content -- goggles fire      those topics (`src/safety/topics.ts`)
 *
 * Tests hold the rules (`src/consistency.test.ts`); whether a sentence is right, clear and enough, a person has to say.
 */
import { runContent } from "./run-content.ts";

const asked = process.argv.slice(2);
await runContent<typeof import("./src/testing/safety-table.ts"), void>(
  "/src/testing/safety-table.ts",
  ({ safetyTable }) => void process.stdout.write(safetyTable(asked)),
);
