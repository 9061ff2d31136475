import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
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

/** Prints a page as its own print style says and reads the paper. */
export async function printed(page: Page): Promise<Printed> {
  const folder = mkdtempSync(path.join(tmpdir(), "lightmaker-print-"));
  try {
    const file = path.join(folder, "printed.pdf");
    await page.pdf({ path: file, preferCSSPageSize: true });
    const sizes = run("pdfinfo", "-l", "99", file).matchAll(/Page +\d+ size: +([\d.]+) x ([\d.]+) pts/g);
    return {
      pages: [...sizes].map(([, width, height]) => ({ width: Number(width), height: Number(height) })),
      text: run("pdftotext", "-layout", file, "-").replaceAll(/[\s\u2060]+/g, " "),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A4 upright, in points. */
export const a4 = { width: 595, height: 842 } as const;
