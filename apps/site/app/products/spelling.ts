/** Name of the part of the address that holds the model (decisions 7). */
const parameter = "model";

/** Compared without case, spaces and hyphens (decisions 7). */
export const plainSpelling = (spelling: string): string => spelling.toLowerCase().replaceAll(/[\s_-]/g, "");

/** The model an address asks for, as it is spelled there. */
export const askedModel = (search: string): string | null => new URLSearchParams(search).get(parameter);

/** The same address, asking for another model. */
export function addressOf(model: string, { pathname, search, hash }: Location): string {
  const parameters = new URLSearchParams(search);
  parameters.set(parameter, model);
  return `${pathname}?${parameters}${hash}`;
}

/**
 * Inline script for the end of a switcher's markup: chooses the model that the address asks for before anything is painted.
 * `tabsBeforeReact` follows the click and moves the selection.
 *
 * @param models the value of each tab by every plain spelling of its model
 */
export const modelBeforePaint = (models: Readonly<Record<string, string>>): string =>
  `(m=>{const a=new URLSearchParams(location.search).get(${JSON.stringify(parameter)}),` +
  "v=a&&m[a.toLowerCase().replace(/[\\s_-]/g,'')];" +
  "v&&document.querySelector('[data-models] [role=tab][data-value=\"'+v+'\"]')?.click()})" +
  `(${JSON.stringify(models)})`;
