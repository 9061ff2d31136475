// PDFium's types use those of Emscripten but do not reference them.
/// <reference types="emscripten" />
import { readFile } from "node:fs/promises";
import { init, type WrappedPdfiumModule } from "@embedpdf/pdfium";
import type { Page } from "playwright";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Metadata and text of a PDF. */
export interface ReadPdf {
  readonly title: string;
  /** True if the PDF marks headings, tables and paragraphs. */
  readonly tagged: boolean;
  /** Size of each page, in points, with the size of each path that is drawn on it, its line included. */
  readonly pages: readonly (Size & { readonly paths: readonly Size[] })[];
  /** All text in reading order. Spaces of any kind and length become one space. */
  readonly text: string;
}

type Pdfium = WrappedPdfiumModule;

async function load(): Promise<Pdfium> {
  const program = await readFile(new URL(import.meta.resolve("@embedpdf/pdfium/pdfium.wasm")));
  const pdfium = await init({ wasmBinary: new Uint8Array(program).buffer });
  pdfium.PDFiumExt_Init();
  return pdfium;
}

/** PDFium, the library with which Chromium shows PDFs. Loaded with the first PDF. */
let loaded: Promise<Pdfium> | undefined;

/** Allocates memory in PDFium, passes its address to a function, and frees it. */
function withMemory<Result>({ pdfium }: Pdfium, bytes: number, use: (address: number) => Result): Result {
  const address = pdfium.wasmExports.malloc(bytes);
  try {
    return use(address);
  } finally {
    pdfium.wasmExports.free(address);
  }
}

function titleOf(pdfium: Pdfium, document: number): string {
  const length = pdfium.FPDF_GetMetaText(document, "Title", 0, 0);
  return withMemory(pdfium, length, (address) => {
    pdfium.FPDF_GetMetaText(document, "Title", address, length);
    return pdfium.pdfium.UTF16ToString(address);
  });
}

/** `FPDF_PAGEOBJ_PATH` of PDFium's fpdf_edit.h. */
const pathType = 2;

/** Sizes of the paths of a page, in points. */
function pathsOf(pdfium: Pdfium, page: number): readonly Size[] {
  const sizes: Size[] = [];
  for (let index = 0; index < pdfium.FPDFPage_CountObjects(page); index += 1) {
    const object = pdfium.FPDFPage_GetObject(page, index);
    if (pdfium.FPDFPageObj_GetType(object) !== pathType) continue;
    withMemory(pdfium, 16, (address) => {
      // Four floats: left, bottom, right, top.
      if (!pdfium.FPDFPageObj_GetBounds(object, address, address + 4, address + 8, address + 12)) return;
      const [left = 0, bottom = 0, right = 0, top = 0] = pdfium.pdfium.HEAPF32.subarray(
        address / 4,
        address / 4 + 4,
      );
      sizes.push({ width: right - left, height: top - bottom });
    });
  }
  return sizes;
}

function pageOf(pdfium: Pdfium, document: number, index: number) {
  const page = pdfium.FPDF_LoadPage(document, index);
  if (page === 0) throw new Error(`PDFium could not read page ${index + 1}.`);
  const words = pdfium.FPDFText_LoadPage(page);
  const length = pdfium.FPDFText_CountChars(words);
  if (length < 0) throw new Error(`PDFium could not read the text of page ${index + 1}.`);
  // Two bytes for each UTF-16 unit and for the final zero. A character outside the Basic Multilingual Plane has two units.
  const text = withMemory(pdfium, length * 4 + 2, (address) => {
    pdfium.FPDFText_GetText(words, 0, length, address);
    return pdfium.pdfium.UTF16ToString(address);
  });
  const size = { width: pdfium.FPDF_GetPageWidthF(page), height: pdfium.FPDF_GetPageHeightF(page) };
  const paths = pathsOf(pdfium, page);
  pdfium.FPDFText_ClosePage(words);
  pdfium.FPDF_ClosePage(page);
  return { ...size, paths, text };
}

/**
 * Reads a PDF.
 *
 * @throws Error when PDFium cannot read it
 */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  loaded ??= load();
  const pdfium = await loaded;
  return withMemory(pdfium, bytes.length, (address) => {
    pdfium.pdfium.HEAPU8.set(bytes, address);
    const document = pdfium.FPDF_LoadMemDocument(address, bytes.length, "");
    if (document === 0)
      throw new Error(`PDFium could not read the PDF: error ${pdfium.FPDF_GetLastError()}.`);
    try {
      const pages = Array.from({ length: pdfium.FPDF_GetPageCount(document) }, (_, index) =>
        pageOf(pdfium, document, index),
      );
      return {
        title: titleOf(pdfium, document),
        tagged: Boolean(pdfium.FPDFCatalog_IsTagged(document)),
        pages: pages.map(({ width, height, paths }) => ({ width, height, paths })),
        text: pages
          .map(({ text }) => text)
          .join("\n")
          // PDFium's character for a hyphen at the end of a line.
          .replaceAll("\ufffe", "-")
          .replaceAll(/[\s\u2060]+/g, " "),
      };
    } finally {
      pdfium.FPDF_CloseDocument(document);
    }
  });
}

/** Prints a page to PDF with its print styles and reads the result. */
export const printed = async (page: Page): Promise<ReadPdf> =>
  readPdf(await page.pdf({ preferCSSPageSize: true }));

/** A4 portrait, in points. */
export const a4 = { width: 595, height: 842 } as const;
