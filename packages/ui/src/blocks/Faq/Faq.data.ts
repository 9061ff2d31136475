import type { LinkData } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** One question with its answer. */
export interface FaqItem {
  /** Address fragment that opens this question. */
  id?: string;
  /** As the reader would ask it. */
  question: string;
  /** Begins with the answer. Stays in the HTML while closed. */
  answer: string;
}

/** Questions of which at most one is open, and none at first. */
export interface FaqData extends SectionData, SectionIntro {
  items: readonly FaqItem[];
  /** Below the words: where to ask what is not answered here. */
  contact?: {
    text: string;
    link: LinkData;
  };
}
