import type { RowNames } from "./row-keys.ts";
import type { FeedModel, FeedRow } from "./schema.ts";

type Known = NonNullable<FeedRow["value"]>;

/** A row with a value that `SpecTable` of `@lightmaker/ui` takes. */
export interface KnownRow<OnRequest> {
  label: string;
  value: Known | OnRequest;
}

/**
 * Returns the specification for `SpecTable`.
 *
 * @param onRequest what stands where the maker gives a value on request only (null in the feed): a text, or a link to your
 * contact page as `{ label, href }`
 * @param options.rename your own names of rows, by key: `{ voltage: "Netzspannung" }`. Rows without one keep the maker's name.
 */
export const specGroupsOf = <OnRequest extends string | { label: string; href: string }>(
  { specifications }: Pick<FeedModel, "specifications">,
  onRequest: OnRequest,
  { rename = {} }: { rename?: RowNames } = {},
): { title?: string; rows: KnownRow<OnRequest>[] }[] => {
  const names = new Map<string, string>(Object.entries(rename));
  return specifications.map(({ title, rows }) => ({
    ...(title !== undefined && { title }),
    rows: rows.map(({ key, label, value }) => ({
      label: names.get(key) ?? label,
      value: value ?? onRequest,
    })),
  }));
};
