import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { mainOf, pages } from "./catalogue.ts";

const name = "virtual:changes";
const root = path.join(import.meta.dirname, "../../..");

/** A change of packages/ui that a dealer notices. */
export interface Change {
  /** Version that brought it; `undefined` if it is not released yet. */
  version?: string;
  type: "major" | "minor" | "patch";
  /** Markdown. */
  text: string;
}

/** Reads the unreleased changes from the changesets, and the released ones from the changelog. */
export function readChanges(): Change[] {
  const unreleased = globSync("*.md", { cwd: path.join(root, ".changeset") })
    .sort()
    .flatMap((file) => {
      const text = readFileSync(path.join(root, ".changeset", file), "utf8");
      const [, type, body = ""] =
        /^---\n"@lightmaker\/ui": (major|minor|patch)\n---\n([\s\S]*)$/.exec(text) ?? [];
      return type ? [{ type: type as Change["type"], text: body.trim() }] : [];
    });
  const changelog = path.join(root, "packages/ui/CHANGELOG.md");
  return [...unreleased, ...(existsSync(changelog) ? released(readFileSync(changelog, "utf8")) : [])];
}

/** Reads a changelog as Changesets writes it: versions, kinds of changes, and a list of each. */
function released(text: string): Change[] {
  const changes: Change[] = [];
  let version: string | undefined;
  let type: Change["type"] = "patch";
  let gap = "";
  for (const line of text.split("\n")) {
    version = /^## (\S+)/.exec(line)?.[1] ?? version;
    type = (/^### (Major|Minor|Patch)/.exec(line)?.[1]?.toLowerCase() as Change["type"] | undefined) ?? type;
    const entry = /^- (?:[\da-f]{7,}: )?(.+)/.exec(line)?.[1];
    const last = changes.at(-1);
    if (entry && version) changes.push({ version, type, text: entry });
    else if (last && /^ {2}/.test(line)) last.text += `${gap}\n${line.slice(2)}`;
    gap = line === "" ? "\n" : "";
  }
  return changes;
}

/**
 * Returns the components and blocks that the last release has not: no function of their name is in the record of its public
 * API. A folder of parts counts by its main part.
 */
export function readFresh(): string[] {
  const released = readFileSync(path.join(root, "packages/ui/tests/exports.released.snap"), "utf8");
  const known = new Set(
    [...released.matchAll(/^(?:function|const|class) ([A-Z]\w*)/gm)].map(([, name]) => name),
  );
  return pages.map(({ name }) => name).filter((name) => !known.has(mainOf[name] ?? name));
}

/** Provides the changes, the version and the new parts of packages/ui. */
export const changes = (): Plugin => ({
  name,
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return;
    const { version } = JSON.parse(readFileSync(path.join(root, "packages/ui/package.json"), "utf8"));
    const values = { version, changes: readChanges(), fresh: readFresh() };
    return Object.entries(values)
      .map(([each, value]) => `export const ${each} = ${JSON.stringify(value)};`)
      .join(" ");
  },
});
