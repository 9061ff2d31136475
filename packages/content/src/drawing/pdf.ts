import { knotsOf, type Point } from "./knots.ts";
import { type Circle, type Drawing, isCircle, type Path } from "./shapes.ts";
import { millimetres as decimals } from "./svg.ts";

/** Points, the unit of PDF, in a millimetre. */
const points = 72 / 25.4;
/** Paper on which a drawing is printed at full size if it fits: A4, in millimetres. */
const a4 = [210, 297] as const;
/** Least distance of a drawing from the edge of the paper. Most printers reach as far. */
const margin = 10;
/** Width of the lines, in millimetres: the finest that printers draw in full colour. */
const lineWidth = 0.25;

const place = ({ x, y }: Point): string => `${decimals(x)} ${decimals(y)}`;

function outline(path: Path): string {
  const [first, ...rest] = knotsOf(path);
  if (!first) return "";
  let { leaving } = first;
  const pieces = rest.map((knot) => {
    const controls = leaving && knot.arriving ? [leaving, knot.arriving] : [];
    leaving = knot.leaving;
    return `${[...controls, knot].map(place).join(" ")} ${controls.length > 0 ? "c" : "l"}\n`;
  });
  return `${place(first)} m\n${pieces.join("")}${path.closed ? "s" : "S"}\n`;
}

const circle = ({ x, y, radius }: Circle): Path => ({
  closed: true,
  vertices: [
    { x: x - radius, y, bulge: 1 },
    { x: x + radius, y, bulge: 1 },
  ],
});

/** Colour of a layer, `#rrggbb`, as the shares that PDF takes. */
const shares = (color: string): string =>
  [1, 3, 5].map((at) => decimals(Number.parseInt(color.slice(at, at + 2), 16) / 255)).join(" ");

/** Text string of PDF: UTF-16 with its byte order mark, in hexadecimal digits. */
const textString = (text: string): string =>
  `<FEFF${Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, "0")).join("")}>`;

/** Size of the page: A4 in the direction that fits, or as large as the drawing needs. */
function pageFor({ width, height }: Drawing): readonly [width: number, height: number] {
  const [short, long] = a4;
  const needed = [width + 2 * margin, height + 2 * margin] as const;
  for (const [wide, high] of [
    [short, long],
    [long, short],
  ] as const)
    if (needed[0] <= wide && needed[1] <= high) return [wide, high];
  return needed;
}

/** Texts of a PDF for people who do not see it. */
export interface PdfTexts {
  /** BCP 47 tag. */
  readonly language: string;
  /** Description of the drawing. */
  readonly alternative: string;
}

/**
 * Converts a drawing to a PDF of one page (PDF 1.7, ISO 32000-1) on which it is printed at full size: on A4 if it fits, from
 * the top left corner. The drawing is tagged as a figure. All bytes are ASCII.
 */
export function toPdf(drawing: Drawing, { language, alternative }: PdfTexts): string {
  const [width, height] = pageFor(drawing);
  const scale = decimals(points);
  const lines = drawing.layers.map(
    ({ color, shapes }) =>
      `${shares(color)} RG\n${shapes.map((shape) => outline(isCircle(shape) ? circle(shape) : shape)).join("")}`,
  );
  const left = decimals(margin * points);
  const bottom = decimals((height - margin - drawing.height) * points);
  const content = `/Figure <</MCID 0>> BDC\nq\n${scale} 0 0 ${scale} ${left} ${bottom} cm\n${decimals(lineWidth)} w 1 J 1 j\n${lines.join("")}Q\nEMC\n`;
  const box = `[0 0 ${decimals(width * points)} ${decimals(height * points)}]`;
  const objects = [
    `<</Type/Catalog/Pages 2 0 R/Lang(${language})/MarkInfo<</Marked true>>/StructTreeRoot 6 0 R/ViewerPreferences<</DisplayDocTitle true/PrintScaling/None>>>>`,
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    `<</Type/Page/Parent 2 0 R/MediaBox${box}/Resources<<>>/Contents 4 0 R/StructParents 0>>`,
    `<</Length ${content.length}>>stream\n${content}endstream`,
    `<</Title${textString(drawing.title)}>>`,
    "<</Type/StructTreeRoot/K 7 0 R/ParentTree<</Nums[0[8 0 R]]>>>>",
    "<</Type/StructElem/S/Document/P 6 0 R/K 8 0 R>>",
    `<</Type/StructElem/S/Figure/P 7 0 R/Pg 3 0 R/K 0/Alt${textString(alternative)}/A<</O/Layout/BBox${box}>>>>`,
  ];
  const head = "%PDF-1.7\n";
  const bodies = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  const offsets = bodies.map((_, index) =>
    bodies.slice(0, index).reduce((sum, body) => sum + body.length, head.length),
  );
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const start = bodies.reduce((sum, body) => sum + body.length, head.length);
  return `${head}${bodies.join("")}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R/Info 5 0 R>>\nstartxref\n${start}\n%%EOF\n`;
}
