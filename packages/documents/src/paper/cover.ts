import type { Elements } from "./elements.ts";
import { type ChapterMark, colors, type PdfWriter, sheet } from "./pdf-writer.ts";
import type { PrintPaper } from "./print-paper.ts";
import type { Styles } from "./styles.ts";

/** Draws the maker's mark (as in `favicon.svg`) and name. */
function logo({ pdf, artifact, put }: PdfWriter, styles: Styles, maker: string, y: number) {
  artifact(() => {
    pdf
      .save()
      .translate(sheet.left - 2, y)
      .scale(0.75)
      .lineWidth(2.8);
    pdf.path("M3.4 2v18.6H22").strokeColor(colors.text).stroke();
    pdf.path("M20.8 3.2 10 14").strokeColor(colors.accent).stroke();
    pdf.circle(9.6, 14.4, 2.4).fill(colors.accent);
    pdf.restore();
    put(maker, { ...styles.section, size: 12 }, sheet.left + 22, y + 13);
  });
}

/** Draws the line of light below a title. */
function beam({ pdf, artifact }: PdfWriter, x: number, y: number, length: number) {
  artifact(() => {
    const light = pdf.linearGradient(x, y, x + length, y);
    light.stop(0, colors.accent).stop(1, colors.beamEnd);
    pdf.rect(x, y, length, 2.5).fill(light);
  });
}

/** Draws a picture into a frame, cropped to the frame's shape. */
function picture(
  writer: PdfWriter,
  paper: PrintPaper,
  frame: readonly [number, number, number, number],
  radius = 0,
) {
  if (!paper.picture) return;
  const { bytes, alt } = paper.picture;
  const [x, y, width, height] = frame;
  const figure = writer.pdf.struct("Figure", { alt, bbox: [x, y, x + width, y + height] });
  writer.root.add(figure);
  writer.tagged(figure, "Figure", () => {
    writer.pdf.save().roundedRect(x, y, width, height, radius).clip();
    writer.pdf.image(bytes, x, y, { cover: [width, height], align: "center", valign: "center" });
    writer.pdf.restore();
  });
}

/** Draws the cover of a manual: maker, title, and picture of the machine. */
export function cover(writer: PdfWriter, styles: Styles, elements: Elements, paper: PrintPaper) {
  writer.newPage();
  logo(writer, styles, paper.maker, 44);
  writer.y = 108;
  const width = sheet.right - sheet.left;
  elements.text(writer.root, "H1", `${paper.model}`, styles.name, sheet.left, width);
  elements.text(writer.root, "P", paper.machineType, styles.lead, sheet.left, width);
  writer.y += 18;
  beam(writer, sheet.left, writer.y, 96);
  writer.y += 20;
  elements.text(writer.root, "P", paper.title, styles.kind, sheet.left, width);
  writer.y += 4;
  elements.text(writer.root, "P", paper.lead, styles.lead, sheet.left, 330);
  picture(writer, paper, [0, 350, sheet.width, 386]);
  const { words, version, dateWritten, languageName, maker, contact } = paper;
  const imprint = [
    [`${words.version} ${version}`, dateWritten],
    [words.language, languageName],
    [maker, words.address, contact],
  ];
  imprint.forEach((lines, index) => {
    const part = elements.child(writer.root, "P");
    lines.forEach((line, row) => {
      const style = row === 0 ? styles.cellStrong : styles.small;
      writer.tagged(part, "Span", () =>
        writer.put(line, style, [sheet.left, sheet.text, 318][index] ?? sheet.left, 768 + row * 15),
      );
    });
  });
}

/** Returns the largest style in which each of a sheet's most important figures stays on one line. */
function figureStyle(writer: PdfWriter, styles: Styles, { headline }: PrintPaper, width: number) {
  const sizes = [14.5, 13.5, 12.5, 11.5].map((size) => ({ ...styles.figure, size, leading: 20 }));
  const fits = sizes.find((style) =>
    headline.every(({ value }) => writer.lines(value, style, width).length === 1),
  );
  return fits ?? { ...styles.figure, size: 11.5, leading: 20 };
}

