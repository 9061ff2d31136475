import type { FeedModel } from "@lightmaker/feed";
import type { State } from "./disk-storage.ts";

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const rowsOf = ({ specifications }: FeedModel) =>
  new Map(specifications.flatMap(({ rows }) => rows).map((row) => [row.label, row]));

/** Returns the names of what differs: fields, and rows of the specification. */
function fieldsThatDiffer(before: FeedModel, after: FeedModel): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof FeedModel)[];
  // The revision and the date differ whenever something else does.
  const fields = names.filter(
    (name) => !["revision", "updated"].includes(name) && !same(before[name], after[name]),
  );
  return fields.map((name) => {
    if (name !== "specifications") return name;
    const [old, now] = [rowsOf(before), rowsOf(after)];
    const labels = [...new Set([...old.keys(), ...now.keys()])];
    return `${name} (${labels.filter((label) => !same(old.get(label), now.get(label))).join(", ") || "order"})`;
  });
}

/** Returns a line for every model that is new, gone or changed, and what the maker says about it. */
export function changesOf(before: State | undefined, { index, models }: State): string[] {
  if (!before) return ["first copies"];
  const old = new Map(before.models.map((model) => [model.id, model]));
  const now = new Set(models.map(({ id }) => id));
  return [
    ...models.filter(({ id }) => !old.has(id)).map(({ id }) => `new      ${id}`),
    ...[...old.keys()].filter((id) => !now.has(id)).map((id) => `gone     ${id}`),
    ...models.flatMap((model) => {
      const fields = fieldsThatDiffer(old.get(model.id) ?? model, model);
      return fields.length > 0 ? `changed  ${model.id}: ${fields.join(", ")}` : [];
    }),
    ...index.changes
      .filter((change) => !before.index.changes.some((known) => same(known, change)))
      .map(({ date, text }) => `maker    ${date}: ${text}`),
  ];
}
