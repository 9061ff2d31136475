import type { PrintPaper } from "./model.ts";
import type { Parts } from "./parts.ts";
import { ink, type Mark, type Press, sheet } from "./press.ts";
import type { Styles } from "./styles.ts";

/** Draws the maker's mark (as in `favicon.svg`) and name. */
function logo({ pdf, artifact, put }: Press, styles: Styles, maker: string, y: number) {
  artifact(() => {
    pdf
      .save()
      .translate(sheet.left - 2, y)
      .scale(0.75)
      .lineWidth(2.8);
    pdf.path("M3.4 2v18.6H22").strokeColor(ink.text).stroke();
    pdf.path("M20.8 3.2 10 14").strokeColor(ink.accent).stroke();
    pdf.circle(9.6, 14.4, 2.4).fill(ink.accent);
    pdf.restore();
    put(maker, { ...styles.section, size: 12 }, sheet.left + 22, y + 13);
  });
}

/** Draws the line of light below a title. */
function beam({ pdf, artifact }: Press, x: number, y: number, length: number) {
  artifact(() => {
    const light = pdf.linearGradient(x, y, x + length, y);
    light.stop(0, ink.accent).stop(1, ink.beamEnd);
    pdf.rect(x, y, length, 2.5).fill(light);
  });
}

/** Draws a picture into a frame, cropped to the frame's shape. */
function picture(
  press: Press,
  paper: PrintPaper,
  frame: readonly [number, number, number, number],
  radius = 0,
) {
  if (!paper.picture) return;
  const { bytes, alt } = paper.picture;
  const [x, y, width, height] = frame;
  const figure = press.pdf.struct("Figure", { alt });
  press.root.add(figure);
  press.tagged(figure, "Figure", () => {
    press.pdf.save().roundedRect(x, y, width, height, radius).clip();
    press.pdf.image(bytes, x, y, { cover: [width, height], align: "center", valign: "center" });
    press.pdf.restore();
  });
}

/** Draws the cover of a manual: maker, title, and picture of the machine. */
export function cover(press: Press, styles: Styles, parts: Parts, paper: PrintPaper) {
  press.newPage();
  logo(press, styles, paper.maker, 44);
  press.y = 108;
  const width = sheet.right - sheet.left;
  parts.text(press.root, "H1", `${paper.model}`, styles.name, sheet.left, width);
  parts.text(press.root, "P", paper.machineType, styles.lead, sheet.left, width);
  press.y += 18;
  beam(press, sheet.left, press.y, 96);
  press.y += 20;
  parts.text(press.root, "P", paper.title, styles.kind, sheet.left, width);
  press.y += 4;
  parts.text(press.root, "P", paper.lead, styles.lead, sheet.left, 330);
  picture(press, paper, [0, 350, sheet.width, 397]);
  const line = press.pdf.struct("P");
  press.root.add(line);
  press.tagged(line, "Span", () => {
    const { words, version, dateWritten, contact } = paper;
    press.put(`${words.version} ${version} · ${dateWritten}`, styles.running, sheet.left, 790);
    press.put(contact, styles.running, sheet.right, 790, "right");
  });
}

/** Draws the top of a specification: names, picture, and the most important figures. */
export function sheetHead(press: Press, styles: Styles, parts: Parts, paper: PrintPaper) {
  press.newPage();
  logo(press, styles, paper.maker, 36);
  press.artifact(() => press.put(paper.title, styles.running, sheet.right, 48, "right"));
  const words = 262;
  press.y = 76;
  parts.text(press.root, "H1", paper.model, { ...styles.name, size: 32, leading: 40 }, sheet.left, words);
  parts.text(press.root, "P", paper.machineType, styles.muted, sheet.left, words);
  press.y += 8;
  beam(press, sheet.left, press.y, 72);
  press.y += 14;
  parts.text(press.root, "P", paper.lead, styles.cell, sheet.left, words - 12);
  picture(press, paper, [sheet.left + words + 10, 76, sheet.right - sheet.left - words - 10, 152], 6);
  press.y = Math.max(press.y, 228) + 12;
  const column = (sheet.right - sheet.left) / paper.headline.length;
  const top = press.y;
  press.rule(top, { color: ink.text, weight: 0.8 });
  paper.headline.forEach(({ value, label }, index) => {
    const x = sheet.left + index * column;
    press.y = top + 8;
    const entry = parts.child(press.root, "Sect");
    parts.text(entry, "P", value, { ...styles.figure, size: 14.5, leading: 20 }, x, column - 8);
    parts.text(entry, "P", label, styles.small, x, column - 8);
  });
  press.y += 12;
}

/** Draws the table of contents on its reserved page, with links to the chapters. */
export function contents(press: Press, styles: Styles, paper: PrintPaper, marks: readonly Mark[]) {
  const { pdf } = press;
  const list = pdf.struct("TOC");
  press.root.add(list);
  const title = pdf.struct("H2");
  list.add(title);
  press.tagged(title, "Span", () => press.put(paper.words.contents, styles.chapter, sheet.text, 100));
  marks.forEach(({ title: name, name: target, page }, index) => {
    const y = 130 + index * 26;
    const entry = pdf.struct("TOCI");
    list.add(entry);
    press.rule(y);
    press.tagged(entry, "Span", () => {
      press.put(
        String(index + 1),
        { ...styles.strong, color: ink.accentText },
        sheet.text - 22,
        y + 17,
        "right",
      );
      press.put(name, { ...styles.body, size: 10.5 }, sheet.text, y + 17);
      press.put(String(page), { ...styles.body, size: 10.5 }, sheet.right, y + 17, "right");
    });
    pdf.goTo(sheet.text, y, sheet.right - sheet.text, 26, target);
  });
}

/** Draws the headers and footers of all pages except the cover, once the number of pages is known. */
export function frames(press: Press, styles: Styles, paper: PrintPaper, marks: readonly Mark[]) {
  const { pdf } = press;
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    const page = index + 1;
    if (page === 1 && !paper.short) continue;
    pdf.switchToPage(index);
    press.artifact(() => {
      if (page > 1) {
        const chapter = marks.findLast((mark) => mark.page <= page)?.title ?? paper.words.contents;
        press.put(`${paper.model} · ${paper.title}`, styles.running, sheet.left, 44);
        press.put(paper.short ? "" : chapter, styles.running, sheet.right, 44, "right");
      }
      const number = paper.words.page
        .replaceAll("{index}", String(page))
        .replaceAll("{count}", String(count));
      const edition = `${paper.maker} · ${paper.words.version} ${paper.version} · ${paper.dateWritten}`;
      press.put(edition, styles.running, sheet.left, 808);
      press.put(paper.short ? paper.contact : "", styles.running, sheet.width / 2, 808, "middle");
      press.put(number, styles.running, sheet.right, 808, "right");
    });
    press.rule(794);
  }
}
