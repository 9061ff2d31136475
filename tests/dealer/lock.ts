/** Writes the lock of the dealers' dependencies anew. To be run when the dependencies of packages/ui change. */
import { rmSync } from "node:fs";
import { prepareFixtures, writeLock } from "./prepare.ts";

const folder = prepareFixtures();
writeLock(folder);
rmSync(folder, { recursive: true, force: true });
