import { type FormLanguage, formLanguages } from "../../contract/index.ts";
import { pieces } from "./text.ts";

/**
 * The language to answer in. A question with Han letters is Chinese, also one with English words in it. Latin letters alone say less: `PVC`
 * and `Mark M20` are typed by everybody, so it takes two English words to outweigh the language of the page.
 *
 * @param page language of the page that the question comes from, if it is known
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
