/** Regenerates the lockfile of the dealer fixtures. Run it when the dependencies of packages/ui change. */
import { rmSync } from "node:fs";
import { prepareFixtures, writeLock } from "./prepare.ts";

const folder = prepareFixtures();
writeLock(folder);
rmSync(folder, { recursive: true, force: true });
