import { blockFiles } from "virtual:block-files";
import type { BlockType } from "@lightmaker/content";
import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";
import { chunksOf } from "./blocks/registry.ts";
import { noticePaths } from "./site-paths.ts";
import { removeScripts, startScriptsAfterPaint } from "./startup/late-scripts.ts";

/**
 * Renders one page at build time. Suspense content stays in its place in the HTML, so every page is readable without
 * scripts. In production the scripts start after the largest paint.
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
  return new Response(isNotice ? removeScripts(html) : startScriptsAfterPaint(html, scriptsOf(html)), {
    headers,
    status,
  });
}

/** Returns the scripts that render the page's blocks, so that they are preloaded together with the first scripts. */
function scriptsOf(html: string): readonly string[] {
  const types = /data-blocks="([^"]*)"/.exec(html)?.[1]?.split(" ") ?? [];
  return chunksOf(types as BlockType[]).flatMap((file) => blockFiles[file] ?? []);
}
