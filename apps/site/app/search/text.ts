/** A term and its position in the text. */
export interface Term {
  /** Folded term without its ending. Terms are compared by this value. */
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

/** Stop words. */
const stopWords = new Set(
  (
    "a an the is are was be do does did can could will would should may i me my we our you your it its this that of to in on at by " +
    "for with from about as and or if what which who where when why how much many long there any some " +
    "怎么 什么 多少 可以 哪些 哪里 如何 是否 能不 不能 可不 吗 呢 的 了 是 我 你 您"
  ).split(" "),
);

const han = /\p{Script=Han}/u;
const pieces = /\p{Script=Han}+|\d+(?:\.\d+)?|\p{L}(?:[\p{L}\p{N}](?<!\p{Script=Han}))*/gu;

/** Removes the ending of a word. The rule is rough, but documents and queries use the same one. */
const stem = (word: string): string =>
  word.length <= 3
    ? word
    : word
        .replace(/ies$/, "y")
        .replace(/(?<=[^s])s$/, "")
        .replace(/(?<=\w{3})(ing|ed|e)$/, "")
        .replace(/([b-df-hj-np-tv-z])\1$/, "$1");

/**
 * Returns the terms of a text in order: words, numbers, and pairs of Han characters, because Chinese is written without
 * spaces. A single Han character between other scripts is a term of its own. `light530` becomes `light` and `530`;
 * `M20` stays one word.
 */
export function termsOf(text: string): Term[] {
  return [...fold(text).matchAll(pieces)].flatMap(({ 0: piece, index }): Term[] => {
    if (!han.test(piece)) return split(piece, index);
    // A Han character outside the Basic Multilingual Plane has two code units, so some pairs consist of two halves.
    // They still match.
    const pairs = Math.max(piece.length - 1, 1);
    return Array.from({ length: pairs }, (_, place) => {
      const term = piece.slice(place, place + 2);
      return { term, start: index + place, end: index + place + term.length };
    });
  });
}

/** Converts capitals to lower case and full-width letters to half-width. Keeps the position of every character. */
export function fold(text: string): string {
  const half = text.replace(/[\uff01-\uff5e]/g, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) - 0xfee0),
  );
  const lower = half.toLowerCase();
  return lower.length === text.length ? lower : half;
}

/** Returns a word as one term, or as two if a long word ends in digits. */
function split(word: string, start: number): Term[] {
  const figures = /(?<=^[a-z]{4,})\d+$/.exec(word);
  const cut = figures?.index ?? word.length;
  return [
    { term: stem(word.slice(0, cut)), start, end: start + cut },
    ...(figures ? [{ term: figures[0], start: start + cut, end: start + word.length }] : []),
  ];
}

/** Returns the terms of a query without stop words. If only stop words are left, returns all terms. */
export function wantedTerms(text: string): string[] {
  const all = termsOf(text);
  const meaningful = all.filter(
    ({ term, start, end }) => !stopWords.has(term) && !stopWords.has(text.slice(start, end).toLowerCase()),
  );
  return (meaningful.length > 0 ? meaningful : all).map(({ term }) => term);
}
