import { contents, cover, headersAndFooters, sheetHead } from "./cover.ts";
import { drawingsOf } from "./drawings.ts";
import { type Column, type Elements, elementsOf } from "./elements.ts";
import type { Faces } from "./faces.ts";
import { type ChapterMark, createPdfWriter, type PdfWriter, sheet } from "./pdf-writer.ts";
import type { PrintBlock, PrintDrawings, PrintPaper, PrintWarning } from "./print-paper.ts";
import { type Styles, stylesOf } from "./styles.ts";
import { warningOf } from "./warning.ts";

/** Divides the wide column into columns with the given shares. The narrow column for names comes first. */
function columnsFor(...shares: readonly number[]): readonly Column[] {
  let x: number = sheet.text;
  const columns = shares.map((share) => {
    const column = { x, width: (sheet.right - sheet.text) * share - 12 };
    x += column.width + 12;
    return column;
  });
  return [{ x: sheet.left, width: sheet.text - sheet.left - 14 }, ...columns];
}

/** Returns the shares of a table's columns. Of two columns, the first states a condition and the second, wider one explains it. */
const sharesOf = (count: number): readonly number[] =>
  count === 2 ? [0.36, 0.64] : Array.from({ length: count }, () => 1 / count);

/** Arguments with which a table is set or measured. */
type TableParts = Parameters<Elements["table"]> extends [unknown, ...infer Rest] ? Rest : never;

const factTable = (data: Extract<PrintBlock, { type: "factTable" }>, styles: Styles): TableParts => [
  { cells: [data.head, ...data.columns].map((text) => ({ text, style: styles.small })) },
  data.rows.map(({ name, cells }) => ({
    cells: [{ text: name, style: styles.cellStrong }, ...cells.map((text) => ({ text, style: styles.cell }))],
  })),
  columnsFor(...sharesOf(data.columns.length)),
  undefined,
  // Conditions and limits are as important as the figures above them.
  data.note,
];

/** Lays out a specification as loosely as it fits into the given height. */
function figures(
  data: Extract<PrintBlock, { type: "figures" }>,
  { styles, elements, paper }: Typesetting,
  room: number,
): TableParts {
  const { parameter, metric, imperial } = paper.words;
  const looks = [
    ...(paper.short
      ? []
      : ([
          [styles.cell, 3.5],
          [styles.cell, 2],
        ] as const)),
    [styles.dense, 1.6],
    [styles.dense, 1],
  ] as const;
  const tables = looks.map(
    ([cell, padding]): TableParts => [
      { cells: [parameter, metric, imperial].map((text) => ({ text, style: styles.small })) },
      data.rows.map((row) => ({
        cells: [
          { text: row.label, style: { ...cell, strong: true } },
          { text: row.metric, style: cell },
          ...(row.imperial === undefined ? [] : [{ text: row.imperial, style: cell }]),
        ],
      })),
      columnsFor(0.5, 0.5),
      padding,
    ],
  );
  const loosest = tables.find((table) => elements.tableHeight(...table) <= room) ?? tables.at(-1);
  if (!loosest) throw new Error("A table needs a style.");
  return loosest;
}

/** Height of a page below the head of a chapter. */
const chapterRoom = sheet.bottom - sheet.top - 80;
/** Height of a table's first rows, which stand together. */
const firstRows = 80;
/** Tables up to this height are not torn. */
const whole = 220;

/** Tools to typeset one document. */
interface Typesetting {
  readonly writer: PdfWriter;
  readonly styles: Styles;
  readonly elements: Elements;
  readonly paper: PrintPaper;
}

const laidOut = ({ writer, styles, elements, paper }: Typesetting, data: PrintWarning | PrintDrawings) =>
  data.type === "warning"
    ? warningOf(writer, styles, elements, data, paper.words.signals[data.signal])
    : drawingsOf(writer, styles, elements, data, paper);

