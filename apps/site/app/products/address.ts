import { plainSpelling } from "./spelling.ts";

/** Name of the part of the address that holds the models compared, parted by commas. */
const compared = "compare";

/** Canonical ids by every plain spelling of theirs. */
export type ModelsBySpelling = Readonly<Record<string, string>>;

/** What an address asks to compare: the models there are, and what is none. */
export function askedComparison(search: string, models: ModelsBySpelling) {
  const asked = new URLSearchParams(search).get(compared);
  const names = asked === null ? [] : asked.split(",").filter((name) => name.trim() !== "");
  return {
    known: names.flatMap((name) => models[plainSpelling(name)] ?? []),
    unknown: names.filter((name) => models[plainSpelling(name)] === undefined),
  };
}

/** The part of an address that asks to compare these models. */
export const comparing = (ids: readonly string[]) => ({ [compared]: ids.join() });

/** The same address with other parameters and another part of the page; what is empty is taken out. */
export function addressWith(
  { pathname, search }: Pick<Location, "pathname" | "search">,
  parameters: Readonly<Record<string, string>>,
  hash: string,
): string {
  const all = new URLSearchParams(search);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === "") all.delete(name);
    else all.set(name, value);
  }
  // Commas may stand in a query as they are, and an address that is passed on is read.
  const query = all.toString().replaceAll("%2C", ",");
  return `${pathname}${query && `?${query}`}#${hash}`;
}

/** Writes a visitor's choice into the address of the page, unless it is there already. */
export function keepInAddress(parameters: Readonly<Record<string, string>>, hash: string): void {
  const address = addressWith(location, parameters, hash);
  if (new URL(address, location.href).search === location.search) return;
  // Not the router's: the page is the same, and its data need not be fetched again.
  history.replaceState(history.state, "", address);
}

/**
 * Inline script for the end of the comparison's markup: ticks the boxes and sets the lists that the address asks for before
 * anything is painted. React takes over what it finds.
 *
 * @param models the value of each box by every plain spelling of its model
 */
export const comparisonBeforePaint = (models: ModelsBySpelling): string =>
  `(m=>{const a=new URLSearchParams(location.search).get(${JSON.stringify(compared)});if(!a)return;` +
  "const r=document.querySelector('[data-comparison]'),b=[...r.querySelectorAll('[data-chooser] input')]," +
  "k=[...new Set(a.split(',').map(n=>m[n.toLowerCase().replace(/[\\s_-]/g,'')]).filter(Boolean))].slice(0,4);" +
  "if(!k.length)return;" +
  "for(const x of b)if(k.length<2&&!k.includes(x.value))k.push(x.value);" +
  "for(const x of b){x.checked=k.includes(x.value);x.disabled=x.checked?k.length<3:k.length>3}" +
  "r.querySelectorAll('[data-place]').forEach((s,i)=>s.value=k[i])})" +
  `(${JSON.stringify(models)})`;

/** Inline script for the end of the finder's markup: chooses the answers that the address gives. */
export const answersBeforePaint =
  "(()=>{const a=new URLSearchParams(location.search);" +
  "for(const x of document.querySelectorAll('[data-finder] [data-answer]'))" +
  "if(a.get(x.dataset.question)===x.value)x.checked=true})()";
