/** English number words. Without "one", which usually is not a number. */
const words =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million|half|double|twice|dozen)s?\b/g;

/** Chinese numbers of two characters, or of one before a unit. 一 alone usually is not a number. */
const signs =
  /[零〇一二两三四五六七八九十百千万亿半]{2,}|[二两三四五六七八九十百千万亿半](?=[瓦毫厘米分秒年月天周小倍个台种成度升斤公吨])/gu;

/** Returns the numbers in a text, normalised: `12,000` equals `12000`, and `1.50` equals `1.5`. */
export function figuresOf(text: string): ReadonlySet<string> {
  const plain = text.normalize("NFKC").toLowerCase();
  const digits = (plain.replace(/(?<=\d)[,\u00a0 ](?=\d{3}(?!\d))/g, "").match(/\d+(?:\.\d+)?/g) ?? []).map(
    (figure) => String(Number(figure)),
  );
  return new Set([...digits, ...(plain.match(words) ?? []), ...(plain.match(signs) ?? [])]);
}

/** Returns true if every number of a text occurs in one of the sources. */
export function holdsOnlyFiguresOf(text: string, sources: readonly string[]): boolean {
  const known = figuresOf(sources.join("\n"));
  return [...figuresOf(text)].every((figure) => known.has(figure));
}
