import { msg } from "@lingui/core/macro";
import { inline, type Words } from "./authoring.ts";

/** Returns sentences as one text, with the space between them that the language needs. */
export const inOneText = (first: Words, ...more: readonly Words[]): Words =>
  more.reduce((text, sentence) => {
    const [before, next] = [inline(text), inline(sentence)];
    return msg`${before}${next}`;
  }, first);

/** Joins words with the separator of each language. */
export function listed([first, ...rest]: readonly Words[]): Words {
  if (!first) throw new RangeError("listed() needs at least one word: an empty list cannot be read.");
  return rest.reduce((before, next) => {
    const [list, word] = [inline(before), inline(next)];
    return msg`${list}、${word}`;
  }, first);
}

/** The same for parts that hold a list themselves. */
export function apart([first, ...rest]: readonly Words[]): Words {
  if (!first) throw new RangeError("apart() needs at least one word: an empty list cannot be read.");
  return rest.reduce((before, next) => {
    const [list, word] = [inline(before), inline(next)];
    return msg`${list}；${word}`;
  }, first);
}
