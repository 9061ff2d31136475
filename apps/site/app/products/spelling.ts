/** URL parameter with the model (decisions 7). */
const parameter = "model";

/** Normalises the spelling of a model for comparison, ignoring case, spaces, hyphens and underscores (decisions 7). */
export const plainSpelling = (spelling: string): string => spelling.toLowerCase().replaceAll(/[\s_-]/g, "");

/** Returns the model that the URL asks for, as it is spelled there. */
export const askedModel = (search: string): string | null => new URLSearchParams(search).get(parameter);

/** Returns the current URL with another model. */
export function addressOf(model: string, { pathname, search, hash }: Location): string {
  const parameters = new URLSearchParams(search);
  parameters.set(parameter, model);
  return `${pathname}?${parameters}${hash}`;
}

/**
 * Inline script for the end of the switcher's markup. Selects the model that the URL asks for before the first paint.
 * It clicks the tab; `tabsBeforeReact` handles the click and moves the selection.
 *
 * @param models value of each tab, by every normalised spelling of its model
 */
export const modelBeforePaint = (models: Readonly<Record<string, string>>): string =>
  `(m=>{const a=new URLSearchParams(location.search).get(${JSON.stringify(parameter)}),` +
  "v=a&&m[a.toLowerCase().replace(/[\\s_-]/g,'')];" +
  "v&&document.querySelector('[data-models] [role=tab][data-value=\"'+v+'\"]')?.click()})" +
  `(${JSON.stringify(models)})`;
