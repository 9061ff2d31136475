import { picture, type Words } from "../../authoring.ts";
import type { AuthoredBlock } from "../../define.ts";
import { pictureId } from "../../rendered.ts";
import type { PageId } from "../../routes.ts";

interface Work {
  readonly title: Words;
  /** Alternative text of the picture. */
  readonly alt: Words;
}

interface Intro {
  readonly title: Words;
  readonly lead: Words;
}

/**
 * Row of finished pieces. The pictures are `applications/<page>/showcase-<n>`, with the piece's position in the list as
 * `n`.
 */
export const worksOf = (page: PageId, intro: Intro, works: readonly Work[]): AuthoredBlock => ({
  type: "showcase",
  tone: "dark",
  ...intro,
  items: works.map(({ title, alt }, index) => ({
    title,
    picture: picture(pictureId(`applications/${page}/showcase-${index + 1}`), alt),
  })),
});
