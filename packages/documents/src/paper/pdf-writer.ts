import PDFDocument from "pdfkit";
import { type FaceName, type Faces, type FontFiles, subscript } from "./faces.ts";
import { type Line, linesOf, type Setting, type TextStyle } from "./lines.ts";

type Element = ReturnType<PDFKit.PDFDocument["struct"]>;

declare global {
  namespace PDFKit.Mixins {
    /** Options that pdfkit's types do not list yet. */
    interface StructureElementOptions {
      /** Left, top, right and bottom edge on the page. */
      bbox?: [number, number, number, number];
      /** What a header cell of a table heads. */
      scope?: "Row" | "Column";
    }
    interface AnnotationOption {
      structParent?: PDFStructureElement;
    }
  }
}

/** Colours of the site's light theme. */
export const colors = {
  text: "#0e1216",
  muted: "#4a545c",
  line: "#d6dbdf",
  canvas: "#f3f5f6",
  accent: "#ff4f1f",
  accentText: "#b8320a",
  beamEnd: "#ffb23e",
  surface: "#ffffff",
  danger: "#b3161b",
  cool: "#2457ff",
} as const;

/** A4 portrait and its grid, in points: a narrow column for labels, a wide one for text. */
export const sheet = {
  width: 595.28,
  height: 841.89,
  left: 48,
  right: 547,
  top: 72,
  bottom: 776,
  /** Left edge of the wide column. */
  text: 180,
} as const;

export interface PdfOptions {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  /** BCP 47 tag of the document's language. */
  readonly language: string;
  /** Creation date written into the file. It is fixed, so that the same input gives the same bytes. */
  readonly date: string;
  readonly faces: Faces;
  /** Fonts with all characters that the document uses. */
  readonly fonts: FontFiles;
}

/** A heading and the page it is on. */
export interface ChapterMark {
  readonly title: string;
  readonly name: string;
  readonly page: number;
  /** True if nothing stands above the chapter on its page. */
  readonly first: boolean;
}

/** A document under construction: pages, lines of text, and the structure that screen readers use. */
export interface PdfWriter {
  readonly pdf: PDFKit.PDFDocument;
  readonly root: Element;
  /** Vertical position of the next element, measured from the top of the page. */
  y: number;
  readonly page: () => number;
  readonly newPage: () => void;
  /** Starts a new page if less than this height is left. */
  readonly ensure: (height: number) => void;
  readonly lines: (text: string, style: TextStyle, width: number) => readonly Line[];
  /**
   * Sets lines below `y` as part of `element`, or as decoration, and moves `y` below them. Page breaks fall between
   * lines.
   */
  readonly set: (element: Element | undefined, lines: readonly Line[], style: TextStyle, x: number) => void;
  /** Sets one line on a baseline. With the anchor `right` or `middle`, x is the line's right end or its middle. */
  readonly put: (
    text: string,
    style: TextStyle,
    x: number,
    baseline: number,
    anchor?: "right" | "middle",
  ) => void;
  /** Tags whatever `draw` draws as content of `element`. */
  readonly tagged: (element: Element, type: string, draw: () => void) => void;
  /** Marks whatever `draw` draws as decoration that screen readers skip: rules, backgrounds, page numbers. */
  readonly artifact: (draw: () => void) => void;
  readonly rule: (
    y: number,
    options?: { from?: number; to?: number; color?: string; weight?: number },
  ) => void;
  readonly finish: () => Promise<Buffer>;
}

/** Distance from the top of a line to its baseline, as a share of the font size. */
const ascent = 0.86;

