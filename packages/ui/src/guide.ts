/**
 * What a component's or block's `X.guide.ts` exports as `guide`: the words of its page in Storybook, as plain data. The page adds
 * what can be read from the source: props from the types, tokens from the styles, examples from the stories.
 */
export interface Guide {
  /** What it is for, in one or two sentences. */
  purpose: string;
  /** When it is the right part. */
  use: readonly string[];
  /** When another one is better, and which. */
  avoid: readonly string[];
  /** Its parts, from the outside in, each with the element it is and what it does. */
  anatomy: readonly { part: string; role: string }[];
  /** Keys it answers and what they do; empty where nothing takes focus. `keys` joined by spaces: "Shift Tab". */
  keyboard: readonly { keys: string; action: string }[];
  /** Pairs of good and bad practice. */
  practice: readonly { do: string; dont: string }[];
}
