import type { Faces } from "./faces.ts";
import { contents, cover, frames, sheetHead } from "./front.ts";
import type { PrintBlock, PrintPaper } from "./model.ts";
import { type Column, type Parts, partsOf } from "./parts.ts";
import { ink, type Mark, openPress, type Press, sheet } from "./press.ts";
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

function block(element: Press["root"], parts: Parts, styles: Styles, paper: PrintPaper, data: PrintBlock) {
  if (data.type !== "figures" && data.type !== "notice" && data.title !== undefined)
    parts.section(element, data.title, data.lead);
  switch (data.type) {
    case "textBlocks":
      for (const { title, paragraphs } of data.items) parts.beside(element, title, paragraphs);
      break;
    case "steps":
      parts.steps(element, data.steps);
      break;
    case "faq":
      for (const { question, answer } of data.items) parts.beside(element, question, [answer]);
      break;
    case "factTable":
      parts.table(
        element,
        { cells: [data.head, ...data.columns].map((text) => ({ text, style: styles.small })) },
        data.rows.map(({ name, cells }) => ({
          cells: [
            { text: name, style: styles.cellStrong },
            ...cells.map((text) => ({ text, style: styles.cell })),
          ],
        })),
        columnsFor(...sharesOf(data.columns.length)),
      );
      if (data.note !== undefined) parts.note(element, data.note);
      break;
    case "notice":
      parts.notice(element, data.title, data.text);
      break;
    case "figures": {
      const { parameter, metric, imperial } = paper.words;
      const cell = paper.short ? styles.dense : styles.cell;
      parts.table(
        element,
        { cells: [parameter, metric, imperial].map((text) => ({ text, style: styles.small })) },
        data.rows.map((row) => ({
          cells: [
            { text: row.label, style: { ...cell, strong: true } },
            { text: row.metric, style: cell },
            ...(row.imperial === undefined ? [] : [{ text: row.imperial, style: cell }]),
          ],
        })),
        columnsFor(0.5, 0.5),
        paper.short ? 1.6 : undefined,
      );
    }
  }
}

/** Sets the heading of a chapter: number and name below a thick rule. */
function chapterHead(press: Press, parts: Parts, styles: Styles, title: string, number: number) {
  press.ensure(220);
  if (press.y > sheet.top) press.y += 26;
  press.rule(press.y, { color: ink.text, weight: 1 });
  press.y += 10;
  const top = press.y;
  press.artifact(() =>
    press.put(String(number), { ...styles.chapter, color: ink.accentText }, sheet.left, top + 20),
  );
  parts.text(press.root, "H2", title, styles.chapter, sheet.text, parts.wide);
}

/** Returns all texts of a document, from which the fonts' character sets are made. */
const charactersOf = (paper: PrintPaper): string =>
  JSON.stringify(paper, (key, value: unknown) => (key === "bytes" ? undefined : value));

/** Creates the PDF of a document. The same document gives the same bytes. */
export function print(paper: PrintPaper, faces: Faces): Promise<Buffer> {
  const styles = stylesOf(paper.language.startsWith("zh"));
  const press = openPress({
    title: `${paper.model} ${paper.title}`,
    subject: paper.machineType,
    author: paper.maker,
    language: paper.language,
    date: paper.date,
    faces,
    characters: charactersOf(paper),
  });
  const parts = partsOf(press, styles);
  const marks: Mark[] = [];
  if (paper.short) sheetHead(press, styles, parts, paper);
  else {
    cover(press, styles, parts, paper);
    press.newPage();
    press.y = sheet.bottom;
  }
  paper.chapters.forEach(({ title, lead, blocks }, index) => {
    const name = `chapter-${index + 1}`;
    if (!paper.short) chapterHead(press, parts, styles, title, index + 1);
    marks.push({ title, name, page: press.page() });
    press.pdf.addNamedDestination(name, "XYZ", 0, Math.max(0, press.y - 60), 0);
    press.pdf.outline.addItem(title);
    const element = parts.child(press.root, "Sect");
    if (lead !== undefined) parts.text(element, "P", lead, styles.muted, sheet.text, parts.wide);
    press.y += 6;
    for (const data of blocks) block(element, parts, styles, paper, data);
  });
  parts.note(press.root, paper.words.closing);
  if (!paper.short) {
    press.pdf.switchToPage(1);
    contents(press, styles, paper, marks);
  }
  frames(press, styles, paper, marks);
  return press.finish();
}
