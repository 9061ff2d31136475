import type { UnsafeSubstance } from "../../contract/index.ts";
import { createNameFinder, spellingOf } from "./names.ts";
import { bare } from "./text.ts";

/** Words of somebody who is about to put something into a machine. */
const working =
  /切|割|刻|雕|打标|加工|激光|材料|板|片|膜|cut|engrav|mark|etch|laser|material|sheet|board|plate|film|safe/u;

/**
 * Makes the guard that looks at every question first: whoever names a substance that never goes into a laser is warned, whatever else
 * was asked.
 *
 * A name of one or two letters, such as PC, is also something else; it counts only beside a word of the work.
 *
 * @returns finds the substance that a question names
 */
export function createUnsafeGuard(
  substances: readonly UnsafeSubstance[],
): (question: string) => UnsafeSubstance | undefined {
  const owners = new Map<string, { readonly substance: UnsafeSubstance; readonly doubtful: boolean }>();
  for (const substance of substances) {
    for (const name of substance.names) {
      const spelling = spellingOf(name);
      if (!owners.has(spelling)) owners.set(spelling, { substance, doubtful: /^[a-z]{1,2}$/i.test(name) });
    }
  }
  const finder = createNameFinder(substances.flatMap(({ names }) => names));
  return (question) => {
    for (const spelling of finder.find(question)) {
      const owner = owners.get(spelling);
      if (owner && !(owner.doubtful && !working.test(bare(question)))) return owner.substance;
    }
    return undefined;
  };
}
