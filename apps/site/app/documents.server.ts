import { createHash } from "node:crypto";
import {
  type Block,
  cutFilesReadme,
  type DocumentFile,
  type DownloadsBlockFile,
  documentFile,
  documentFiles,
  documentPath,
  i18nFor,
  type Language,
  languages,
  languageTag,
  type MadeDocument,
  type ResolvedPage,
  release,
  resolveData,
  testGridOf,
} from "@lightmaker/content";
import { testGrid, toDxf, toSvg } from "@lightmaker/content/drawing";
import { cutFilesPack, print } from "@lightmaker/documents";
import { dateOf, faces, printPaper } from "./papers.server.ts";

/** Returns the introduction of the pack of cut files in one language. */
function readme(language: Language): string {
  const lines = resolveData(cutFilesReadme, { i18n: i18nFor(language), language, catalogue: language });
  return `${lines.join("\n")}\n`;
}

async function make(file: DocumentFile): Promise<Buffer> {
  switch (file.type) {
    case "paper":
      return print(printPaper(file.paper, file.model, file.language), faces());
    case "grid": {
      const drawing = testGrid(testGridOf(file.model));
      return Buffer.from(file.format === "svg" ? toSvg(drawing) : toDxf(drawing));
    }
    case "cutFiles":
      return cutFilesPack(
        Object.fromEntries(languages.map((language) => [language, readme(language)])),
        release.date,
      );
  }
}

const made = new Map<string, Promise<Buffer>>();

/** Returns the bytes of a file. It is generated at the first call and depends on the content only. */
function bytesOf(file: DocumentFile): Promise<Buffer> {
  const bytes = made.get(file.name) ?? make(file);
  made.set(file.name, bytes);
  return bytes;
}

const types: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  svg: "image/svg+xml",
  dxf: "image/vnd.dxf",
  zip: "application/zip",
};

/**
 * Response with a document. The build writes it as a file.
 * @throws Response 404 when there is no such file
 */
export async function documentResponse(name: string): Promise<Response> {
  const file = documentFiles.find((each) => each.name === name);
  if (!file) throw new Response("", { status: 404 });
  const type = types[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream";
  return new Response(new Uint8Array(await bytesOf(file)), { headers: { "Content-Type": type } });
}

/** Returns the documents of a model in a language, as the feed for dealers names them. */
export async function madeDocuments(model: string, language: Language): Promise<readonly MadeDocument[]> {
  const papers = documentFiles
    .filter((file) => file.type === "paper")
    .filter((file) => file.model === model && file.language === language);
  return Promise.all(
    papers.map(async (file) => {
      const bytes = await bytesOf(file);
      return {
        kind: file.paper,
        href: documentPath(file.name),
        type: types["pdf"] ?? "",
        bytes: bytes.length,
        sha256: createHash("sha256").update(bytes).digest("hex"),
      };
    }),
  );
}

/** Formats a file size for readers: `214 kB`, `1.3 MB`. */
function sizeOf(bytes: number, language: Language): string {
  const [value, unit] = bytes < 1e6 ? [bytes / 1e3, "kB"] : [bytes / 1e6, "MB"];
  const digits = value < 10 ? 1 : 0;
  return `${new Intl.NumberFormat(languageTag[language], { maximumFractionDigits: digits }).format(value)} ${unit}`;
}

/** Format shown for each type of document, the same in every language. If empty, the file name's extension is shown. */
const systemOf: Record<DocumentFile["type"], string> = { paper: "PDF", grid: "", cutFiles: "ZIP" };

async function filledIn(file: DownloadsBlockFile, language: Language): Promise<DownloadsBlockFile> {
  const { document, ...words } = file;
  if (document === undefined) return words;
  const made = documentFile(document, language);
  const bytes = await bytesOf(made);
  return {
    ...words,
    version: release.version,
    date: dateOf(release.date, language),
    size: sizeOf(bytes.length, language),
    system: systemOf[made.type] || made.name.slice(made.name.lastIndexOf(".") + 1).toUpperCase(),
    sha256: createHash("sha256").update(bytes).digest("hex"),
    href: documentPath(made.name),
  };
}

/** Adds URL, version, date, size and checksum to the documents that a page offers. */
export async function withDocuments(page: ResolvedPage, language: Language): Promise<ResolvedPage> {
  const blocks = page.blocks.map(async (block): Promise<Block> => {
    if (block.type !== "downloads") return block;
    const groups = block.groups.map(async ({ title, files }) => ({
      title,
      files: await Promise.all(files.map((file) => filledIn(file, language))),
    }));
    return { ...block, groups: await Promise.all(groups) };
  });
  return { ...page, blocks: await Promise.all(blocks) };
}
