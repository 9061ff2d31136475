import type { RoomPlannerBlockData } from "@lightmaker/content";
import type { Catalogue, Item, Plan, Status, Verdict } from "@lightmaker/room";
import { fill } from "../fill.ts";

export type RoomData = Omit<RoomPlannerBlockData, "language">;

/** Things by id. */
export const catalogueOf = ({ things }: RoomData): Catalogue =>
  Object.fromEntries(things.map((thing) => [thing.id, thing]));

export const nameOfThing = ({ things }: RoomData, thing: string): string =>
  things.find(({ id }) => id === thing)?.name ?? thing;

/** Returns the name of an item with its number on the plan. */
export function nameOfItem(data: RoomData, items: readonly Item[], id: string): string {
  const index = items.findIndex((item) => item.id === id);
  const item = items[index];
  return item ? `${index + 1} ${nameOfThing(data, item.thing)}` : id;
}

/** What a verdict says, in words. */
export interface Said {
  readonly id: string;
  readonly state: Status;
  readonly name: string;
  readonly text: string;
  readonly source: string;
  readonly link?: { readonly label: string; readonly href: string };
}

/** Puts a verdict into its rule's sentence and names its source. */
export function sayingOf(data: RoomData, { items }: Pick<Plan, "items">, verdict: Verdict): Said {
  const rule = data.rules[verdict.rule];
  const sentences: Readonly<Record<string, string>> = rule.sentences;
  const figures = Object.fromEntries(
    Object.entries(verdict.figures).map(([name, figure]) => [name, String(Math.round(figure))]),
  );
  const other = verdict.other === undefined ? {} : { other: nameOfItem(data, items, verdict.other) };
  const source = verdict.assumed ? `${rule.source} · ${data.labels.planned}` : rule.source;
  return {
    id: `${verdict.item} ${verdict.rule}`,
    state: verdict.status,
    name: rule.name,
    text: fill(sentences[verdict.says] ?? verdict.says, { ...figures, ...other }),
    source,
    ...(rule.link && { link: rule.link }),
  };
}

/** A name and what it is, with the punctuation of the language. */
export const lineOf = ({ labels }: RoomData, name: string, value: string): string =>
  fill(labels.line, { name, value });

/** Two values as one, with the punctuation of the language. */
export const pairOf = ({ labels }: RoomData, name: string, value: string): string =>
  fill(labels.pair, { name, value });
