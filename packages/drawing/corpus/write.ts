/** Writes the hand-written part of the corpus as files, for other programs: `npm run corpus -w @lightmaker/drawing`. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { cases } from "./cases.ts";

const folder = path.join(import.meta.dirname, "files");
await mkdir(folder, { recursive: true });
await Promise.all(cases.map(({ name, content }) => writeFile(path.join(folder, name), content)));
console.info(`${cases.length} files written.`);
