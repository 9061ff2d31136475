/** A term of a text, and where it stands there. */
export interface Term {
  /** Folded and without its ending; what terms are compared by. */
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

/** Words that say nothing about what is looked for. */
const empty = new Set(
  (
    "a an the is are was be do does did can could will would should may i me my we our you your it its this that of to in on at by " +
    "for with from about as and or if what which who where when why how much many long there any some " +
    "怎么 什么 多少 可以 哪些 哪里 如何 是否 能不 不能 可不 吗 呢 的 了 是 我 你 您"
  ).split(" "),
);

const han = /\p{Script=Han}/u;
const pieces = /\p{Script=Han}+|\d+(?:\.\d+)?|\p{L}(?:[\p{L}\p{N}](?<!\p{Script=Han}))*/gu;

/** A word without its ending: rough, but the same on both sides. */
const stem = (word: string): string =>
  word.length <= 3
    ? word
    : word
        .replace(/ies$/, "y")
        .replace(/(?<=[^s])s$/, "")
        .replace(/(?<=\w{3})(ing|ed|e)$/, "")
        .replace(/([b-df-hj-np-tv-z])\1$/, "$1");

/**
 * The terms of a text in their order: words, numbers, and pairs of Han letters, because Chinese is written without spaces. Of a
 * single Han letter between others there is that letter. `light530` is `light` and `530`; `M20` is one word.
 */
export function termsOf(text: string): Term[] {
  return [...fold(text).matchAll(pieces)].flatMap(({ 0: piece, index }): Term[] => {
    if (!han.test(piece)) return split(piece, index);
    // Letters of the scripts' later planes count two; such pairs are two halves of one, which are found all the same.
    const pairs = Math.max(piece.length - 1, 1);
    return Array.from({ length: pairs }, (_, place) => {
      const term = piece.slice(place, place + 2);
      return { term, start: index + place, end: index + place + term.length };
    });
  });
}

/** One spelling for capitals and full-width letters, with every letter where it was. */
export function fold(text: string): string {
  const half = text.replace(/[\uff01-\uff5e]/g, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) - 0xfee0),
  );
  const lower = half.toLowerCase();
  return lower.length === text.length ? lower : half;
}

/** A word, or two where a long word ends in figures. */
function split(word: string, start: number): Term[] {
  const figures = /(?<=^[a-z]{4,})\d+$/.exec(word);
  const cut = figures?.index ?? word.length;
  return [
    { term: stem(word.slice(0, cut)), start, end: start + cut },
    ...(figures ? [{ term: figures[0], start: start + cut, end: start + word.length }] : []),
  ];
}

/** What somebody looks for: the terms of what they typed that mean something, or all when none does. */
export function wantedTerms(text: string): string[] {
  const all = termsOf(text);
  const telling = all.filter(
    ({ term, start, end }) => !empty.has(term) && !empty.has(text.slice(start, end).toLowerCase()),
  );
  return (telling.length > 0 ? telling : all).map(({ term }) => term);
}
