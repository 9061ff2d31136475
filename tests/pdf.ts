import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright";

/** What Chromium would put on paper. */
export interface Printed {
  /** Pages, in points, width before height. */
  readonly pages: readonly { readonly width: number; readonly height: number }[];
  /** All words, spaces of every kind and length as one. */
  readonly text: string;
}

function run(program: "pdfinfo" | "pdftotext", ...args: string[]): string {
  try {
    return execFileSync(program, args, { encoding: "utf8" });
  } catch (cause) {
    throw new Error(
      `${program} cannot read what was printed. It comes with poppler-utils; is it installed?`,
      {
        cause,
      },
    );
  }
}

/** What a PDF tells about itself, and what is written in it. */
export interface ReadPdf extends Printed {
  readonly title: string;
  /** Whether it says what is a heading, a table and a paragraph. */
  readonly tagged: boolean;
}

const pagesOf = (info: string) =>
  [...info.matchAll(/Page +\d+ size: +([\d.]+) x ([\d.]+) pts/g)].map(([, width, height]) => ({
    width: Number(width),
    height: Number(height),
  }));

const oneSpace = (text: string) => text.replaceAll(/[\s\u2060]+/g, " ");

/** Does something with bytes that programs only read from a file. */
function withFile<Result>(bytes: Uint8Array, use: (file: string) => Result): Result {
  const folder = mkdtempSync(path.join(tmpdir(), "lightmaker-pdf-"));
  try {
    const file = path.join(folder, "read.pdf");
    writeFileSync(file, bytes);
    return use(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Reads a PDF; the words come in the order they were set in. */
export const readPdf = (bytes: Uint8Array): ReadPdf =>
  withFile(bytes, (file) => {
    const info = run("pdfinfo", "-l", "99", file);
    return {
      title: /^Title: +(.*)$/m.exec(info)?.[1] ?? "",
      tagged: /^Tagged: +yes$/m.test(info),
      pages: pagesOf(info),
      text: oneSpace(run("pdftotext", "-raw", file, "-")),
    };
  });

/** Prints a page as its own print style says and reads the paper. */
export async function printed(page: Page): Promise<Printed> {
  const bytes = await page.pdf({ preferCSSPageSize: true });
  return withFile(bytes, (file) => ({
    pages: pagesOf(run("pdfinfo", "-l", "99", file)),
    text: oneSpace(run("pdftotext", "-layout", file, "-")),
  }));
}

/** A4 upright, in points. */
export const a4 = { width: 595, height: 842 } as const;
