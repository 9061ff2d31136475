import fc from "fast-check";

/** Seed of the random texts: always the same in the tests, which must not fail by chance, and another one for each long run. */
export const seed = Number(
  process.env["FUZZ_SEED"] ?? (process.env["FUZZ_RUNS"] ? Math.floor(Math.random() * 2 ** 31) : 1),
);

/** Building blocks of hostile texts, from JSON, HTML, Markdown, CSV, headers, lengths and questions. */
export const pieces = [
  ...[
    "{",
    "}",
    "[",
    "]",
    "(",
    ")",
    ":",
    ",",
    ";",
    "=",
    '"',
    '""',
    "'",
    "\\",
    "/",
    "|",
    "-",
    "--",
    "---\n",
    "\n",
    "\r\n",
    "\r",
    "\t",
    " ",
  ],
  ...[
    "<",
    ">",
    "</",
    "<!--",
    "-->",
    "<b>",
    "<p>",
    "</p>",
    "<a href=",
    "<img src=x onerror=alert(1)>",
    "<script>",
    "</script>",
    "<style>",
  ],
  ...[
    "<svg/onload=",
    "javascript:",
    "data:text/html,",
    "&",
    "&#x6a;",
    "&lt;",
    "<![CDATA[",
    "<?",
    "<td>",
    "<table>",
    "<math>",
    "<template>",
  ],
  ...[
    "*",
    "**",
    "_",
    "`",
    "```\n",
    "~",
    "#",
    "# ",
    "> ",
    "- ",
    "1. ",
    "![",
    "](",
    "[a]: b\n",
    "https://a.b/",
    "//evil.example",
    "a@b.c",
  ],
  ...[
    "bytes=",
    "0-",
    "-1",
    "q=",
    "q=0.5",
    "gzip",
    "br",
    "*;q=0",
    "127.0.0.1",
    "::1",
    "::ffff:1.2.3.4",
    "[::1]:80",
    "10.0.0.0/8",
    "W/",
  ],
  ...[
    "10mm",
    "1/2",
    '1 1/2"',
    "½",
    "1,000",
    "1.5",
    "20w",
    "light 1390",
    "m20",
    "pvc",
    "PC",
    "切",
    "亚克力",
    "多少钱",
    "聚氯乙烯",
    "ａｂ",
    "🙂",
  ],
  ...[
    "__proto__",
    "constructor",
    "toString",
    "null",
    "true",
    "-0",
    "1e999",
    "\u0000",
    "\u001b[2J",
    "\u202e",
    "\ufeff",
    "\u0301",
    "\ud800",
  ],
  ...["%", "%00", "%2e%2e/", "../", "?", "a", "b", "0", "title: ", "state: 1", "&a ", "*a", "!!js/function "],
];

/** Generates texts that no person would type: building blocks of every grammar, characters of all kinds, and long repetitions. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((parts) => parts.join("")),
  },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...pieces), fc.integer({ min: 1, max: 200 }))
      .map(([part, times]) => part.repeat(times)),
  },
);

/** Generates damaged copies of valid bytes: parts are removed, duplicated, inverted or inserted. */
export const damaged = (good: fc.Arbitrary<Buffer>): fc.Arbitrary<Buffer> =>
  fc
    .tuple(
      good,
      fc.array(
        fc.record({
          how: fc.constantFrom("cut", "double", "flip", "put"),
          at: fc.double({ min: 0, max: 1, noNaN: true }),
          length: fc.integer({ min: 1, max: 64 }),
          bytes: fc.uint8Array({ minLength: 1, maxLength: 16 }),
        }),
        { maxLength: 5 },
      ),
    )
    .map(([bytes, changes]) =>
      changes.reduce((now, { how, at, length, bytes: more }) => {
        const place = Math.floor(at * now.length);
        const [before, part, after] = [
          now.subarray(0, place),
          now.subarray(place, place + length),
          now.subarray(place + length),
        ];
        if (how === "cut") return Buffer.concat([before, after]);
        if (how === "double") return Buffer.concat([before, part, part, after]);
        if (how === "flip") return Buffer.concat([before, part.map((byte) => byte ^ (more[0] ?? 1)), after]);
        return Buffer.concat([before, more, part, after]);
      }, bytes),
    );

/** Splits bytes into chunks, as a network delivers them. */
export const inPieces = (bytes: Buffer, cuts: readonly number[]): readonly Buffer[] => {
  const places = [...new Set(cuts.map((cut) => Math.floor(cut * bytes.length)))].sort(
    (one, other) => one - other,
  );
  return [...places, bytes.length].map((end, index) => bytes.subarray(places[index - 1] ?? 0, end));
};
