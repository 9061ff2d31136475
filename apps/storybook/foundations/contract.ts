/** One variable of the contract: its custom property, and the comment above it in the source. */
export interface ContractVariable {
  property: string;
  /** Markdown-free text; empty where the name says it all. */
  use: string;
}

/**
 * Reads the variables off the text of `contract.css.ts`, comments and all.
 *
 * @throws if none is found, because then the source is written another way
 */
export function contractOf(source: string): readonly ContractVariable[] {
  const entries = source.matchAll(/(?:\/\*\* ([^*]*) \*\/\s*)?\w+: "([a-z-]+)"/g);
  const variables = [...entries].map(([, use = "", name]) => ({
    property: `--lm-${name}`,
    use: use.replaceAll("`", ""),
  }));
  if (variables.length === 0) throw new Error("No variable found in the source of the contract.");
  return variables;
}
