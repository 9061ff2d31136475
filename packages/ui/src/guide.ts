/**
 * Text of the Storybook page of a component or block, as plain data. Each `X.guide.ts` exports it as `guide`. Storybook
 * adds the rest from the source: props from the types, tokens from the styles, examples from the stories.
 */
export interface Guide {
  /** Its purpose, in one or two sentences. */
  purpose: string;
  /** Situations in which to use it. */
  use: readonly string[];
  /** Situations in which to use another component or block instead, and which one. */
  avoid: readonly string[];
  /** Its parts, from the outside in. Each part has its element and its function. */
  anatomy: readonly { part: string; role: string }[];
  /** Supported keys and their actions; empty if nothing takes focus. `keys` is separated by spaces: "Shift Tab". */
  keyboard: readonly { keys: string; action: string }[];
  /** Pairs of good and bad practice. */
  practice: readonly { do: string; dont: string }[];
}

/** How many options stay in sight, and from where a list that opens is better: the same on every page. */
export const few = "two to eight";
export const many = "more than eight";
