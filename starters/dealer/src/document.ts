import type { Products } from "./feed.ts";

/** Id of the element with the data that a page was prerendered with. */
export const dataId = "products";

/** Returns the data that a page was prerendered with, or `undefined` if it was not. */
export function prerendered(): Products | undefined {
  const text = document.getElementById(dataId)?.textContent;
  return text ? (JSON.parse(text) as Products) : undefined;
}

/** JSON inside a script element: `<` would let a text end the element. */
export const inScript = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

export const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
