import type { Elements } from "./elements.ts";
import { colors, type PdfWriter, sheet } from "./pdf-writer.ts";
import type { PrintWarning, Signal } from "./print-paper.ts";
import type { Styles } from "./styles.ts";

/**
 * Colours of a warning's bar. Warnings about injuries have the alert symbol, a notice about damage has none (ANSI
 * Z535.6, ISO 3864-2).
 */
const looks: Readonly<
  Record<Signal, { readonly fill: string; readonly ink: string; readonly alert: boolean }>
> = {
  danger: { fill: colors.danger, ink: colors.surface, alert: true },
  warning: { fill: colors.accent, ink: colors.text, alert: true },
  caution: { fill: colors.beamEnd, ink: colors.text, alert: true },
  notice: { fill: colors.cool, ink: colors.surface, alert: false },
};

const bar = 19;
const padding = { side: 10, top: 7, bottom: 9 };
const gap = 8;
/** Space between two passages. */
const between = 3;
/** Width of a number before a line of instructions. */
const hanging = 13;

/** Instructions written one after the other, as in `1. Stop. 2. Leave.`, are set one below the other. */
const beforeNumber = /(?<=[。.]\s?)(?=\d\. )/u;

/** Draws the safety alert symbol: a triangle with an exclamation mark. */
function alertSymbol({ pdf }: PdfWriter, x: number, y: number, ink: string, fill: string) {
  pdf.save().translate(x, y).lineJoin("round").lineWidth(1.4);
  pdf.polygon([6.5, 0.7], [12.3, 10.6], [0.7, 10.6]).fillAndStroke(ink, ink);
  pdf.polygon([5.7, 3.2], [7.3, 3.2], [6.9, 7.4], [6.1, 7.4]).fill(fill);
  pdf.circle(6.5, 9, 0.85).fill(fill);
  pdf.restore();
}

/** Lays out a warning: a bar with the signal word, and the passage below it in a frame of the same colour. */
export function warningOf(
  writer: PdfWriter,
  styles: Styles,
  elements: Elements,
  { signal, title, paragraphs }: PrintWarning,
  word: string,
) {
  const { pdf } = writer;
  const { fill, ink, alert } = looks[signal];
  const name = writer.lines(title, styles.strong, elements.narrow - padding.side);
  const passages = paragraphs
    .flatMap((paragraph) => paragraph.split(beforeNumber))
    .map((passage) => {
      const [, number, words = passage] = /^(\d\.) (.*)$/u.exec(passage) ?? [];
      const indent = number === undefined ? 0 : hanging;
      return {
        number,
        x: sheet.text + indent,
        lines: writer.lines(words, styles.body, elements.wide - padding.side - indent),
      };
    });
  const inner = Math.max(
    elements.heightOf(name, styles.strong),
    passages.reduce(
      (sum, { lines }) => sum + elements.heightOf(lines, styles.body) + between,
      passages.length > 0 ? -between : 0,
    ),
  );
  const height = bar + padding.top + inner + padding.bottom;

  const draw = (parent: PdfWriter["root"]) => {
    writer.ensure(height + gap);
    writer.y += gap;
    const { y: top } = writer;
    const width = sheet.right - sheet.left;
    writer.artifact(() => {
      pdf.rect(sheet.left, top, width, bar).fill(fill);
      pdf.rect(sheet.left, top, width, height).lineWidth(0.9).strokeColor(fill).stroke();
      if (alert) alertSymbol(writer, sheet.left + padding.side, top + 3.6, ink, fill);
    });
    const part = elements.child(parent, "Sect");
    const style = { ...styles.signal, color: ink };
    writer.tagged(elements.child(part, "P"), "Span", () =>
      writer.put(word, style, sheet.left + padding.side + (alert ? 19 : 0), top + 13.2),
    );
    const body = top + bar + padding.top;
    writer.y = body;
    writer.set(elements.child(part, elements.item()), name, styles.strong, sheet.left + padding.side);
    writer.y = body;
    let list: PdfWriter["root"] | undefined;
    passages.forEach(({ number, lines, x }, index) => {
      if (index > 0) writer.y += between;
      if (number === undefined) {
        list = undefined;
        writer.set(elements.child(part, "P"), lines, styles.body, x);
        return;
      }
      list ??= elements.child(part, "L");
      const entry = elements.child(list, "LI");
      const start = writer.y;
      writer.set(
        elements.child(entry, "Lbl"),
        writer.lines(number, styles.body, hanging),
        styles.body,
        sheet.text,
      );
      writer.y = start;
      writer.set(elements.child(entry, "LBody"), lines, styles.body, x);
    });
    writer.y = top + height + gap;
  };
  return { height: height + 2 * gap, draw };
}
