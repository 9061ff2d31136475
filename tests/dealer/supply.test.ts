import { expect, test } from "vitest";
import { rules, supplyFaults } from "../supply.ts";

const good = { license: "MIT", integrity: "sha512-x" };

test.each([
  [
    "a licence that may not be shipped",
    { ...good, license: "GPL-3.0-only" },
    "its licence, GPL-3.0-only, is not on the list",
  ],
  [
    "a licence for tools alone, in production",
    { ...good, license: "MPL-2.0" },
    "its licence, MPL-2.0, is not on the list",
  ],
  [
    "half of a licence",
    { ...good, license: "MIT AND GPL-2.0-only" },
    "its licence, MIT AND GPL-2.0-only, is not on the list",
  ],
  ["no licence", { integrity: "sha512-x" }, "its licence, none, is not on the list"],
  ["no checksum", { license: "MIT" }, "it has no SHA-512 checksum"],
  ["an old checksum", { ...good, integrity: "sha1-x" }, "it has no SHA-512 checksum"],
  [
    "an install script",
    { ...good, hasInstallScript: true },
    "allowScripts says nothing of its install script",
  ],
])("a package with %s is reported", (_, locked, fault) => {
  const place = "node_modules/other/node_modules/@some/package";
  expect(supplyFaults({ [place]: locked }, rules)).toEqual([`${place}: ${fault}`]);
});

test("packages with allowed licences pass", () => {
  const packages = {
    "": {},
    "packages/ui": { license: "none" },
    "node_modules/@lightmaker/ui": { link: true },
    "node_modules/either": { ...good, license: "(MIT OR GPL-3.0-only)" },
    "node_modules/both": { ...good, license: "Apache-2.0 AND MIT" },
    "node_modules/tool": { ...good, license: "MPL-2.0", dev: true },
    "node_modules/node": { ...good, hasInstallScript: true },
    "node_modules/busboy": { integrity: "sha512-x" },
  };
  expect(supplyFaults(packages, rules)).toEqual([]);
});
