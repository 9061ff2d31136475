import { msg } from "@lingui/core/macro";
import { inline, type Words } from "./authoring.ts";

/** Returns sentences as one text, with the space between them that the language needs. */
export const inOneText = (first: Words, ...more: readonly Words[]): Words =>
  more.reduce((text, sentence) => {
    const [before, next] = [inline(text), inline(sentence)];
    return msg`${before}${next}`;
  }, first);
