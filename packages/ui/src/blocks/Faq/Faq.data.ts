import type { LinkData } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** One question with its answer. */
export interface FaqItem {
  /** URL fragment that opens this question. */
  id?: string;
  /** Worded as the reader would ask it. */
  question: string;
  /** The answer, with the most important part first. Stays in the HTML while closed. */
  answer: string;
}

/** Questions and answers. All are closed initially, and at most one is open at a time. */
export interface FaqData extends SectionData, SectionIntro {
  items: readonly FaqItem[];
  /** Contact for other questions, below the title and lead. */
  contact?: {
    text: string;
    link: LinkData;
  };
}
