import sources from "virtual:style-sources";
import { vars } from "@lightmaker/ui";

/** Files that set tokens and so name them all. */
const setting = /^styles\/(contract|layers|themes|reset)\.css\.ts$/;

export interface TokenUse {
  /** As it is written in a style file: `vars.color.line`, `space.xl`. */
  token: string;
  /** The custom property of the contract; absent for the scales, which no theme changes. */
  property?: string;
}

/** Style files of a folder and those they take styles from. What they use is read off, not listed. */
function filesOf(folder: string): Set<string> {
  const files = new Set(Object.keys(sources).filter((file) => file.startsWith(`${folder}/`)));
  // A set is walked in order of insertion, so what is found on the way is walked as well.
  for (const file of files)
    for (const [, specifier = ""] of sources[file]?.matchAll(/from "(\.[^"]+\.css\.ts)"/g) ?? []) {
      const found = new URL(specifier, `https://local/${file}`).pathname.slice(1);
      if (!setting.test(found)) files.add(found);
    }
  return files;
}

const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = vars;

/**
 * Tokens that the style files of a component or block use.
 *
 * @param folder `components/Accordion`
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
