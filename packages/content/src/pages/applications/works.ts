import { type AuthoredPicture, picture, type Words } from "../../authoring.ts";
import type { AuthoredBlock } from "../../define.ts";
import { isRendered } from "../../rendered.ts";
import type { PageId } from "../../routes.ts";

interface Work {
  readonly title: Words;
  /** What the picture shows, for people who do not see it. */
  readonly alt: Words;
}

interface Intro {
  readonly title: Words;
  readonly lead: Words;
}

/** Fewer than these would be a row that has nowhere to move. */
const enough = 4;

/**
 * A row of finished work, of those pieces whose picture `applications/<page>/showcase-<n>` has been rendered, n being the
 * piece's place in the list. While too few have been, the stand-ins are shown; without any, there is no row.
 */
export function worksOf(
  page: PageId,
  intro: Intro,
  works: readonly Work[],
  standIns: readonly { readonly title: Words; readonly picture: AuthoredPicture }[] = [],
): readonly AuthoredBlock[] {
  const own = works.flatMap(({ title, alt }, index) => {
    const id = `applications/${page}/showcase-${index + 1}`;
    return isRendered(id) ? [{ title, picture: picture(id, alt) }] : [];
  });
  const items = own.length >= enough ? own : standIns;
  return items.length >= enough ? [{ type: "showcase", tone: "dark", ...intro, items }] : [];
}
