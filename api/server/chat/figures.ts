/** English words for numbers, but for "one", which is mostly none. */
const words =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million|half|double|twice|dozen)s?\b/g;

/** Chinese numbers of two signs, or of one before a unit; 一 alone is mostly none. */
const signs =
  /[零〇一二两三四五六七八九十百千万亿半]{2,}|[二两三四五六七八九十百千万亿半](?=[瓦毫厘米分秒年月天周小倍个台种成度升斤公吨])/gu;

/** The numbers in a text, each in one spelling: `12,000` and `12000` are one, and `1.50` is `1.5`. */
export function figuresOf(text: string): ReadonlySet<string> {
  const plain = text.normalize("NFKC").toLowerCase();
  const digits = (plain.replace(/(?<=\d)[,\u00a0 ](?=\d{3}(?!\d))/g, "").match(/\d+(?:\.\d+)?/g) ?? []).map(
    (figure) => String(Number(figure)),
  );
  return new Set([...digits, ...(plain.match(words) ?? []), ...(plain.match(signs) ?? [])]);
}

/** Whether every number of a text stands in one of the sources. */
export function holdsOnlyFiguresOf(text: string, sources: readonly string[]): boolean {
  const known = figuresOf(sources.join("\n"));
  return [...figuresOf(text)].every((figure) => known.has(figure));
}
