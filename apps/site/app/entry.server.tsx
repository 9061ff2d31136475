import { blockFiles } from "virtual:block-files";
import { stylesheet } from "virtual:site-stylesheet";
import type { BlockType } from "@lightmaker/content";
import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";
import { chunksOf } from "./blocks/registry.ts";
import { fillable } from "./news/NewsMarkup.tsx";
import { noticePaths } from "./site-paths.ts";
import { removeScripts, startScriptsAfterPaint } from "./startup/late-scripts.ts";
import { inlineStyles, linkStyles, pageStylesFrom } from "./startup/page-styles.ts";

const pageStyles = pageStylesFrom(stylesheet.text);

/**
 * Renders one page at build time. Suspense content stays in its place in the HTML, so every page is readable without
 * scripts. In production each page carries the styles that it uses, and the scripts start after the largest paint.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      // A page that fails to render must fail the build instead of being written incomplete.
      throw error;
    },
  });
  const html = await new Response(prelude).text();
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (import.meta.env.DEV) return new Response(html, { headers, status });
  const path = new URL(request.url).pathname.replace(/\/$/, "");
  const isNotice = noticePaths.some((notice) => notice === path);
  const page = isNotice
    ? removeScripts(html)
    : startScriptsAfterPaint(html, stylesheet.path, scriptsOf(html));
  return new Response(withStyles(page), { headers, status });
}

/** The server fills in news after the build (news/fill.tsx), with classes that are not in the page yet. */
const withStyles = (html: string): string =>
  fillable.test(html)
    ? linkStyles(html, stylesheet.fonts, stylesheet.path)
    : inlineStyles(html, stylesheet.fonts + pageStyles(html), stylesheet.path);

/** Returns the scripts that render the page's blocks, so that they are preloaded together with the first scripts. */
function scriptsOf(html: string): readonly string[] {
  const types = /data-blocks="([^"]*)"/.exec(html)?.[1]?.split(" ") ?? [];
  return chunksOf(types as BlockType[]).flatMap((file) => blockFiles[file] ?? []);
}
