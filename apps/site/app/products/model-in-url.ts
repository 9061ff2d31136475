import { modelParameter as parameter } from "@lightmaker/content/routes";

/** Normalises the spelling of a model for comparison, ignoring case, spaces, hyphens and underscores (decisions 7). */
export const normaliseSpelling = (spelling: string): string =>
  spelling.toLowerCase().replaceAll(/[\s_-]/g, "");

/** Model ids by normalised spelling. Without a prototype, so that `constructor` in a URL is no model. */
export type ModelsBySpelling = Readonly<Record<string, string>>;

/** Creates the models by spelling. */
export const modelsBySpelling = (
  models: readonly { readonly id: string; readonly spellings: readonly string[] }[],
): ModelsBySpelling =>
  Object.assign(
    Object.create(null) as Record<string, string>,
    Object.fromEntries(
      models.flatMap(({ id, spellings }) => [id, ...spellings].map((each) => [normaliseSpelling(each), id])),
    ),
  );

/** Writes the models by spelling into an inline script. */
export const modelsInScript = (models: ModelsBySpelling): string =>
  `{"__proto__":null,${JSON.stringify(models).slice(1)}`;

/** Returns the model that the URL asks for, as it is spelled there. */
export const modelInUrl = (search: string): string | null => new URLSearchParams(search).get(parameter);

/** Returns the current URL with another model. */
export function urlWithModel(model: string, { pathname, search, hash }: Location): string {
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
export const modelBeforePaint = (models: ModelsBySpelling): string =>
  `(m=>{const a=new URLSearchParams(location.search).get(${JSON.stringify(parameter)}),` +
  "v=a&&m[a.toLowerCase().replace(/[\\s_-]/g,'')];" +
  "v&&document.querySelector('[data-models] [role=tab][data-value=\"'+v+'\"]')?.click()})" +
  `(${modelsInScript(models)})`;
