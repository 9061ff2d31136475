import sources from "virtual:style-sources";
import { vars } from "@lightmaker/ui";

/** Files that define tokens. They are excluded, because they name every token. */
const setting = /^styles\/(contract|layers|themes|reset)\.css\.ts$/;

export interface TokenUse {
  /** Name in a style file, for example `vars.color.line` or `space.xl`. */
  token: string;
  /** Custom property of the contract. Absent for the scales, which are the same in every theme. */
  property?: string;
}

/** Returns the style files of a folder and the style files that these import, directly or indirectly. */
function filesOf(folder: string): Set<string> {
  const files = new Set(Object.keys(sources).filter((file) => file.startsWith(`${folder}/`)));
  // A set is iterated in insertion order, so the loop also visits the files that it adds.
  for (const file of files)
    for (const [, specifier = ""] of sources[file]?.matchAll(/from "(\.[^"]+\.css\.ts)"/g) ?? []) {
      const found = new URL(specifier, `https://local/${file}`).pathname.slice(1);
      if (!setting.test(found)) files.add(found);
    }
  return files;
}

const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = vars;

/**
 * Returns the tokens that the style files of a component or block use.
 *
 * @param folder for example `components/Accordion`
 */
export function tokensOf(folder: string): { contract: readonly TokenUse[]; scales: readonly string[] } {
  const text = [...filesOf(folder)].map((file) => sources[file]).join("\n");
  const contract = new Map<string, TokenUse>();
  for (const [token, group = "", name = ""] of text.matchAll(/\bvars\.(\w+)\.(\w+)/g)) {
    const property = groups[group]?.[name]?.slice("var(".length, -1);
    if (property !== undefined) contract.set(token, { token, property });
  }
  const scale =
    /\b(?:space|fontSize|fontWeight|width|duration|above|breakpoint)(?:\.\w+|\["\w+"\])|\beasing\b/g;
  const scales = new Set(text.replaceAll(/^import .*$/gm, "").match(scale));
  return {
    contract: [...contract.values()].sort((one, other) => one.token.localeCompare(other.token)),
    scales: [...scales].sort(),
  };
}
