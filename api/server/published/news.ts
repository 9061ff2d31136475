import type { NewsItem } from "../../contract/index.ts";
import type { StaticTable } from "../static/table.ts";
import type { NewsRow } from "../storage/tables.ts";

/** The state of an item that everybody may see. */
export const publishedState = 1;

/** What a photo begins with that is a picture of the site, and not an address. */
export const mediaPrefix = "media:";

/** Rows as the call sends them: published ones only. */
export function toNewsItems(rows: readonly NewsRow[], site: StaticTable): readonly NewsItem[] {
  return rows
    .filter(({ state }) => state === publishedState)
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
 * Pictures of the site are stored by id, because their addresses carry a hash and change with every rendering:
 * `media:materials/acrylic/gears` is `/media/materials/acrylic/gears-640.1f0e2a3b.avif` today. A picture that
 * is not there is no picture.
 */
function photoAddress(photo: string, site: StaticTable): string {
  if (!photo.startsWith(mediaPrefix)) return photo;
  const start = `/media/${photo.slice(mediaPrefix.length)}-640.`;
  return [...site.keys()].find((path) => path.startsWith(start) && path.endsWith(".avif")) ?? "";
}
