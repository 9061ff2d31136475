import type { Line, TextStyle } from "./lines.ts";
import { colors, type PdfWriter, sheet } from "./pdf-writer.ts";
import type { PrintStep } from "./print-paper.ts";
import type { Styles } from "./styles.ts";

type Element = PdfWriter["root"];

/** A table row, with its cells from left to right. */
export interface Row {
  readonly cells: readonly { readonly text: string; readonly style: TextStyle }[];
}

/** A column: its left edge and its width. */
export interface Column {
  readonly x: number;
  readonly width: number;
}

/** Building blocks of the documents. Each starts at the writer's `y` and moves `y` below itself. */
export function elementsOf(writer: PdfWriter, styles: Styles) {
  const { pdf } = writer;
  const wide = sheet.right - sheet.text;
  const narrow = sheet.text - sheet.left - 18;

  const child = (parent: Element, type: string): Element => {
    const element = pdf.struct(type);
    parent.add(element);
    return element;
  };
  const heightOf = (lines: readonly Line[], { leading }: TextStyle) => lines.length * leading;

  const text = (parent: Element, type: string, words: string, style: TextStyle, x: number, width: number) =>
    writer.set(child(parent, type), writer.lines(words, style, width), style, x);

  /** Sets a label in the narrow column and its paragraphs beside it in the wide column. */
  function beside(
    parent: Element,
    name: string,
    paragraphs: readonly string[],
    style: TextStyle = styles.body,
  ) {
    const label = writer.lines(name, styles.strong, narrow);
    const set = paragraphs.map((paragraph) => writer.lines(paragraph, style, wide));
    const first = Math.max(heightOf(label, styles.strong), heightOf(set[0]?.slice(0, 3) ?? [], style));
    writer.ensure(first + 8);
    writer.rule(writer.y);
    writer.y += 6;
    const top = writer.y;
    const part = child(parent, "Sect");
    writer.set(child(part, "H4"), label, styles.strong, sheet.left);
    const below = writer.y;
    const page = writer.page();
    writer.y = top;
    set.forEach((lines, index) => {
      if (index > 0) writer.y += 4;
      writer.set(child(part, "P"), lines, style, sheet.text);
    });
    writer.y = (writer.page() === page ? Math.max(writer.y, below) : writer.y) + 8;
  }

  function section(parent: Element, title: string, lead?: string) {
    writer.ensure(90);
    writer.y += 12;
    text(parent, "H3", title, styles.section, sheet.text, wide);
    if (lead) text(parent, "P", lead, styles.muted, sheet.text, wide);
    writer.y += 6;
  }

  function steps(parent: Element, items: readonly PrintStep[]) {
    const list = child(parent, "L");
    items.forEach((item, index) => {
      const title = writer.lines(item.title, styles.strong, wide);
      const words = item.text === undefined ? [] : writer.lines(item.text, styles.body, wide);
      writer.ensure(heightOf(title, styles.strong) + heightOf(words, styles.body) + 12);
      writer.rule(writer.y);
      writer.y += 5;
      const entry = child(list, "LI");
      const baseline = writer.y + styles.figure.size * 0.86;
      writer.tagged(child(entry, "Lbl"), "Span", () =>
        writer.put(
          String(index + 1),
          { ...styles.figure, color: colors.accentText },
          sheet.text - 22,
          baseline,
          "right",
        ),
      );
      const body = child(entry, "LBody");
      writer.set(child(body, "P"), title, styles.strong, sheet.text);
      if (words.length > 0) writer.set(child(body, "P"), words, styles.body, sheet.text);
      writer.y += 7;
    });
  }

  /** Returns the width of a cell. The last cell of a row also gets the space of all remaining columns. */
  const widthOf = (cells: Row["cells"], index: number, columns: readonly Column[]) => {
    const { x = sheet.left, width = wide } = columns[index] ?? {};
    return index === cells.length - 1 ? sheet.right - x : width;
  };

  /** Sets the cells of a row side by side. `table` makes sure that the row fits on the page. */
  function row(
    table: Element,
    type: "TH" | "TD",
    { cells }: Row,
    columns: readonly Column[],
    padding: number,
  ) {
    const set = cells.map((cell, index) => ({
      ...cell,
      x: columns[index]?.x ?? sheet.left,
      lines: writer.lines(cell.text, cell.style, widthOf(cells, index, columns)),
    }));
    const height = Math.max(...set.map(({ lines, style }) => heightOf(lines, style)));
    const element = child(table, "TR");
    const top = writer.y + padding;
    set.forEach(({ lines, style, x }, index) => {
      writer.y = top;
      writer.set(child(element, index === 0 ? "TH" : type), lines, style, x);
    });
    writer.y = top + height + padding;
  }

  /** Returns the height of a table on one page. */
  const tableHeight = (head: Row, rows: readonly Row[], columns: readonly Column[], padding = 3.5) =>
    [head, ...rows].reduce((sum, each) => sum + rowHeight(each, columns) + 2 * padding, 4);

  const rowHeight = ({ cells }: Row, columns: readonly Column[]) =>
    Math.max(
      ...cells.map(({ text: words, style }, index) =>
        heightOf(writer.lines(words, style, widthOf(cells, index, columns)), style),
      ),
    );

  /** Sets a table. Its header row is repeated on each new page. */
  function table(
    parent: Element,
    head: Row,
    rows: readonly Row[],
    columns: readonly Column[],
    padding = 3.5,
  ) {
    const element = child(parent, "Table");
    const header = () => {
      row(element, "TH", head, columns, 3.5);
      writer.rule(writer.y, { color: colors.text, weight: 0.8 });
    };
    writer.ensure(70);
    header();
    for (const each of rows) {
      const height = rowHeight(each, columns);
      if (writer.y + height + 2 * padding > sheet.bottom) {
        writer.newPage();
        header();
      }
      row(element, "TD", each, columns, padding);
      writer.rule(writer.y);
    }
    writer.y += 4;
  }

  function note(parent: Element, words: string, style: TextStyle = styles.small) {
    writer.ensure(2 * style.leading);
    writer.y += 2;
    text(parent, "P", words, style, sheet.text, wide);
    writer.y += 6;
  }

  /** Sets an important notice on a coloured background with the accent colour at its edge. */
  function notice(parent: Element, title: string, words: string) {
    const inner = wide - 28;
    const heading = writer.lines(title, styles.strong, inner);
    const lines = writer.lines(words, styles.body, inner);
    const height = heightOf(heading, styles.strong) + heightOf(lines, styles.body) + 20;
    writer.ensure(height + 12);
    writer.y += 8;
    writer.artifact(() => {
      pdf.rect(sheet.text, writer.y, wide, height).fill(colors.canvas);
      pdf.rect(sheet.text, writer.y, 3, height).fill(colors.accent);
    });
    writer.y += 10;
    const part = child(parent, "Note");
    writer.set(child(part, "P"), heading, styles.strong, sheet.text + 16);
    writer.set(child(part, "P"), lines, styles.body, sheet.text + 16);
    writer.y += 18;
  }

  return { beside, child, heightOf, note, notice, section, steps, table, tableHeight, text, wide, narrow };
}

export type Elements = ReturnType<typeof elementsOf>;
