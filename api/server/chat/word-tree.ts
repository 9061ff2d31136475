import { unitsOf } from "./units-of-text.ts";

/** Node of a tree of words, which are found from their first unit on. */
export interface Branching<Node> {
  readonly next: Map<string, Node>;
}

/** Returns the node at the end of a path, and creates what is missing of it. */
export function follow<Node extends Branching<Node>>(
  root: Node,
  keys: readonly string[],
  create: () => Node,
): Node {
  let last = root;
  for (const key of keys) {
    const next = last.next.get(key) ?? create();
    last.next.set(key, next);
    last = next;
  }
  return last;
}

/** Returns the path of a word: the texts of its units, without borders. */
export const keysOf = (word: string): readonly string[] =>
  unitsOf(word).flatMap(({ text }) => (text === "" ? [] : text));
