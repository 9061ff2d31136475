import type { Line, TextStyle } from "./lines.ts";
import type { PrintStep } from "./model.ts";
import { ink, type Press, sheet } from "./press.ts";
import type { Styles } from "./styles.ts";

type Element = Press["root"];

/** A table row, with its cells from left to right. */
export interface Row {
  readonly cells: readonly { readonly text: string; readonly style: TextStyle }[];
}

/** A column: its left edge and its width. */
export interface Column {
  readonly x: number;
  readonly width: number;
}

/** Building blocks of the documents. Each starts at the press's `y` and moves `y` below itself. */
export function partsOf(press: Press, styles: Styles) {
  const { pdf } = press;
  const wide = sheet.right - sheet.text;
  const narrow = sheet.text - sheet.left - 18;

  const child = (parent: Element, type: string): Element => {
    const element = pdf.struct(type);
    parent.add(element);
    return element;
  };
  const heightOf = (lines: readonly Line[], { leading }: TextStyle) => lines.length * leading;

  const text = (parent: Element, type: string, words: string, style: TextStyle, x: number, width: number) =>
    press.set(child(parent, type), press.lines(words, style, width), style, x);

  /** Sets a label in the narrow column and its paragraphs beside it in the wide column. */
  function beside(
    parent: Element,
    name: string,
    paragraphs: readonly string[],
    style: TextStyle = styles.body,
  ) {
    const label = press.lines(name, styles.strong, narrow);
    const set = paragraphs.map((paragraph) => press.lines(paragraph, style, wide));
    const first = Math.max(heightOf(label, styles.strong), heightOf(set[0]?.slice(0, 3) ?? [], style));
    press.ensure(first + 8);
    press.rule(press.y);
    press.y += 6;
    const top = press.y;
    const part = child(parent, "Sect");
    press.set(child(part, "H4"), label, styles.strong, sheet.left);
    const below = press.y;
    const page = press.page();
    press.y = top;
    set.forEach((lines, index) => {
      if (index > 0) press.y += 4;
      press.set(child(part, "P"), lines, style, sheet.text);
    });
    press.y = (press.page() === page ? Math.max(press.y, below) : press.y) + 8;
  }

  function section(parent: Element, title: string, lead?: string) {
    press.ensure(90);
    press.y += 12;
    text(parent, "H3", title, styles.section, sheet.text, wide);
    if (lead) text(parent, "P", lead, styles.muted, sheet.text, wide);
    press.y += 6;
  }

  function steps(parent: Element, items: readonly PrintStep[]) {
    const list = child(parent, "L");
    items.forEach((item, index) => {
      const title = press.lines(item.title, styles.strong, wide);
      const words = item.text === undefined ? [] : press.lines(item.text, styles.body, wide);
      press.ensure(heightOf(title, styles.strong) + heightOf(words, styles.body) + 12);
      press.rule(press.y);
      press.y += 5;
      const entry = child(list, "LI");
      const baseline = press.y + styles.figure.size * 0.86;
      press.tagged(child(entry, "Lbl"), "Span", () =>
        press.put(
          String(index + 1),
          { ...styles.figure, color: ink.accentText },
          sheet.text - 22,
          baseline,
          "right",
        ),
      );
      const body = child(entry, "LBody");
      press.set(child(body, "P"), title, styles.strong, sheet.text);
      if (words.length > 0) press.set(child(body, "P"), words, styles.body, sheet.text);
      press.y += 7;
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
      lines: press.lines(cell.text, cell.style, widthOf(cells, index, columns)),
    }));
    const height = Math.max(...set.map(({ lines, style }) => heightOf(lines, style)));
    const element = child(table, "TR");
    const top = press.y + padding;
    set.forEach(({ lines, style, x }, index) => {
      press.y = top;
      press.set(child(element, index === 0 ? "TH" : type), lines, style, x);
    });
    press.y = top + height + padding;
  }

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
      press.rule(press.y, { color: ink.text, weight: 0.8 });
    };
    press.ensure(70);
    header();
    for (const each of rows) {
      const height = Math.max(
        ...each.cells.map(({ text: words, style }, index) =>
          heightOf(press.lines(words, style, widthOf(each.cells, index, columns)), style),
        ),
      );
      if (press.y + height + 2 * padding > sheet.bottom) {
        press.newPage();
        header();
      }
      row(element, "TD", each, columns, padding);
      press.rule(press.y);
    }
    press.y += 4;
  }

  function note(parent: Element, words: string) {
    press.ensure(2 * styles.small.leading);
    press.y += 2;
    text(parent, "P", words, styles.small, sheet.text, wide);
    press.y += 6;
  }

  /** Sets an important notice on a coloured background with the accent colour at its edge. */
  function notice(parent: Element, title: string, words: string) {
    const inner = wide - 28;
    const heading = press.lines(title, styles.strong, inner);
    const lines = press.lines(words, styles.body, inner);
    const height = heightOf(heading, styles.strong) + heightOf(lines, styles.body) + 20;
    press.ensure(height + 12);
    press.y += 8;
    press.artifact(() => {
      pdf.rect(sheet.text, press.y, wide, height).fill(ink.canvas);
      pdf.rect(sheet.text, press.y, 3, height).fill(ink.accent);
    });
    press.y += 10;
    const part = child(parent, "Note");
    press.set(child(part, "P"), heading, styles.strong, sheet.text + 16);
    press.set(child(part, "P"), lines, styles.body, sheet.text + 16);
    press.y += 18;
  }

  return { beside, child, heightOf, note, notice, section, steps, table, text, wide, narrow };
}

export type Parts = ReturnType<typeof partsOf>;
