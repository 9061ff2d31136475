import type { LinkData } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/**
 * `allowed` can be cut, `mark` can only be engraved or marked, `never` must stay outside, `unknown` wants somebody who
 * knows what is in it.
 */
export type MaterialVerdict = "allowed" | "mark" | "never" | "unknown";

/** A substance that people ask about. */
export interface MaterialCheckItem {
  /** Latin; stands for the substance in addresses and is found like a name. */
  id: string;
  name: string;
  /** Other words for it in the reader's language, Latin names and abbreviations. */
  synonyms: readonly string[];
  verdict: MaterialVerdict;
  /** Why, in a sentence or two. */
  reason: string;
  /** Where to read on; `ask` unless given. */
  link?: LinkData;
}

/** "Can I laser this?": what is known of each substance, to be asked by name. */
export interface MaterialCheckData extends SectionData, SectionIntro {
  items: readonly MaterialCheckItem[];
  /** Where to ask about what is not known; `{value}` in the address stands for what was typed, encoded. */
  ask: LinkData;
  /** The next step from what never goes in; `ask` unless given. */
  instead?: LinkData;
}
