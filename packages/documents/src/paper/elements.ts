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

/** Returns the height that an item of a list needs. The last but one also holds the last, which never stands alone. */
const besidesLast = (heights: readonly number[], index: number) => {
  const [height = 0, next = 0] = heights.slice(index);
  return index > 0 && index === heights.length - 2 ? height + next : height;
};

/** Building blocks of the documents. Each starts at the writer's `y` and moves `y` below itself. */
export function elementsOf(writer: PdfWriter, styles: Styles) {
  const { pdf } = writer;
  const wide = sheet.right - sheet.text;
  const narrow = sheet.text - sheet.left - 18;

  const child = (parent: Element, type: string, options?: PDFKit.Mixins.StructureElementOptions): Element => {
    const element = pdf.struct(type, options);
    parent.add(element);
    return element;
  };
  const heightOf = (lines: readonly Line[], { leading }: TextStyle) => lines.length * leading;

  const text = (parent: Element, type: string, words: string, style: TextStyle, x: number, width: number) =>
    writer.set(child(parent, type), writer.lines(words, style, width), style, x);

  /** Level of the headings inside a chapter's parts: one below the last heading above them. */
  let level: "H3" | "H4" = "H3";
  const item = () => level;

  /** Height of a label and the first lines beside it. */
  const besideHeight = (name: string, first = "", style: TextStyle = styles.body) =>
    Math.max(
      heightOf(writer.lines(name, styles.strong, narrow), styles.strong),
      heightOf(writer.lines(first, style, wide).slice(0, 3), style),
    ) + 14;

  /** Sets a label in the narrow column and its paragraphs beside it in the wide column. */
  function beside(
    parent: Element,
    name: string,
    paragraphs: readonly string[],
    style: TextStyle = styles.body,
  ) {
    const label = writer.lines(name, styles.strong, narrow);
    const set = paragraphs.map((paragraph) => writer.lines(paragraph, style, wide));
    writer.ensure(besideHeight(name, paragraphs[0], style));
    writer.rule(writer.y);
    writer.y += 6;
    const top = writer.y;
    const part = child(parent, "Sect");
    writer.set(child(part, level), label, styles.strong, sheet.left);
    const below = writer.y;
    const page = writer.page();
    writer.y = top;
    set.forEach((lines, index) => {
      if (index > 0) writer.y += 4;
      writer.set(child(part, "P"), lines, style, sheet.text);
    });
    writer.y = (writer.page() === page ? Math.max(writer.y, below) : writer.y) + 8;
  }

  /** Height of a chapter's head without its lead. */
  const chapterHeight = 26 + 10 + styles.chapter.leading;

  /** Sets the heading of a chapter: number and name below a thick rule. Returns whether it stands first on its page. */
  function chapter(title: string, number: number) {
    const first = writer.y <= sheet.top;
    if (!first) writer.y += 26;
    writer.rule(writer.y, { color: colors.text, weight: 1 });
    writer.y += 10;
    const top = writer.y;
    writer.artifact(() =>
      writer.put(String(number), { ...styles.chapter, color: colors.accentText }, sheet.left, top + 20),
    );
    text(writer.root, "H2", title, styles.chapter, sheet.text, wide);
    level = "H3";
    return first;
  }

  const sectionHeight = (title: string, lead = "") =>
    18 +
    heightOf(writer.lines(title, styles.section, wide), styles.section) +
    heightOf(writer.lines(lead, styles.muted, wide), styles.muted);

  function section(parent: Element, title: string, lead?: string) {
    level = "H4";
    writer.y += 12;
    text(parent, "H3", title, styles.section, sheet.text, wide);
    if (lead) text(parent, "P", lead, styles.muted, sheet.text, wide);
    writer.y += 6;
  }

  const stepLines = ({ title, text: words = "" }: PrintStep) => ({
    title: writer.lines(title, styles.strong, wide),
    words: writer.lines(words, styles.body, wide),
  });
  const stepHeight = (step: PrintStep) => {
    const { title, words } = stepLines(step);
    return heightOf(title, styles.strong) + heightOf(words, styles.body) + 12;
  };

  function steps(parent: Element, items: readonly PrintStep[]) {
    const list = child(parent, "L");
    const heights = items.map(stepHeight);
    items.forEach((step, index) => {
      const { title, words } = stepLines(step);
      writer.ensure(besidesLast(heights, index));
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

  /** Sets the cells of a row side by side, as a part of a table or as decoration. `table` makes sure that it fits on the page. */
  function row(
    table: Element | undefined,
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
    const element = table && child(table, "TR");
    const top = writer.y + padding;
    set.forEach(({ lines, style, x }, index) => {
      writer.y = top;
      const header = type === "TH" ? "Column" : index === 0 ? "Row" : undefined;
      const each = element && child(element, header ? "TH" : "TD", header && { scope: header });
      writer.set(each, lines, style, x);
    });
    writer.y = top + height + padding;
  }

  /** Height of the first lines of a table's note, which stay with its last rows. */
  const noteHeight = (noted = "") => {
    const lines = writer.lines(noted, styles.body, wide).slice(0, 3);
    return lines.length > 0 ? heightOf(lines, styles.body) + 6 : 0;
  };

  /** Returns the height of a table on one page. */
  const tableHeight = (
    head: Row,
    rows: readonly Row[],
    columns: readonly Column[],
    padding = 3.5,
    noted?: string,
  ) =>
    [head, ...rows].reduce(
      (sum, each) => sum + rowHeight(each, columns) + 2 * padding,
      4 + noteHeight(noted),
    );

  const rowHeight = ({ cells }: Row, columns: readonly Column[]) =>
    Math.max(
      ...cells.map(({ text: words, style }, index) =>
        heightOf(writer.lines(words, style, widthOf(cells, index, columns)), style),
      ),
    );

  /** Sets a table. Its header row is repeated on each new page, for the eyes only. */
  function table(
    parent: Element,
    head: Row,
    rows: readonly Row[],
    columns: readonly Column[],
    padding = 3.5,
    noted?: string,
  ) {
    const element = child(parent, "Table");
    const header = (part?: Element) => {
      row(part, "TH", head, columns, 3.5);
      writer.rule(writer.y, { color: colors.text, weight: 0.8 });
    };
    writer.ensure(70);
    header(element);
    const heights = rows.map((each) => rowHeight(each, columns) + 2 * padding);
    heights.push((heights.pop() ?? 0) + noteHeight(noted));
    rows.forEach((each, index) => {
      if (writer.y + besidesLast(heights, index) > sheet.bottom) {
        writer.newPage();
        header();
      }
      row(element, "TD", each, columns, padding);
      writer.rule(writer.y);
    });
    writer.y += 4;
    if (noted !== undefined) note(parent, noted, styles.body);
  }

  function note(parent: Element, words: string, style: TextStyle = styles.small) {
    writer.y += 2;
    text(parent, "P", words, style, sheet.text, wide);
    writer.y += 6;
  }

  return {
    beside,
    besideHeight,
    chapter,
    chapterHeight,
    child,
    heightOf,
    item,
    note,
    section,
    sectionHeight,
    stepHeight,
    steps,
    table,
    tableHeight,
    text,
    wide,
    narrow,
  };
}

export type Elements = ReturnType<typeof elementsOf>;
