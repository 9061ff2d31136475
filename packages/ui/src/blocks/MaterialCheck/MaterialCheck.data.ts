import type { LinkData } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/**
 * Verdict on a substance. `allowed` can be cut. `mark` can only be engraved or marked. `never` must not be put into a
 * laser. `unknown` needs an expert who knows its composition.
 */
export type MaterialVerdict = "allowed" | "mark" | "never" | "unknown";

/** A substance that visitors may look up. */
export interface MaterialCheckItem {
  /** Identifier of Latin letters. Used in URLs, and also found in searches. */
  id: string;
  name: string;
  /** Other names in the reader's language, Latin names and abbreviations. */
  synonyms: readonly string[];
  verdict: MaterialVerdict;
  /** Reason for the verdict, in a sentence or two. */
  reason: string;
  /** Link to more information. Default: `ask`. */
  link?: LinkData;
}

/** Substances with their verdicts, to be looked up by name: "Can I laser this?" */
export interface MaterialCheckData extends SectionData, SectionIntro {
  items: readonly MaterialCheckItem[];
  /** Link for questions about unknown substances. `{value}` in its URL is replaced by the encoded name or typed text. */
  ask: LinkData;
  /** Link for substances with the verdict `never`. Default: `ask`. */
  instead?: LinkData;
}
