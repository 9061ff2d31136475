import type { UnsafeSubstance } from "../../contract/index.ts";
import { createNameFinder, spellingOf } from "./names.ts";
import { bare } from "./text.ts";

/** Words that show that somebody is about to process a material. */
const working =
  /切|割|刻|雕|打标|加工|激光|材料|板|片|膜|cut|engrav|mark|etch|laser|material|sheet|board|plate|film|safe/u;

/** Words that show that somebody means a computer. */
const computing = /computer|software|windows|laptop|usb|电脑|软件|系统|connect|program/u;

const isWorked = (question: string): boolean => working.test(question) && !computing.test(question);

/**
 * Creates the guard that checks every question first. A question that names a substance that must never go into a laser gets the
 * warning, whatever else it asks. A name of one or two letters, such as PC, has other meanings; it counts only together with a
 * word about processing.
 *
 * @returns function that finds the substances named in a question
 */
export function createUnsafeGuard(
  substances: readonly UnsafeSubstance[],
): (question: string) => readonly UnsafeSubstance[] {
  const owners = new Map<string, { readonly substance: UnsafeSubstance; readonly doubtful: boolean }>();
  for (const substance of substances) {
    for (const name of substance.names) {
      const spelling = spellingOf(name);
      if (!owners.has(spelling)) owners.set(spelling, { substance, doubtful: /^[a-z]{1,2}$/i.test(name) });
    }
  }
  const finder = createNameFinder(substances.flatMap(({ names }) => names));
  return (question) => {
    const named = new Map<string, UnsafeSubstance>();
    for (const spelling of finder.find(question)) {
      const owner = owners.get(spelling);
      if (owner && !(owner.doubtful && !isWorked(bare(question))))
        named.set(owner.substance.id, owner.substance);
    }
    return [...named.values()];
  };
}
