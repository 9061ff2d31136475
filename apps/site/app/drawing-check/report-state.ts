import { type Operation, operations } from "@lightmaker/drawing";

/** Figures that the visitor types, by name, with those that stand there at first. Empty ones are not known. */
export const emptyEntries = {
  cut: "",
  score: "",
  engrave: "",
  interval: "",
  acceleration: "1000",
  jump: "300",
  kerf: "",
  sheetWidth: "",
  sheetHeight: "",
  gap: "3",
  price: "",
  hour: "",
  energy: "",
  power: "",
  width: "",
};
export type Entry = keyof typeof emptyEntries;
export type Entries = Readonly<Record<Entry, string>>;

const names = Object.keys(emptyEntries) as readonly Entry[];
/** Parameter of the layers: a letter for the operation of each. */
const layersParameter = "layers";
/** Longest entry in a link. */
const longest = 12;

/** Reads a figure with a point or a comma. Returns undefined for anything else than a positive number. */
export function figureOf(text: string): number | undefined {
  const value = Number(text.trim().replace(",", "."));
  return text.trim() !== "" && Number.isFinite(value) && value > 0 ? value : undefined;
}

/** Returns the visitor's figures in a link. What is no figure is left out. */
export function entriesInUrl(search: string): Entries {
  const asked = new URLSearchParams(search);
  const found = names.flatMap((name) => {
    const text = asked.get(name);
    return text !== null && text.length <= longest && figureOf(text) !== undefined ? [[name, text]] : [];
  });
  return { ...emptyEntries, ...Object.fromEntries(found) };
}

/** Returns the operations of the layers in a link, or undefined if it has none for a drawing of so many layers. */
export function operationsInUrl(search: string, count: number): readonly Operation[] | undefined {
  const letters = new URLSearchParams(search).get(layersParameter) ?? "";
  if (letters.length !== count) return undefined;
  const found = [...letters].flatMap((letter) => operations.find((each) => each.startsWith(letter)) ?? []);
  return found.length === count ? found : undefined;
}

/** Returns the URL parameters of figures and operations. Figures as at first have an empty value, which removes them. */
export const stateParameters = (
  entries: Entries,
  chosen: readonly Operation[],
): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    names.map((name) => [
      name,
      entries[name] === emptyEntries[name] || figureOf(entries[name]) === undefined
        ? ""
        : entries[name].trim(),
    ]),
  ),
  [layersParameter]: chosen.map((operation) => operation[0]).join(""),
});
