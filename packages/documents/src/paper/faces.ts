import PDFDocument from "pdfkit";
import subsetFont from "subset-font";

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
  /**
   * Returns the four fonts. The Chinese ones contain only the characters of the text: pdfkit would take seconds per document for
   * all 30 000.
   * @throws RangeError if no font has a character
   */
  readonly filesFor: (text: string) => Promise<FontFiles>;
}

/** Opens the fonts once. */
export function openFaces(files: FontFiles): Faces {
  const latin = open(files.latin);
  const han = open(files.han);
  const has = new Map<string, boolean>();
  const latinHas = (character: string) => {
    if (character === subscript.mark) return true;
    const known = has.get(character) ?? latin.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
    has.set(character, known);
    return known;
  };
  return {
    latinHas,
    async filesFor(text) {
      const wanted = [...new Set(text)].filter((character) => {
        const codePoint = character.codePointAt(0) ?? 0;
        if (codePoint <= 0x20 || invisible.has(codePoint)) return false;
        return !latinHas(character) || fullWidth.has(character);
      });
      const missing = wanted.find((character) => !han.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
      if (missing !== undefined)
        throw new RangeError(`No font has a glyph for "${missing}". Use another character.`);
      const subset = (font: Buffer) => subsetFont(font, wanted.join(""), subsetting);
      return { ...files, han: await subset(files.han), hanStrong: await subset(files.hanStrong) };
    },
  };
}

/** A document needs neither hints nor what composes glyphs and sets text vertically. */
const subsetting = {
  targetFormat: "sfnt",
  noHinting: true,
  dropTables: ["GSUB", "GPOS", "VORG", "vhea", "vmtx"],
} as const;

/** Punctuation that both fonts have and that is full-width in Chinese. */
export const fullWidth: ReadonlySet<string> = new Set("“”‘’…—·");

/** Neither font has this subscript figure. It is drawn as a small, lowered figure. */
export const subscript = { mark: "₂", figure: "2", size: 0.64, drop: 0.14 } as const;

/** Thin space, word joiner, no-break space and byte order mark, which need no glyphs. */
const invisible: ReadonlySet<number> = new Set([0x2009, 0x2060, 0xa0, 0xfeff]);
