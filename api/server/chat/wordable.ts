import { isVerdictId } from "./barred.ts";
import type { Part } from "./understood.ts";

/** Entries that a model may word: about the company, its service, orders and downloads, and figures of machines. */
const entries =
  /^(?:warranty|sample|contact|downloads|compare|series|model|most|accessory|finance|partner|buy|company|news|privacy|formats|clearance|tubes|first-cut|accessories|models)(?:\.|$)|^software\.(?:studio|cloud)$|^faq\.(?:which-series|price|minimum-order|complete|learning-time|try-first|after-request|warranty-length|drawing|computer|spare-parts)$/;

/** Entries among them that say what may be worked on, or what keeps people safe. */
const asWritten = new Set(["sample.material", "sample.refused", "company.certificates"]);

/** Rows of the tables, of one model or of all. */
const rows = /^(?:spec\.[^.]+|all)\./;

/** Rows that say how a machine is kept safe. */
const ofSafety =
  /\.(?:safety-standard|exhaust-system|cooling-system|max-material-size-front|max-material-size-back|temperature|air-pressure|voltage)$/;

/** True if a passage that tells these entries may be worded anew. What says what may be done, and what keeps people safe, may not. */
export const isWordable = (ids: readonly string[]): boolean =>
  ids.length > 0 &&
  ids.every(
    (id) =>
      (entries.test(id) || rows.test(id)) && !isVerdictId(id) && !ofSafety.test(id) && !asWritten.has(id),
  );

/** True for an entry about a danger. It is told even if the question may ask for something else as well. */
export const isOfSafety = (id: string): boolean =>
  isVerdictId(id) ||
  /^(?:safety|interlock|unsafe|people|smoke|purifier|room|tube\.change|sample\.refused)|^practice\.[^.]+\.fumes$|^faq\.(?:unattended|goggles|fire|fire-open-marker|pvc|unknown-plastic|abs-polycarbonate|leather|long-boards|exhaust|weak-extraction)$/.test(
    id,
  );

/** True for a part of a question that asks for nothing that may be worked on. Advice is a verdict with reasons. */
export const isHarmless = ({ kind }: Part): boolean =>
  !["material", "advice", "hazard", "settings"].includes(kind);
