import { picture, type Words } from "../../authoring.ts";
import type { AuthoredBlock } from "../../define.ts";
import { pictureId } from "../../rendered.ts";
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

/** A row of finished work: pictures `applications/<page>/showcase-<n>`, n being a piece's place in the list. */
export const worksOf = (page: PageId, intro: Intro, works: readonly Work[]): AuthoredBlock => ({
  type: "showcase",
  tone: "dark",
  ...intro,
  items: works.map(({ title, alt }, index) => ({
    title,
    picture: picture(pictureId(`applications/${page}/showcase-${index + 1}`), alt),
  })),
});
