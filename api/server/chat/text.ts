/** English stop words. */
const emptyWords = new Set(
  (
    "a an the is are was be been am do does did can could will would shall should may might must i me my we our us you your it its " +
    "this that these those there here of to in on at by for with from about as and or but if so than then too very just please hi " +
    "hello hey tell know want today now time offer ok okay like get got have has had what which who when where why how much many kind any some"
  ).split(" "),
);

/** Chinese stop characters. */
const emptyLetters = new Set(
  "的了吗呢吧啊呀么嘛是在有和与及或我你您他她它们这那个些请问想要能可以会".split(""),
);

/** Chinese stop words. They separate their neighbours: no pair of characters spans them. */
const emptyHan =
  /今天|现在|多少|什么|怎么样|怎么|怎样|如何|请问|你们|我们|咱们|有没有|能不能|可不可以|能否|是否|是不是|行不行|好不好|哪里|哪儿|哪些|哪个|哪款|哪种|一下|一个|一台|这个|那个|可以|需要|应该|大概|关于|知道|告诉|的话|[的了吗呢吧啊呀么嘛]/gu;

/** True for stop words of both languages. */
export const isEmptyWord = (word: string): boolean =>
  emptyWords.has(word) || [...word.replaceAll(emptyHan, "")].every((letter) => emptyLetters.has(letter));

/**
 * Normalises a text: full-width letters, case, figures with commas, and models. `light1390` becomes `light 1390`, and `M 20` and
 * `M-20` become `m20`.
 */
export function fold(text: string): string {
  return (
    text
      .normalize("NFKC")
      // Signs that nobody sees, such as soft hyphens, would hide a name.
      .replace(/\p{Cf}/gu, "")
      .toLowerCase()
      .replace(/[’']s\b/g, "")
      .replace(/(?<=\d),(?=\d{3}\b)/g, "")
      .replace(/(?<=[a-z]{4})(?=\d)/g, " ")
      .replace(/\b([b-z])[ -](?=\d)/g, "$1")
  );
}

/** Splits a text into runs of Han characters, words, and numbers, in order. `30w` becomes `30` and `w`; `m20` stays whole. */
export function pieces(text: string): readonly string[] {
  return fold(text).match(/\p{Script=Han}+|\d+(?:\.\d+)?|\p{L}(?:[\p{L}\p{N}](?<!\p{Script=Han}))*/gu) ?? [];
}

const isHan = (text: string): boolean => /^\p{Script=Han}/u.test(text);

/** Words that only look like plurals, or whose stems are other words. */
const kept = new Set([
  "lens",
  "news",
  "mains",
  "glasses",
  "axis",
  "tell",
  "bring",
  "string",
  "during",
  "thing",
]);

/** Returns the stem of a word. The rules are rough, but they apply to questions and entries alike. */
export const stem = (word: string): string =>
  word.length <= 3 || kept.has(word)
    ? word
    : word
        .replace(/(?<=[^s])s$/, "")
        .replace(/(?<=\w{3})(ing|ed|e)$/, "")
        .replace(/([b-df-hj-np-tv-z])\1$/, "$1");

/** Returns the trigrams of a word. */
export const threesOf = (word: string): readonly string[] =>
  Array.from({ length: Math.max(0, word.length - 2) }, (_, start) => word.slice(start, start + 3));

/** Words that mean the same to visitors. */
export interface Synonyms {
  /**
   * Removes Han words with synonyms from a text and returns their groups. Han words have no spaces between them, so they are
   * searched first.
   */
  take(text: string): { readonly rest: string; readonly taken: readonly string[] };
  /** Returns the group of a word, by its stem. The group begins with `?` if its words fit any subject. */
  of(word: string): string | undefined;
}

/** Simplifies Chinese questions: `吵不吵` asks for 吵, and 不 at the end is a question particle like 吗. */
const plainly = (text: string): string =>
  text.replace(/(\p{Script=Han})[不没]\1/gu, "$1").replace(/不(?=[\s?!.]*$)/, "");

/**
 * Returns the features of a text with their weights: Han characters and pairs of them, words, and the trigrams of longer words,
 * so that a typing error does not lose the word.
 */
export function featuresOf(text: string, synonyms: Synonyms): ReadonlyMap<string, number> {
  const features = new Map<string, number>();
  const add = (feature: string, weight: number): void => {
    features.set(feature, Math.max(weight, features.get(feature) ?? 0));
  };
  const { rest, taken } = synonyms.take(plainly(fold(text)));
  for (const group of taken) add(group, 1.3);
  for (const piece of pieces(rest.replaceAll(emptyHan, " "))) {
    if (isHan(piece)) {
      const letters = [...piece];
      for (const [index, letter] of letters.entries()) {
        if (!emptyLetters.has(letter)) add(letter, 0.5);
        const next = letters[index + 1];
        if (next && !emptyLetters.has(letter) && !emptyLetters.has(next)) add(letter + next, 1);
      }
    } else if (!emptyWords.has(piece)) {
      const word = stem(piece);
      add(synonyms.of(word) ?? word, 1.4);
      if (/^\p{L}{5,}$/u.test(word)) for (const three of threesOf(word)) add(`~${three}`, 0.35);
    }
  }
  return features;
}

/** Normalises a text for the search of names: folded, with single spaces between words and no spaces beside Han characters. */
export function bare(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}.]+/gu, " ")
    .replace(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, "")
    .trim();
}
