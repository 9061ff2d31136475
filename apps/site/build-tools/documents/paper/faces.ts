import PDFDocument from "pdfkit";
import { fontOf, type Outline, type PathCommand } from "./open-type.ts";

/** Fonts of the documents: Geist for Latin, Noto Sans for Chinese, each in two weights. */
export interface FontFiles {
  readonly latin: Buffer;
  readonly latinStrong: Buffer;
  readonly han: Buffer;
  readonly hanStrong: Buffer;
}

export type FaceName = keyof FontFiles;

/** What we use of a font as fontkit reads it. */
interface Face {
  hasGlyphForCodePoint(codePoint: number): boolean;
  glyphForCodePoint(codePoint: number): {
    readonly advanceWidth: number;
    readonly path: { readonly commands: readonly PathCommand[] };
  };
}

/** pdfkit opens fonts with fontkit and does not export it. */
interface Opened {
  readonly _font: { readonly font: Face };
}

function open(bytes: Buffer): Face {
  const document = new PDFDocument({ font: "" }).font(bytes);
  return (document as unknown as Opened)._font.font;
}

export interface Faces {
  /** Whether Geist has the character. */
  readonly latinHas: (character: string) => boolean;
  /** The four fonts with what a text needs of them. */
  readonly filesFor: (text: string) => FontFiles;
}

/** Opens the fonts once; outlines that one document has asked for are there for the next. */
export function openFaces(files: FontFiles): Faces {
  const latin = open(files.latin);
  const han = { han: open(files.han), hanStrong: open(files.hanStrong) };
  const outlines = new Map<string, Outline>();
  const outlineOf = (face: "han" | "hanStrong", codePoint: number): Outline => {
    const key = `${face} ${codePoint}`;
    const known = outlines.get(key);
    if (known) return known;
    if (!han[face].hasGlyphForCodePoint(codePoint))
      throw new RangeError(`No font has "${String.fromCodePoint(codePoint)}": take another character.`);
    const { advanceWidth, path } = han[face].glyphForCodePoint(codePoint);
    const outline = { codePoint, advance: advanceWidth, commands: path.commands };
    outlines.set(key, outline);
    return outline;
  };
  const has = new Map<string, boolean>();
  const latinHas = (character: string) => {
    if (character === lowered.mark) return true;
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

/** Marks that both fonts have, and that take a whole square in Chinese. */
export const fullWidth: ReadonlySet<string> = new Set("“”‘’…—·");

/** Neither font has this figure: it is set as a small one, lowered. */
export const lowered = { mark: "₂", figure: "2", size: 0.64, drop: 0.14 } as const;

/** Thin space, word joiner, no-break space: they are space or nothing, not glyphs. */
const invisible: ReadonlySet<number> = new Set([0x2009, 0x2060, 0xa0, 0xfeff]);
