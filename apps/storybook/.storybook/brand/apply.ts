import { decodeBrand, themeCss } from "./brand.ts";

/** Applies the brand of the toolbar to a page; the empty text is the maker's. */
export function applyBrand(encoded: unknown, page: Document = document): void {
  const brand = decodeBrand(encoded);
  const found = page.querySelector<HTMLStyleElement>("style[data-brand]");
  if (!brand) {
    found?.remove();
    return;
  }
  const style = found ?? page.head.appendChild(page.createElement("style"));
  style.dataset["brand"] = "";
  const css = themeCss(brand);
  if (style.textContent !== css) style.textContent = css;
}
