import { type ModelsBySpelling, modelsInScript, normaliseSpelling } from "./model-in-url.ts";

/** URL parameter with the compared models, separated by commas. */
const compareParameter = "compare";

/** Returns the models that the URL asks to compare: the ids of known models, and the unknown names as written. */
export function comparisonInUrl(search: string, models: ModelsBySpelling) {
  const asked = new URLSearchParams(search).get(compareParameter);
  const names = asked === null ? [] : asked.split(",").filter((name) => name.trim() !== "");
  return {
    known: names.flatMap((name) => models[normaliseSpelling(name)] ?? []),
    unknown: names.filter((name) => models[normaliseSpelling(name)] === undefined),
  };
}

/** Returns the URL parameters that compare these models. */
export const compareParameters = (ids: readonly string[]) => ({ [compareParameter]: ids.join() });

/** Returns the current URL with other parameters and another hash. Parameters with an empty value are removed. */
export function urlWith(
  { pathname, search }: Pick<Location, "pathname" | "search">,
  parameters: Readonly<Record<string, string>>,
  hash: string,
): string {
  const all = new URLSearchParams(search);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === "") all.delete(name);
    else all.set(name, value);
  }
  // A query may contain commas unencoded, which keeps shared URLs readable.
  const query = all.toString().replaceAll("%2C", ",");
  return `${pathname}${query && `?${query}`}#${hash}`;
}

/** Event of `window` after {@link replaceUrl}. */
export const urlReplaced = "urlreplaced";

/** Replaces the current URL by another of the same page. Does not go through the router, which would load the page's data again. */
export function replaceUrl(address: string): void {
  history.replaceState(history.state, "", address);
  dispatchEvent(new Event(urlReplaced));
}

/** Writes the visitor's choice into the URL, unless it is already there. */
export function writeToUrl(parameters: Readonly<Record<string, string>>, hash: string): void {
  const address = urlWith(location, parameters, hash);
  if (new URL(address, location.href).search === location.search) return;
  replaceUrl(address);
}

/**
 * Inline script for the end of the comparison's markup. Ticks the checkboxes and sets the lists that the URL asks for
 * before the first paint. React hydrates the result.
 *
 * @param models value of each checkbox, by every normalised spelling of its model
 */
export const comparisonBeforePaint = (models: ModelsBySpelling): string =>
  `(m=>{const a=new URLSearchParams(location.search).get(${JSON.stringify(compareParameter)});if(!a)return;` +
  "const r=document.querySelector('[data-comparison]'),b=[...r.querySelectorAll('[data-chooser] input')]," +
  "k=[...new Set(a.split(',').map(n=>m[n.toLowerCase().replace(/[\\s_-]/g,'')]).filter(Boolean))].slice(0,4);" +
  "if(!k.length)return;" +
  "for(const x of b)if(k.length<2&&!k.includes(x.value))k.push(x.value);" +
  "for(const x of b){x.checked=k.includes(x.value);x.disabled=x.checked?k.length<3:k.length>3}" +
  "r.querySelectorAll('[data-place]').forEach((s,i)=>s.value=k[i])})" +
  `(${modelsInScript(models)})`;

/** Inline script for the end of the finder's markup. Chooses the answers that the URL gives. */
export const answersBeforePaint =
  "(()=>{const a=new URLSearchParams(location.search);" +
  "for(const x of document.querySelectorAll('[data-finder] [data-answer]'))" +
  "if(a.get(x.dataset.question)===x.value)x.checked=true})()";