/** Opens an empty document. */
export function createPdfWriter(options: PdfOptions): PdfWriter {
  const date = new Date(`${options.date}T00:00:00Z`);
  const pdf = new PDFDocument({
    font: "",
    size: "A4",
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: "1.7",
    lang: options.language,
    displayTitle: true,
    tagged: true,
    info: {
      Title: options.title,
      Subject: options.subject,
      Author: options.author,
      Creator: options.author,
      Producer: "pdfkit",
      CreationDate: date,
      ModDate: date,
    },
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<Buffer>((resolve, reject) => {
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
  });
  for (const [name, bytes] of Object.entries(options.fonts)) pdf.registerFont(name, bytes);
  const widths = new Map<string, number>();
  const measure = (text: string, face: FaceName, size: number): number => {
    const key = `${face} ${text}`;
    const known = widths.get(key) ?? widthOf(text, face);
    widths.set(key, known);
    return (known * size) / 1000;
  };
  const widthOf = (text: string, face: FaceName): number => {
    const [first = "", ...rest] = text.split(subscript.mark);
    const set = (part: string) => pdf.font(face).fontSize(1000).widthOfString(part);
    return rest.reduce((sum, part) => sum + set(subscript.figure) * subscript.size + set(part), set(first));
  };
  const setting: Setting = {
    chinese: options.language.startsWith("zh"),
    latinHas: options.faces.latinHas,
    measure,
  };
  // Texts are broken into lines to measure them, and once more to set them.
  const broken = new Map<string, readonly Line[]>();
  const lines = (text: string, style: TextStyle, width: number): readonly Line[] => {
    const key = `${style.size} ${style.strong} ${width} ${text}`;
    const known = broken.get(key) ?? linesOf(text, style, width, setting);
    broken.set(key, known);
    return known;
  };
  const root = pdf.struct("Document", { lang: options.language });
  pdf.addStructure(root);
  let pages = 0;

  const draw = ({ segments }: Line, { size, color }: TextStyle, x: number, baseline: number) => {
    for (const { text, face, x: offset, spacing } of segments) {
      let left = x + offset;
      const set = (part: string, partSize: number, drop: number) => {
        if (part === "") return;
        pdf.font(face).fontSize(partSize).fillColor(color);
        pdf.text(part, left, baseline + drop, {
          lineBreak: false,
          baseline: "alphabetic",
          characterSpacing: spacing,
        });
        left += measure(part, face, partSize);
      };
      text.split(subscript.mark).forEach((part, index) => {
        if (index > 0) set(subscript.figure, size * subscript.size, size * subscript.drop);
        set(part, size, 0);
      });
    }
  };

  const writer: PdfWriter = {
    pdf,
    root,
    y: sheet.top,
    page: () => pages,
    newPage() {
      pdf.addPage();
      pages += 1;
      writer.y = sheet.top;
    },
    ensure(height) {
      if (writer.y + height > sheet.bottom) writer.newPage();
    },
    lines,
    set(element, lines, style, x) {
      lines.forEach((line, index) => {
        // Neither the first nor the last line of a paragraph stands alone on a page.
        const left = lines.length - index;
        const together = index === 0 ? (left > 3 ? 2 : left) : left === 2 ? 2 : 1;
        writer.ensure(together * style.leading);
        const baseline = writer.y + (style.leading - style.size) / 2 + style.size * ascent;
        const drawn = () => draw(line, style, x, baseline);
        if (element) writer.tagged(element, "Span", drawn);
        else writer.artifact(drawn);
        writer.y += style.leading;
      });
    },
    put(text, style, x, baseline, anchor) {
      const [line] = lines(text, style, Infinity);
      if (!line) return;
      const shift = anchor === "right" ? line.width : anchor === "middle" ? line.width / 2 : 0;
      draw(line, style, x - shift, baseline);
    },
    tagged(element, type, drawn) {
      element.add(pdf.markStructureContent(type));
      drawn();
      pdf.endMarkedContent();
    },
    artifact(drawn) {
      pdf.markContent("Artifact", { type: "Layout" });
      drawn();
      pdf.endMarkedContent();
    },
    rule(y, { from = sheet.left, to = sheet.right, color = colors.line, weight = 0.5 } = {}) {
      writer.artifact(() => {
        pdf.moveTo(from, y).lineTo(to, y).lineWidth(weight).strokeColor(color).stroke();
      });
    },
    finish() {
      root.end();
      pdf.end();
      return ended;
    },
  };
  return writer;
}
