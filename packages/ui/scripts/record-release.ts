/**
 * Records the public API of the version in package.json. Later changes are compared with this record. Run it after
 * `changeset version`, as `npm run version` does.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { publicApi } from "../tests/public-api.ts";

const file = (name: string) => new URL(`../${name}`, import.meta.url);
const { version }: { version: string } = JSON.parse(readFileSync(file("package.json"), "utf8"));
writeFileSync(file("tests/exports.released.snap"), `${version}\n${publicApi()}`);
console.info(`Recorded the public API of ${version} in tests/exports.released.snap.`);
