/** A variable of the contract: its custom property, and its comment in the source. */
export interface ContractVariable {
  property: string;
  /** Plain text without Markdown; empty if the variable has no comment. */
  use: string;
}

/**
 * Reads the variables and their comments from the source of `contract.css.ts`.
 *
 * @throws if it finds no variable, which means that the format of the source has changed
 */
export function contractOf(source: string): readonly ContractVariable[] {
  const entries = source.matchAll(/(?:\/\*\* ([^*]*) \*\/\s*)?"?\w+"?: "([a-z\d-]+)"/g);
  const variables = [...entries].map(([, use = "", name]) => ({
    property: `--lm-${name}`,
    use: use.replaceAll("`", ""),
  }));
  if (variables.length === 0) throw new Error("No variable found in the source of the contract.");
  return variables;
}
