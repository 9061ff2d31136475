import type { InvalidFields } from "../../contract/index.ts";
import { RequestFault } from "../request-fault.ts";

/** What a decoder puts in place of bytes that are not UTF-8. Visitors can also type it, and browsers put it in place of half a character. */
const replacement = "\ufffd";

/** Counts the replacement characters in a text. */
export const replacementsIn = (text: string): number => text.split(replacement).length - 1;

/**
 * Collects the fields of a form. Every form of the site has one field of each name: of two, nobody could say which one the visitor
 * meant.
 *
 * @throws RequestFault request.invalid, with the names of the fields that were sent twice
 */
export function fieldsFrom(
  pairs: readonly (readonly [name: string, value: string])[],
): Readonly<Record<string, string>> {
  const fields = Object.fromEntries(pairs);
  const twice = new Set(
    pairs
      .filter(([name], index) => pairs.findIndex((pair) => pair[0] === name) < index)
      .map(([name]) => name),
  );
  if (twice.size > 0)
    throw new RequestFault("request.invalid", { data: { fields: [...twice] } satisfies InvalidFields });
  return fields;
}

/**
 * Parses an urlencoded form.
 *
 * @param text body, without invalid UTF-8
 * @throws RequestFault request.notJson if a field is not UTF-8, request.invalid for fields that were sent twice, request.tooLarge for
 * more fields than a form has
 */
export function parseForm(text: string): Readonly<Record<string, string>> {
  const pairs = [...new URLSearchParams(text)];
  if (pairs.length > maxFields) throw new RequestFault("request.tooLarge");
  const decoded = pairs.reduce((sum, [name, value]) => sum + replacementsIn(name) + replacementsIn(value), 0);
  const sent = text.match(/%EF%BF%BD|\ufffd/gi)?.length ?? 0;
  if (decoded > sent) throw new RequestFault("request.notJson");
  return fieldsFrom(pairs);
}

/** Maximum number of text fields. Our largest form has nine. */
export const maxFields = 30;
