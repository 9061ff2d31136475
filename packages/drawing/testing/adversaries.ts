/** A file made to take long. Its size grows with `n`. */
export type Adversary = (n: number) => string;

const svg = (content: string, more = ""): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1000mm" height="1000mm" viewBox="0 0 1000 1000" fill="none" stroke="red" ${more}>${content}</svg>`;
const dxf = (entities: string, blocks = ""): string =>
  `0\nSECTION\n2\nBLOCKS\n${blocks}0\nENDSEC\n0\nSECTION\n2\nENTITIES\n${entities}0\nENDSEC\n0\nEOF\n`;
const block = (entities: string): string => `0\nBLOCK\n2\nPART\n${entities}0\nENDBLK\n`;
/** `count` copies of the block in a row. */
const insert = (count: number, more = ""): string => `0\nINSERT\n2\nPART\n70\n${count}\n44\n1\n${more}`;
const many = (count: number, of: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => of(index)).join("");
/** Lines so far from each other that none is compared with another. */
const line = (index: number): string => `M${5 * (index % 200)} ${5 * Math.floor(index / 200)}h1`;
const lineRecord = (index: number, more = ""): string =>
  `0\nLINE\n10\n0\n20\n${5 * index}\n11\n1\n21\n${5 * index}\n${more}`;
/** `count` copies of an object, which grows as well: their product is beyond the limits from the smaller file on. */
const copied = (count: number, object: string): string =>
  svg(`<defs>${object}</defs><path d="M0 0h9"/>${'<use href="#a"/>'.repeat(count)}`);

/**
 * Ways to make a reader or a comparison take the square of the file, with a size at which that is seen. All are read as
 * a drawing, or refused as too complex.
 */
export const adversaries: Readonly<Record<string, readonly [n: number, Adversary]>> = {
  "style sheet: at-rules that never end": [20_000, (n) => svg(`<style>${"@".repeat(n)}</style>`)],
  "style sheet: comments that never end": [20_000, (n) => svg(`<style>${"/* ".repeat(n)}</style>`)],
  "style sheet: many rules": [
    2000,
    (n) =>
      svg(`<style>${many(n, (i) => `.c${i}{stroke:red}`)}</style>${many(n, () => '<path d="M0 0h9"/>')}`),
  ],
  "style sheet: a rule with many names and many properties": [
    2000,
    (n) => svg(`<style>${many(n, (i) => `.c${i},`)}path{${many(n, () => "stroke:red;")}}</style>`),
  ],
  "style sheet: a long colour for many lines": [
    4000,
    (n) =>
      svg(
        `<style>path{stroke:rgb(${"1".repeat(10 * n)})}</style>${many(n, (i) => `<path d="${line(i)}"/>`)}`,
      ),
  ],
  "a long colour of a group": [
    4000,
    (n) => svg(`<g stroke="${"a".repeat(10 * n)}">${many(n, (i) => `<path d="${line(i)}"/>`)}</g>`),
  ],
  "a long name of a group": [
    4000,
    (n) => svg(`<g id="${"a".repeat(10 * n)}">${many(n, (i) => `<path d="${line(i)}"/>`)}</g>`),
  ],
  "many groups": [3000, (n) => svg(`${many(n, (i) => `<g id="a"><path d="${line(i)}"/></g>`)}`)],
  "copies of many groups": [1200, (n) => copied(n, `<g id="a">${"<g/>".repeat(n)}</g>`)],
  "copies of a long path without a line": [2700, (n) => copied(n, `<path id="a" d="${"M0 0".repeat(n)}"/>`)],
  "copies of a line without a length": [1000, (n) => copied(n, `<path id="a" d="M0 0${"h0".repeat(n)}"/>`)],
  "a size of many spaces": [4000, (n) => svg(`<svg width="1${" ".repeat(n)}!"><path d="M0 0h9"/></svg>`)],
  "a transformation that is one long word": [
    2000,
    (n) => svg(many(10, () => `<path d="M0 0h9" transform="${"a".repeat(n)}"/>`)),
  ],
  "path: an arc of one long number": [501, (n) => svg(`<path d="M0 0h9a${"2".repeat(4 * n)}"/>`)],
  "path: a long number": [20_000, (n) => svg(`<path d="M0 0h9L${"2".repeat(n)} 1e-${"1".repeat(n)}"/>`)],
  "path: many tiny chains": [
    4000,
    (n) => svg(`<path d="${many(n, (i) => `M${(i % 200) / 50} ${i / 200}h.01`)}"/>`),
  ],
  "path: many tiny chains at one place": [4000, (n) => svg(`<path d="${"M5 5h.1".repeat(n)}"/>`)],
  "outlines inside each other": [
    3000,
    (n) =>
      svg(many(n, (i) => `<path d="M${3 * i} ${3 * i}H${99_999 - 3 * i}V${99_999 - 3 * i}H${3 * i}Z"/>`)),
  ],
  "a zigzag that grows ever smaller": [
    3000,
    (n) => svg(`<path d="M0 0${many(n, (i) => `L${3 * i} ${(i % 2 === 0 ? 1 : -1) * 50 * (1 - i / n)}`)}"/>`),
  ],
  "layers with a line each": [1000, (n) => dxf(many(n, (i) => lineRecord(i, `8\nL${i}\n`)))],
  "layers in a table": [
    1000,
    (n) =>
      `0\nSECTION\n2\nTABLES\n${many(n, (i) => `0\nLAYER\n2\nL${i}\n`)}0\nENDSEC\n${dxf(many(n, (i) => lineRecord(i)))}`,
  ],
  "many blocks": [
    1000,
    (n) =>
      dxf(
        many(n, (i) => `0\nINSERT\n2\nB${i}\n`),
        many(n, (i) => `0\nBLOCK\n2\nB${i}\n${lineRecord(i)}0\nENDBLK\n`),
      ),
  ],
  "copies of many points": [
    1100,
    (n) => dxf(`${lineRecord(0)}${insert(n)}`, block("0\nPOINT\n10\n1\n".repeat(n))),
  ],
  "copies of an object with many groups": [
    2500,
    (n) => dxf(`${lineRecord(0)}${insert(n)}`, block(`0\nPOINT\n${"1\na\n".repeat(n)}`)),
  ],
  "an insertion with many groups": [
    1000,
    (n) => dxf(`${lineRecord(0)}${insert(4 * n, "1\na\n".repeat(10 * n))}`, block("0\nPOINT\n10\n1\n")),
  ],
  "a layer with a long name for many objects of a block": [
    2000,
    (n) => dxf(insert(1, `8\n${"a".repeat(20 * n)}\n`), block(many(n, (i) => lineRecord(i, "8\n0\n")))),
  ],
  "a spline of one point": [
    1000,
    (n) =>
      dxf(
        `${lineRecord(0)}0\nSPLINE\n71\n9\n${"10\n1\n20\n1\n".repeat(n)}${many(n + 10, (i) => `40\n${i}\n`)}`,
      ),
  ],
  "a polyline of one point": [
    5000,
    (n) => dxf(`${lineRecord(0)}0\nLWPOLYLINE\n${"10\n1\n20\n1\n42\n1\n".repeat(n)}`),
  ],
  "long numbers": [5000, (n) => dxf(many(10, () => `0\nLINE\n11\n9.${"1".repeat(n)}\n`))],
};
