import { contents, cover, headersAndFooters, sheetHead } from "./cover.ts";
import { type Column, type Elements, elementsOf } from "./elements.ts";
import type { Faces } from "./faces.ts";
import { type ChapterMark, colors, createPdfWriter, type PdfWriter, sheet } from "./pdf-writer.ts";
import type { PrintBlock, PrintPaper } from "./print-paper.ts";
import { type Styles, stylesOf } from "./styles.ts";

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
];

function figures(
  data: Extract<PrintBlock, { type: "figures" }>,
  styles: Styles,
  { short, words: { parameter, metric, imperial } }: PrintPaper,
): TableParts {
  const cell = short ? styles.dense : styles.cell;
  return [
    { cells: [parameter, metric, imperial].map((text) => ({ text, style: styles.small })) },
    data.rows.map((row) => ({
      cells: [
        { text: row.label, style: { ...cell, strong: true } },
        { text: row.metric, style: cell },
        ...(row.imperial === undefined ? [] : [{ text: row.imperial, style: cell }]),
      ],
    })),
    columnsFor(0.5, 0.5),
    short ? 1.6 : undefined,
  ];
}

/** Height of a heading with its lead, and of a table's first rows, that must stand together. */
const headed = 60;
const firstRows = 110;
/** Tables up to this height are not torn. */
const short = 300;

function block(
  element: PdfWriter["root"],
  elements: Elements,
  writer: PdfWriter,
  styles: Styles,
  paper: PrintPaper,
  data: PrintBlock,
) {
  if (data.type === "factTable") {
    const height = elements.tableHeight(...factTable(data, styles));
    writer.ensure((data.title === undefined ? 0 : headed) + (height <= short ? height : firstRows));
  }
  if (data.type !== "figures" && data.type !== "notice" && data.title !== undefined)
    elements.section(element, data.title, data.lead);
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
      // Conditions and limits are as important as the figures above them.
      if (data.note !== undefined) elements.note(element, data.note, styles.body);
      break;
    case "notice":
      elements.notice(element, data.title, data.text);
      break;
    case "figures":
      elements.table(element, ...figures(data, styles, paper));
  }
}

/** Sets the heading of a chapter: number and name below a thick rule. Returns whether it stands first on its page. */
function chapterHead(writer: PdfWriter, elements: Elements, styles: Styles, title: string, number: number) {
  writer.ensure(220);
  const first = writer.y <= sheet.top;
  if (!first) writer.y += 26;
  writer.rule(writer.y, { color: colors.text, weight: 1 });
  writer.y += 10;
  const top = writer.y;
  writer.artifact(() =>
    writer.put(String(number), { ...styles.chapter, color: colors.accentText }, sheet.left, top + 20),
  );
  elements.text(writer.root, "H2", title, styles.chapter, sheet.text, elements.wide);
  return first;
}

/** Returns all texts of a document, from which the fonts' character sets are made. */
const charactersOf = (paper: PrintPaper): string =>
  JSON.stringify(paper, (key, value: unknown) => (key === "bytes" ? undefined : value));

/** Creates the PDF of a document. The same document gives the same bytes. */
export function print(paper: PrintPaper, faces: Faces): Promise<Buffer> {
  const styles = stylesOf(paper.language.startsWith("zh"));
  const writer = createPdfWriter({
    title: `${paper.model} ${paper.title}`,
    subject: paper.machineType,
    author: paper.maker,
    language: paper.language,
    date: paper.date,
    faces,
    characters: charactersOf(paper),
  });
  const elements = elementsOf(writer, styles);
  const marks: ChapterMark[] = [];
  if (paper.short) sheetHead(writer, styles, elements, paper);
  else {
    cover(writer, styles, elements, paper);
    writer.newPage();
    writer.y = sheet.bottom;
  }
  paper.chapters.forEach(({ title, lead, blocks }, index) => {
    const name = `chapter-${index + 1}`;
    const [opening] = blocks;
    // A specification that fits on one page is not torn.
    if (!paper.short && opening?.type === "figures")
      writer.ensure(
        Math.min(
          sheet.bottom - sheet.top,
          2 * headed + elements.tableHeight(...figures(opening, styles, paper)),
        ),
      );
    const first = !paper.short && chapterHead(writer, elements, styles, title, index + 1);
    marks.push({ title, name, page: writer.page(), first });
    writer.pdf.addNamedDestination(name, "XYZ", 0, Math.max(0, writer.y - 60), 0);
    writer.pdf.outline.addItem(title);
    const element = elements.child(writer.root, "Sect");
    if (lead !== undefined) elements.text(element, "P", lead, styles.muted, sheet.text, elements.wide);
    writer.y += 6;
    for (const data of blocks) block(element, elements, writer, styles, paper, data);
  });
  if (paper.short) elements.note(writer.root, paper.words.closing);
  else {
    writer.pdf.switchToPage(1);
    contents(writer, styles, paper, marks);
  }
  headersAndFooters(writer, styles, paper, marks);
  return writer.finish();
}
