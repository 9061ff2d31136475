import { type FormLanguage, formLanguages } from "../../contract/index.ts";
import { pieces } from "./text.ts";

/**
 * Returns the language to answer in. A question with Han characters is Chinese, also if it contains English words. Latin letters
 * alone are weak evidence: everybody types `PVC` and `Mark M20`. So two English words are needed to override the language of the
 * page.
 *
 * @param page language of the page that the question comes from, if known
 */
export function languageOfQuestion(question: string, page: FormLanguage | undefined): FormLanguage {
  const parts = pieces(question);
  if (parts.some((part) => /^\p{Script=Han}/u.test(part))) return "zh";
  const words = parts.filter(
    (part) => /^[a-z]{2,}$/.test(part) && !/^(light|mark|blue|rf|mm|cm|kg)$/.test(part),
  );
  if (words.length > 1 || (page === undefined && words.length > 0)) return "en";
  return page ?? formLanguages[0];
}