/** Draws the top of a specification: names, picture, and the most important figures. */
export function sheetHead(writer: PdfWriter, styles: Styles, elements: Elements, paper: PrintPaper) {
  writer.newPage();
  logo(writer, styles, paper.maker, 36);
  const lines = [`${paper.title} · ${paper.languageName}`, paper.words.address];
  lines.forEach((line, index) => {
    writer.tagged(elements.child(writer.root, "P"), "Span", () =>
      writer.put(line, styles.running, sheet.right, 44 + index * 12, "right"),
    );
  });
  const words = 262;
  writer.y = 76;
  elements.text(writer.root, "H1", paper.model, { ...styles.name, size: 32, leading: 40 }, sheet.left, words);
  elements.text(writer.root, "P", paper.machineType, styles.muted, sheet.left, words);
  writer.y += 8;
  beam(writer, sheet.left, writer.y, 72);
  writer.y += 14;
  elements.text(writer.root, "P", paper.lead, styles.cell, sheet.left, words - 12);
  picture(writer, paper, [sheet.left + words + 10, 76, sheet.right - sheet.left - words - 10, 152], 6);
  writer.y = Math.max(writer.y, 228) + 12;
  const column = (sheet.right - sheet.left) / paper.headline.length;
  const top = writer.y;
  writer.rule(top, { color: colors.text, weight: 0.8 });
  const figure = figureStyle(writer, styles, paper, column - 8);
  const bottoms = paper.headline.map(({ value, label }, index) => {
    const x = sheet.left + index * column;
    writer.y = top + 8;
    const entry = elements.child(writer.root, "Sect");
    elements.text(entry, "P", value, figure, x, column - 8);
    elements.text(entry, "P", label, styles.small, x, column - 8);
    return writer.y;
  });
  writer.y = Math.max(writer.y, ...bottoms) + 12;
}

/** Draws the table of contents on its reserved page, with links to the chapters. */
export function contents(
  writer: PdfWriter,
  styles: Styles,
  elements: Elements,
  paper: PrintPaper,
  part: PdfWriter["root"],
  marks: readonly ChapterMark[],
) {
  const { pdf } = writer;
  const title = elements.child(part, "H2");
  const list = elements.child(part, "TOC");
  writer.tagged(title, "Span", () => writer.put(paper.words.contents, styles.chapter, sheet.text, 100));
  marks.forEach(({ title: name, name: target, page }, index) => {
    const y = 130 + index * 26;
    const entry = elements.child(elements.child(list, "TOCI"), "Link");
    writer.rule(y);
    writer.tagged(entry, "Span", () => {
      writer.put(
        String(index + 1),
        { ...styles.strong, color: colors.accentText },
        sheet.text - 22,
        y + 17,
        "right",
      );
      writer.put(name, { ...styles.body, size: 10.5 }, sheet.text, y + 17);
      writer.put(String(page), { ...styles.body, size: 10.5 }, sheet.right, y + 17, "right");
    });
    // pdfkit writes a plain string as a name, and a string object as text.
    const link = { structParent: entry, Contents: Object(name) };
    pdf.goTo(sheet.text, y, sheet.right - sheet.text, 26, target, link);
  });
  // Below the last entry, so that it never takes a page of its own.
  const closing = elements.child(part, "P");
  writer.y = 130 + marks.length * 26 + 14;
  const lines = writer.lines(paper.words.closing, styles.small, sheet.right - sheet.text);
  writer.set(closing, lines, styles.small, sheet.text);
  // The links belong to this page, so their elements are written while it is the current one.
  part.end();
}

/** Draws the headers and footers of all pages except the cover, once the number of pages is known. */
export function headersAndFooters(
  writer: PdfWriter,
  styles: Styles,
  paper: PrintPaper,
  marks: readonly ChapterMark[],
) {
  const { pdf } = writer;
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    const page = index + 1;
    if (page === 1 && !paper.short) continue;
    pdf.switchToPage(index);
    writer.artifact(() => {
      if (page > 1) {
        // A page is headed with the chapter that it opens with.
        const chapter =
          marks.find((mark) => mark.page === page && mark.first) ??
          marks.findLast((mark) => mark.page < page);
        writer.put(`${paper.model} · ${paper.title}`, styles.running, sheet.left, 44);
        writer.put(
          paper.short ? "" : (chapter?.title ?? paper.words.contents),
          styles.running,
          sheet.right,
          44,
          "right",
        );
      }
      const number = paper.words.page
        .replaceAll("{index}", String(page))
        .replaceAll("{count}", String(count));
      const edition = `${paper.maker} · ${paper.words.version} ${paper.version} · ${paper.dateWritten}`;
      writer.put(edition, styles.running, sheet.left, 808);
      writer.put(paper.short ? paper.contact : "", styles.running, sheet.width / 2, 808, "middle");
      writer.put(number, styles.running, sheet.right, 808, "right");
    });
    writer.rule(794);
  }
}
