/** Fewest characters of a part: some 25 straight segments, which a slow processor paints in a few milliseconds. */
const least = 350;

/**
 * Divides SVG path data into short parts that mean the same alone: each begins with an absolute `M`. Path data without a
 * second `M` is one part.
 */
export function* partsOf(data: string): Generator<string> {
  for (let start = 0; start < data.length; ) {
    const next = data.indexOf("M", start + least);
    const end = next < 0 ? data.length : next;
    yield data.slice(start, end);
    start = end;
  }
}

/**
 * Divides SVG path data into short parts whose lines are those of the whole. Their areas are not. Only long outlines of
 * absolute `M`, `L` and `Z` are divided, because nothing else can be cut without parsing it.
 */
export function* linesOf(data: string): Generator<string> {
  for (const part of partsOf(data)) {
    if (part.length < 2 * least || !/^(?:M[^A-Za-z]+(?:L[^A-Za-z]+)*Z?\s*)+$/.test(part)) {
      yield part;
      continue;
    }
    for (const outline of part.split(/(?=M)/)) {
      const points = outline.slice(1).replace("Z", "").split("L");
      if (outline.includes("Z")) points.push(points[0] as string);
      for (let from = 0; from < points.length - 1; from += 25)
        yield `M${points.slice(from, from + 26).join("L")}`;
    }
  }
}
