import type { NewsItem } from "../../contract/index.ts";
import type { StaticTable } from "../static/static-table.ts";
import type { NewsRow } from "../storage/tables.ts";

/** State of a published item. */
export const publishedState = 1;

/** Prefix of a photo that is a picture of the site and not an address. */
export const mediaPrefix = "media:";

/** Largest time of a date, in milliseconds (ECMA-262, 21.4.1.1). Only a forged row has one beyond it. */
const largestTime = 8.64e15;

/** Tells whether visitors see the item of a row. */
export const isPublished = ({ state, created_at }: NewsRow): boolean =>
  state === publishedState && Math.abs(created_at) <= largestTime;

/** Converts rows to the items that the API returns. Omits items that are not published. */
export function toNewsItems(rows: readonly NewsRow[], site: StaticTable): readonly NewsItem[] {
  return rows
    .filter(isPublished)
    .map(({ id, title, author, created_at, type, content, state, photo_url, profile }) => ({
      id,
      title,
      author,
      createTime: new Date(created_at).toISOString(),
      type,
      content,
      state,
      photoUrl: photoAddress(photo_url, site),
      profile,
    }));
}

/**
 * Returns the address of a photo. Pictures of the site are stored by id, because their addresses contain a hash that changes with
 * every rendering: `media:materials/acrylic/gears` is `/media/materials/acrylic/gears-640.1f0e2a3b.avif` today. Empty if the
 * picture does not exist.
 */
function photoAddress(photo: string, site: StaticTable): string {
  if (!photo.startsWith(mediaPrefix)) return photo;
  const start = `/media/${photo.slice(mediaPrefix.length)}-640.`;
  return [...site.keys()].find((path) => path.startsWith(start) && path.endsWith(".avif")) ?? "";
}
