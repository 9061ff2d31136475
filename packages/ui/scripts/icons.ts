/**
 * Writes a module for each icon of `icon-names.json` into `src/icons`, from the drawings of Lucide (ISC; the licence is in
 * LICENSE). The package then needs no icons at run time: lucide-react is 51 MB of which we use about sixty drawings, and a
 * page with one icon loads one. Run `npm run icons -w @lightmaker/ui` after a change of the names or of Lucide's version.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { drawnIcons } from "./drawn-icons.ts";

const folder = new URL("../src/icons/", import.meta.url);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const { file, code } of await drawnIcons()) writeFileSync(new URL(file, folder), code);
