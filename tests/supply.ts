/**
 * Checks the npm dependencies: every package of the lockfile has a checksum, runs no install script that package.json
 * does not allow, and has a licence that may be shipped (production) or used (development). Part of `npm run check`.
 */
import { readFileSync } from "node:fs";
import path from "node:path";

/** A package of package-lock.json, version 3. */
interface LockedPackage {
  readonly license?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly hasInstallScript?: boolean;
}

export interface SupplyRules {
  /** SPDX identifiers of licences allowed in the product. */
  readonly shipped: readonly string[];
  /** SPDX identifiers of licences allowed in packages that only build and test the product. */
  readonly used: readonly string[];
  /** Licences, as in their LICENSE file, of packages whose package.json states none in the current format. */
  readonly stated: Readonly<Record<string, string>>;
  /** Packages with a decision on whether their install script runs (`allowScripts` of package.json). */
  readonly settledScripts: readonly string[];
}

/** Checks an SPDX expression without nesting: every part of an `AND`, and at least one of an `OR`, must be on the list. */
function isCovered(expression: string, list: readonly string[]): boolean {
  const plain = expression.replace(/[()]/g, "");
  const parts = plain.split(/ AND /);
  return parts.every((part) => part.split(/ OR /).some((each) => list.includes(each.trim())));
}

/** Returns the faults of a lockfile's packages, one line each. */
export function supplyFaults(
  packages: Readonly<Record<string, LockedPackage>>,
  { shipped, used, stated, settledScripts }: SupplyRules,
): readonly string[] {
  return Object.entries(packages).flatMap(([place, locked]) => {
    const name = place.split("node_modules/").at(-1) ?? "";
    // The project's own workspaces are folders or links.
    if (!place.includes("node_modules/") || locked.link) return [];
    const {
      license = stated[name] ?? "none",
      integrity,
      inBundle,
      dev,
      devOptional,
      hasInstallScript,
    } = locked;
    const list = dev || devOptional ? used : shipped;
    return [
      !isCovered(license, list) && `${place}: its licence, ${license}, is not on the list`,
      !inBundle && !integrity?.startsWith("sha512-") && `${place}: it has no SHA-512 checksum`,
      hasInstallScript &&
        !settledScripts.includes(name) &&
        `${place}: allowScripts says nothing of its install script`,
    ].filter((fault) => fault !== false && fault !== undefined);
  });
}

const permissive = [
  "MIT",
  "MIT-0",
  "ISC",
  "0BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "OFL-1.1",
  // argparse, for the command line of markdown-it. Permissive: it asks for its notice alone.
  "Python-2.0",
  "Unlicense",
  "Zlib",
];
const root = path.join(import.meta.dirname, "..");
const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), "utf8"));

export const rules: SupplyRules = {
  shipped: permissive,
  // Libraries that are called but not built in: sharp's libvips, Lightning CSS and axe. caniuse-lite is data.
  used: [...permissive, "LGPL-3.0-or-later", "MPL-2.0", "CC-BY-4.0"],
  stated: {
    busboy: "MIT",
    dicer: "MIT",
    eval: "MIT",
    "humanize-number": "MIT",
    only: "MIT",
    "png-js": "MIT",
    "require-like": "MIT",
    streamsearch: "MIT",
  },
  settledScripts: Object.keys(read("package.json").allowScripts as object),
};

if (import.meta.main) {
  const { packages } = read("package-lock.json") as { packages: Record<string, LockedPackage> };
  const faults = supplyFaults(packages, rules);
  for (const fault of faults) console.error(fault);
  console.info(`${Object.keys(packages).length} packages, ${faults.length} faults.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
