import { setImmediate as nextTurn } from "node:timers/promises";
import type { Logger } from "pino";
import * as v from "valibot";
import { modelHeadsPath, seoSchema } from "../../contract/index.ts";
import { type Entry, plainEntry } from "../static/static-entry.ts";
import type { StaticTable } from "../static/static-table.ts";
import type { Storage } from "../storage/storage.ts";
import type { SeoRow } from "../storage/tables.ts";
import { seoPathPattern } from "./seo-path.ts";

/** Dependencies of the pages with changed titles. */
export interface SeoPagesSource {
  readonly storage: Pick<Storage, "published">;
  readonly site: StaticTable;
  readonly logger: Logger;
  /** How long the table's version is not checked again, in milliseconds. Default: 1,000. */
  readonly freshMs?: number;
}

/** Built pages whose SEO entry in the table differs from the page, and the pages of models, which have an address of their own. */
export interface SeoPages {
  /**
   * Returns the changed page at an address; `undefined` if it is as built, or not a page. Never waits.
   *
   * @param search query of the address, which may name a model
   */
  pageAt(path: string, search?: string): Entry | undefined;
  /**
   * Checks the table's version, and creates the pages that have changed. They are compressed afterwards, because that would take a
   * tenth of the server's start. Never fails: without a database, pages stay as they are.
   */
  refresh(): Promise<void>;
}

/**
 * Puts the table's titles, descriptions and keywords into the pages, once per version of the table. No request waits for the
 * database: the table is checked in the background, at most once a second. The first request after a change may therefore still
 * get the old page.
 */
export function openSeoPages({ storage, site, logger, freshMs = 1_000 }: SeoPagesSource): SeoPages {
  const tables = storage.published;
  const built = readModelHeads(site, logger);
  let pages: ReadonlyMap<string, Made> = new Map();
  let pathsOfModels: ReadonlySet<string> = new Set();
  let version: number | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;
  let compressing = Promise.resolve();

  const make = async (rows: readonly SeoRow[]): Promise<void> => {
    const known = new Set(pages.values());
    pages = await makePages(site, rows, pages);
    const changed = [...pages.values()].filter((made) => !known.has(made));
    compressing = compressing
      .then(() => compressAll(changed))
      .catch((error: unknown) => logger.warn({ err: error }, "changed pages are sent without compression"));
    pathsOfModels = new Set([...pages.keys()].flatMap((address) => address.split("?", 2).slice(0, -1)));
  };
  const check = async (): Promise<void> => {
    try {
      const current = await tables.version("seo");
      if (current !== version) {
        const rows = new Map([...built, ...(await tables.seo())].map((row) => [row.path, row]));
        await make([...rows.values()]);
        version = current;
      }
    } catch (error) {
      logger.warn({ err: error }, "SEO entries not read, pages keep the titles they have");
      if (version === undefined && pages.size === 0) await make(built);
    }
    checkedAt = performance.now();
  };
  const refresh = (): Promise<void> => {
    running ??= check().finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    pageAt(path, search = "") {
      if (performance.now() - checkedAt > freshMs) void refresh();
      const model = pathsOfModels.has(path) ? new URLSearchParams(search).get(modelParameter) : null;
      return (pages.get(modelAddress(path, model ?? "")) ?? pages.get(path))?.entry;
    },
    refresh,
  };
}

/** URL parameter that chooses a model on its series' page (decisions 7). */
const modelParameter = "model";

const modelAddress = (path: string, model: string): string => `${path}?${modelParameter}=${model}`;

/** Reads the entries of the models from the built site. A site without the file has none. */
function readModelHeads(site: StaticTable, logger: Logger): readonly SeoRow[] {
  const bytes = site.get(modelHeadsPath)?.plain.bytes;
  if (!bytes) return [];
  try {
    return v.parse(v.pipe(v.string(), v.parseJson(), seoSchema), bytes.toString());
  } catch (error) {
    logger.warn({ err: error }, `${modelHeadsPath} cannot be read: models have the titles of their series`);
    return [];
  }
}

/** Page with the row that it was created from. */
interface Made {
  readonly row: SeoRow;
  readonly entry: Entry;
  readonly compress: () => Promise<void>;
}

/** Creates the pages one after the other, so that requests keep most of the processor. Reuses pages that have not changed. */
async function makePages(
  site: StaticTable,
  rows: readonly SeoRow[],
  known: ReadonlyMap<string, Made>,
): Promise<ReadonlyMap<string, Made>> {
  const pages = new Map<string, Made>();
  for (const row of rows) {
    const before = known.get(row.path);
    const made = before && isSame(before.row, row) ? before : makePage(site, row);
    if (made) pages.set(row.path, made);
    await nextTurn();
  }
  return pages;
}

/** Compresses the pages one after the other, so that requests keep most of the processor. */
async function compressAll(pages: readonly Made[]): Promise<void> {
  for (const { compress } of pages) await compress();
}

const isSame = (one: SeoRow, other: SeoRow): boolean =>
  one.title === other.title && one.keyword === other.keyword && one.describe === other.describe;

const htmlType = "text/html; charset=utf-8";

function makePage(site: StaticTable, row: SeoRow): Made | undefined {
  // A restored backup may hold any text.
  if (!seoPathPattern.test(row.path)) return undefined;
  const [path = "", query] = row.path.split("?");
  const built = site.get(path)?.plain;
  if (!built?.bytes || built.headers["Content-Type"] !== htmlType) return undefined;
  const html = built.bytes.toString();
  const filled = query === undefined ? withHead(html, row) : withQuery(withHead(html, row), query);
  if (filled === html) return undefined;
  // The policy has the script hashes of the built page, so no script from the table may run.
  const policy = String(built.headers["Content-Security-Policy"]);
  return { row, ...plainEntry(row.path, Buffer.from(filled), htmlType, policy) };
}

/**
 * Replaces the SEO tags in a page's head, in the form in which the site's build writes them. Tags that the page does not have are
 * not added. Pages with `noindex` stay unchanged.
 */
export function withHead(html: string, { title, keyword, describe }: Omit<SeoRow, "path">): string {
  const end = html.indexOf("</head>");
  const head = html.slice(0, Math.max(end, 0));
  if (/<meta name="robots" content="noindex"/.test(head)) return html;
  // Replacement functions, because `$` has a meaning in a replacement text.
  const meta = (text: string, attribute: string, content: string): string =>
    text.replace(
      new RegExp(`(<meta ${attribute} content=")[^"]*(")`),
      (_, before: string, after: string) => before + escaped(content) + after,
    );
  let filled = head.replace(/(<title>)[^<]*(<\/title>)/, (_, before: string, after: string) => {
    return before + escaped(title) + after;
  });
  filled = meta(filled, 'name="description"', describe);
  filled = meta(filled, 'name="keywords"', keyword);
  filled = meta(filled, 'property="og:title"', title);
  filled = meta(filled, 'property="og:description"', describe);
  return filled + html.slice(head.length);
}

/** Adds a query to the page's own addresses in its head: the canonical one, its translations, and that of the social card. */
export function withQuery(html: string, query: string): string {
  const end = html.indexOf("</head>");
  const head = html.slice(0, Math.max(end, 0));
  const own =
    /(<link rel="canonical" href="[^"?]*|<link rel="alternate" hreflang="[^"]*" href="[^"?]*|<meta property="og:url" content="[^"?]*)(?=")/gi;
  return head.replace(own, (address) => `${address}?${query}`) + html.slice(head.length);
}

const signs: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

/** Escapes like React, so that an entry equal to the page leaves the page unchanged. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
