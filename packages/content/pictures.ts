/**
 * Writes a page with all pictures of the site and their descriptions in both languages, for review by a person.
 *
 *   npm run pictures -w @lightmaker/content                  writes build/pictures.html
 *   npm run pictures -w @lightmaker/content -- /products     only pages whose path starts with this
 *
 * No test can check whether a picture shows what its description says. A person who reads this page can.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { builtFolder } from "@lightmaker/media/files";
import { runContent } from "./run-content.ts";

const room = import.meta.dirname;
const file = path.join(room, "build/pictures.html");
const [from = "/"] = process.argv.slice(2);

/** A picture as a page shows it, and the words next to it in the page's data. */
interface Shown {
  readonly src: string;
  readonly srcSet: string;
  readonly alt: string;
  readonly block: string;
  readonly words: readonly string[];
}

/** Keys of the words that are read next to a picture, in reading order. */
const beside = [
  "eyebrow",
  "title",
  "title1",
  "name",
  "subtitle",
  "lead",
  "text",
  "description",
  "note",
  "points",
];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const wordsOf = (data: Record<string, unknown>): readonly string[] =>
  beside.flatMap((key) => {
    const value = data[key];
    return typeof value === "string"
      ? [value]
      : Array.isArray(value)
        ? value.filter((each) => typeof each === "string")
        : [];
  });

/** Finds every picture inside `data`, with the words of the nearest object around it that has some. */
function shownIn(data: unknown, block: string, words: readonly string[]): Shown[] {
  if (Array.isArray(data)) return data.flatMap((each) => shownIn(each, block, words));
  if (!isObject(data)) return [];
  const { src, srcSet, alt, type } = data;
  if (typeof src === "string" && typeof srcSet === "string" && typeof alt === "string")
    return [{ src, srcSet, alt, block, words }];
  const own = wordsOf(data);
  const around = own.length > 0 ? own : words;
  const within = typeof type === "string" ? type : block;
  return Object.values(data).flatMap((value) => shownIn(value, within, around));
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Returns the first image candidate at least 480 px wide as a data URL, so that the page is one self-contained file. */
async function embedded({ srcSet }: Shown): Promise<string> {
  const candidates = srcSet.split(", ").map((each) => each.split(" "));
  const [address = ""] =
    candidates.find(([, width]) => Number.parseInt(width ?? "", 10) >= 480) ?? candidates.at(-1) ?? [];
  const data = await readFile(path.join(builtFolder, address.replace(/^\/media\//, "")));
  return `data:image/avif;base64,${data.toString("base64")}`;
}

await runContent<typeof import("./src/index.ts"), void>(
  "/src/index.ts",
  async ({ i18nFor, pages, resolvePage }) => {
    const resolution = (language: "zh" | "en") => ({
      i18n: i18nFor(language),
      language,
      catalogue: language,
    });
    const chinese = resolution("zh");
    const english = resolution("en");
    const sections: string[] = [];
    let count = 0;
    for (const page of Object.values(pages).filter(({ path }) => path.startsWith(from))) {
      const [zh, en] = [chinese, english].map((each) => shownIn(resolvePage(page, each).blocks, "", []));
      if (!zh || !en || zh.length !== en.length)
        throw new Error(`${page.path} has other pictures in English.`);
      if (zh.length === 0) continue;
      const figures = await Promise.all(
        zh.map(async (shown, index) => {
          const said = [shown, en[index] ?? shown].map(
            ({ alt, words }) => `<p><i>${escaped(alt)}</i></p><p>${words.map(escaped).join("<br>")}</p>`,
          );
          return `<figure><img alt="" src="${await embedded(shown)}"><figcaption><small>${shown.block}</small>${said.join("<hr>")}</figcaption></figure>`;
        }),
      );
      count += figures.length;
      sections.push(`<h2>${page.path}</h2><div>${figures.join("\n")}</div>`);
    }
    if (count === 0) throw new Error(`No page with pictures has an address that begins with "${from}".`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(
      file,
      `<!doctype html><html lang="zh"><meta charset="utf-8"><title>Pictures and their words</title><style>
body{font:14px/1.45 system-ui;margin:24px;background:#f3f5f6;color:#0e1216}
div{display:grid;grid-template-columns:repeat(auto-fill,minmax(300px,1fr));gap:16px}
figure{margin:0;background:#fff;padding:8px}img{width:100%;display:block}p{margin:4px 0}hr{border:0;border-top:1px solid #d6dbdf}
i{color:#b8320a}small{color:#4a545c}</style>${sections.join("\n")}</html>\n`,
    );
    process.stdout.write(`${count} pictures with their words: ${file}\n`);
  },
);