/** Returns the height of what must stand together at the top of a block: headings never end a page. */
function openingOf(tools: Typesetting, data: PrintBlock): number {
  const { styles, elements } = tools;
  if (data.type === "warning" || data.type === "drawings") return laidOut(tools, data).height;
  if (data.type === "figures") return elements.tableHeight(...figures(data, tools, chapterRoom));
  const heading = data.title === undefined ? 0 : elements.sectionHeight(data.title, data.lead);
  switch (data.type) {
    case "textBlocks": {
      const [first] = data.items;
      return heading + (first ? elements.besideHeight(first.title, first.paragraphs[0]) : 0);
    }
    case "faq": {
      const [first] = data.items;
      return heading + (first ? elements.besideHeight(first.question, first.answer) : 0);
    }
    case "steps": {
      const [first] = data.steps;
      return heading + (first ? elements.stepHeight(first) : 0);
    }
    case "factTable": {
      const height = elements.tableHeight(...factTable(data, styles));
      return heading + (height <= whole ? height : firstRows);
    }
  }
}

function block(tools: Typesetting, element: PdfWriter["root"], data: PrintBlock) {
  const { writer, styles, elements, paper } = tools;
  if (data.type === "warning" || data.type === "drawings") {
    laidOut(tools, data).draw(element);
    return;
  }
  if (data.type === "figures") {
    const room = paper.short ? sheet.bottom - writer.y : chapterRoom;
    elements.table(element, ...figures(data, tools, room));
    return;
  }
  writer.ensure(openingOf(tools, data));
  if (data.title !== undefined) elements.section(element, data.title, data.lead);
  switch (data.type) {
    case "textBlocks":
      for (const { title, paragraphs } of data.items) elements.beside(element, title, paragraphs);
      break;
    case "steps":
      elements.steps(element, data.steps);
      break;
    case "faq":
      for (const { question, answer } of data.items) elements.beside(element, question, [answer]);
      break;
    case "factTable":
      elements.table(element, ...factTable(data, styles));
  }
}

/** Returns all texts of a document, from which the fonts' character sets are made. */
const charactersOf = (paper: PrintPaper): string =>
  // The dot between two names is set by the document itself.
  `·${JSON.stringify(paper, (key, value: unknown) => (key === "bytes" ? undefined : value))}`;

/**
 * Creates the PDF of a document. The same document gives the same bytes.
 * @throws RangeError if no font has a character of the document
 */
export async function print(paper: PrintPaper, faces: Faces): Promise<Buffer> {
  const styles = stylesOf(paper.language.startsWith("zh"));
  const writer = createPdfWriter({
    title: `${paper.model} ${paper.title}`,
    subject: paper.machineType,
    author: paper.maker,
    language: paper.language,
    date: paper.date,
    faces,
    fonts: await faces.filesFor(charactersOf(paper)),
  });
  const elements = elementsOf(writer, styles);
  const tools: Typesetting = { writer, styles, elements, paper };
  const marks: ChapterMark[] = [];
  if (paper.short) sheetHead(writer, styles, elements, paper);
  else cover(writer, styles, elements, paper);
  // Screen readers find the contents before the chapters, although they are drawn last.
  const list = paper.short ? undefined : elements.child(writer.root, "Sect");
  if (list) {
    writer.newPage();
    writer.y = sheet.bottom;
  }
  paper.chapters.forEach(({ title, lead, blocks }, index) => {
    const name = `chapter-${index + 1}`;
    const [opening] = blocks;
    const under = writer.lines(lead ?? "", styles.muted, elements.wide);
    const head = elements.chapterHeight + elements.heightOf(under, styles.muted) + 6;
    if (!paper.short) writer.ensure(head + (opening ? openingOf(tools, opening) : 0));
    const first = !paper.short && elements.chapter(title, index + 1);
    marks.push({ title, name, page: writer.page(), first });
    writer.pdf.addNamedDestination(name, "XYZ", 0, Math.max(0, writer.y - 60), 0);
    writer.pdf.outline.addItem(title);
    const element = elements.child(writer.root, "Sect");
    if (lead !== undefined) elements.text(element, "P", lead, styles.muted, sheet.text, elements.wide);
    writer.y += 6;
    for (const data of blocks) block(tools, element, data);
  });
  if (paper.short) elements.note(writer.root, paper.words.closing);
  if (list) {
    writer.pdf.switchToPage(1);
    contents(writer, styles, elements, paper, list, marks);
  }
  headersAndFooters(writer, styles, paper, marks);
  return writer.finish();
}
