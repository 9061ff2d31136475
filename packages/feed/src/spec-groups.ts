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
 */
export const specGroupsOf = <OnRequest extends string | { label: string; href: string }>(
  { specifications }: Pick<FeedModel, "specifications">,
  onRequest: OnRequest,
): { title?: string; rows: KnownRow<OnRequest>[] }[] =>
  specifications.map(({ title, rows }) => ({
    ...(title !== undefined && { title }),
    rows: rows.map(({ label, value }) => ({ label, value: value ?? onRequest })),
  }));
