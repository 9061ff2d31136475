/**
 * Prints every safety statement in both languages with the places where it appears, as a table for a reviewer other
 * than the author.
 *
 *   npm run safety -w @lightmaker/content                      all statements, by topic
 *   npm run safety -w @lightmaker/content -- goggles fire      these topics (`src/safety/topics.ts`)
 *
 * Tests check the rules (`src/consistency.test.ts`). Whether a sentence is correct, clear and sufficient, a person must
 * judge.
 */
import { runContent } from "./run-content.ts";

const asked = process.argv.slice(2);
await runContent<typeof import("./src/testing/safety-table.ts"), void>(
  "/src/testing/safety-table.ts",
  ({ safetyTable }) => void process.stdout.write(safetyTable(asked)),
);
