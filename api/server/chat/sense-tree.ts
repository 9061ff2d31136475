import type { Sense } from "./scan.ts";
import type { Branching } from "./word-tree.ts";

/** Node of a tree of words with their meanings. */
export interface Node extends Branching<Node> {
  readonly senses: Sense[];
  /** Words as they are written: Han words that sound like this, and words of daily life. */
  written?: Set<string>;
}

export const createNode = (): Node => ({ next: new Map(), senses: [] });

const hasSense = (node: Node, { kind, id }: Sense): boolean =>
  node.senses.some((sense) => sense.kind === kind && sense.id === id);

/** Adds a sense, once. */
export function give(node: Node, sense: Sense): void {
  if (!hasSense(node, sense)) node.senses.push(sense);
}

/** Keeps how a word is written. Most nodes end no word, and have no room for it. */
export function write(node: Node, text: string): void {
  node.written ??= new Set();
  node.written.add(text);
}
