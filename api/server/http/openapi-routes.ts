import { createOpenApiDocument } from "../openapi/document.ts";
import { renderDocument } from "../openapi/page.ts";
import { pagePolicy } from "../security-headers.ts";
import { type Entry, memoryEntry } from "../static/static-entry.ts";

let json: Promise<Entry> | undefined;
let page: Promise<Entry> | undefined;

/** Returns the API document as JSON. It is created on the first request. */
export function describeApi(): Promise<Entry> {
  json ??= memoryEntry("openapi", Buffer.from(JSON.stringify(createOpenApiDocument())), "application/json");
  return json;
}

/** Returns the API document as an HTML page. It is created on the first request. */
export function describeApiForPeople(): Promise<Entry> {
  if (!page) {
    const html = renderDocument(createOpenApiDocument());
    page = memoryEntry("docs", Buffer.from(html), "text/html; charset=utf-8", pagePolicy(html));
  }
  return page;
}
