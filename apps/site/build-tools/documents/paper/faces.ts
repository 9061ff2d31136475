import PDFDocument from "pdfkit";
import { fontOf, type Outline, type PathCommand } from "./open-type.ts";

/** Fonts of the documents: Geist for Latin, Noto Sans for Chinese, two weights each. */
export interface FontFiles {
  readonly latin: Buffer;
  readonly latinStrong: Buffer;
  readonly han: Buffer;
  readonly hanStrong: Buffer;
}

export type FaceName = keyof FontFiles;

/** The parts of fontkit's font object that are used here. */
interface Face {
  hasGlyphForCodePoint(codePoint: number): boolean;
  glyphForCodePoint(codePoint: number): {
    readonly advanceWidth: number;
    readonly path: { readonly commands: readonly PathCommand[] };
  };
}

/** pdfkit opens fonts with fontkit but does not export the result. */
interface Opened {
  readonly _font: { readonly font: Face };
}

function open(bytes: Buffer): Face {
  const document = new PDFDocument({ font: "" }).font(bytes);
  return (document as unknown as Opened)._font.font;
}

export interface Faces {
  /** True if Geist has the character. */
  readonly latinHas: (character: string) => boolean;
  /** Returns the four fonts. The Chinese ones contain only the characters of the text. */
  readonly filesFor: (text: string) => FontFiles;
}

/** Opens the fonts once. Outlines are cached across documents. */
export function openFaces(files: FontFiles): Faces {
  const latin = open(files.latin);
  const han = { han: open(files.han), hanStrong: open(files.hanStrong) };
  const outlines = new Map<string, Outline>();
  const outlineOf = (face: "han" | "hanStrong", codePoint: number): Outline => {
    const key = `${face} ${codePoint}`;
    const known = outlines.get(key);
    if (known) return known;
    if (!han[face].hasGlyphForCodePoint(codePoint))
      throw new RangeError(
        `No font has a glyph for "${String.fromCodePoint(codePoint)}". Use another character.`,
      );
    const { advanceWidth, path } = han[face].glyphForCodePoint(codePoint);
    const outline = { codePoint, advance: advanceWidth, commands: path.commands };
    outlines.set(key, outline);
    return outline;
  };
  const has = new Map<string, boolean>();
  const latinHas = (character: string) => {
    if (character === subscript.mark) return true;
    const known = has.get(character) ?? latin.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
    has.set(character, known);
    return known;
  };
  return {
    latinHas,
    filesFor(text) {
      const wanted = [...new Set(text)]
        .filter((character) => !latinHas(character) || fullWidth.has(character))
        .map((character) => character.codePointAt(0) ?? 0)
        .filter((codePoint) => codePoint > 0x20 && !invisible.has(codePoint))
        .sort((one, other) => one - other);
      const subset = (face: "han" | "hanStrong") =>
        fontOf(
          files[face],
          wanted.map((codePoint) => outlineOf(face, codePoint)),
        );
      return { ...files, han: subset("han"), hanStrong: subset("hanStrong") };
    },
  };
}

/** Punctuation that both fonts have and that is full-width in Chinese. */
export const fullWidth: ReadonlySet<string> = new Set("“”‘’…—·");

/** Neither font has this subscript figure. It is drawn as a small, lowered figure. */
export const subscript = { mark: "₂", figure: "2", size: 0.64, drop: 0.14 } as const;

/** Thin space, word joiner, no-break space and byte order mark, which need no glyphs. */
const invisible: ReadonlySet<number> = new Set([0x2009, 0x2060, 0xa0, 0xfeff]);
