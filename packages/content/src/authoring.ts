import type { FilmId, PictureId } from "@lightmaker/media";
import type { CompareRow, Film, LinkData, Picture, SpecQuantity, SpecRow } from "@lightmaker/ui";
import type { MessageDescriptor } from "@lingui/core";
import type { Quantity } from "./quantity.ts";
import type { PageId } from "./routes.ts";

/** Text that is the same in every language: model names, file formats, URLs. */
export interface Verbatim {
  readonly kind: "verbatim";
  readonly text: string;
}

/** Number of a quantity without its unit, for figures set in large type. */
export interface FiguresOf {
  readonly kind: "figures";
  readonly quantity: Quantity;
}

/** Path of a page, for data that needs a path instead of a link. */
export interface PageAddress {
  readonly kind: "address";
  readonly page: PageId;
  readonly suffix: string;
}

/** Anything that resolves to a string in one language. */
export type Words = MessageDescriptor | Quantity | Verbatim | FiguresOf | PageAddress;

export interface AuthoredPicture {
  readonly kind: "picture";
  readonly id: PictureId;
  readonly alt: Words;
}

export interface AuthoredFilm {
  readonly kind: "film";
  readonly id: FilmId;
  readonly alt: Words;
}

/** A link to a page by its id, or to a URL outside the site. */
export type AuthoredLink = { readonly kind: "link"; readonly label: Words } & (
  | { readonly page: PageId; readonly suffix: string }
  | { readonly href: string }
);

/** A value of a specification. Its quantities stay numbers, so that the reader can choose the units. */
export interface AuthoredSpec {
  readonly kind: "spec";
  readonly value: Words | AuthoredLink;
}

interface AuthoredCompareRow {
  readonly label: Words;
  readonly values: readonly (AuthoredSpec | null)[];
}

interface AuthoredSpecRow {
  readonly label: Words;
  readonly value: AuthoredSpec;
}

/**
 * Type that an author writes for data of the shape `Data`: pictures, films and links by id, free text as `Words`, and
 * closed unions (a tone, an icon's name) unchanged. It is derived from the components' own types, so there is no second
 * schema to keep in sync.
 */
export type Authored<Data> = Data extends Picture
  ? AuthoredPicture
  : Data extends Film
    ? AuthoredFilm
    : Data extends LinkData
      ? AuthoredLink
      : Data extends CompareRow
        ? AuthoredCompareRow
        : Data extends SpecRow
          ? SpecQuantity extends Data["value"]
            ? AuthoredSpecRow
            : AuthoredObject<Data>
          : Data extends string
            ? string extends Data
              ? Words
              : Data
            : Data extends readonly (infer Item)[]
              ? readonly Authored<Item>[]
              : Data extends object
                ? AuthoredObject<Data>
                : Data;

type AuthoredObject<Data> = { readonly [Key in keyof Data]: Authored<Data[Key]> };

export const verbatim = (text: string): Verbatim => ({ kind: "verbatim", text });

/** Creates a reference to a picture of the media manifest, with its alternative text. */
export const picture = (id: PictureId, alt: Words): AuthoredPicture => ({ kind: "picture", id, alt });

/** Creates a reference to a film of the media manifest, with its alternative text. */
export const film = (id: FilmId, alt: Words): AuthoredFilm => ({ kind: "film", id, alt });

/**
 * Creates a link to a page of the site.
 * @param suffix query and hash, e.g. `?model=light-530-rf` or `#lead`
 */
export const link = (page: PageId, label: Words, suffix = ""): AuthoredLink => ({
  kind: "link",
  page,
  suffix,
  label,
});

/** Creates the path of a page of the site; see {@link link}. */
export const address = (page: PageId, suffix = ""): PageAddress => ({ kind: "address", page, suffix });

/** Creates a link to another site, or a `mailto:` or `tel:` link. */
export const external = (href: string, label: Words): AuthoredLink => ({ kind: "link", href, label });

/** Creates a value of a specification from words, a quantity, a message with quantities in it, or a link. */
export const spec = (value: AuthoredSpec["value"]): AuthoredSpec => ({ kind: "spec", value });

/** Creates a large figure with its unit beside it and its meaning below. */
export const figure = (quantity: Quantity, label: Words) => ({
  value: { kind: "figures", quantity } as const,
  unit: verbatim(quantity.unit),
  label,
});

/**
 * Makes a quantity or other words usable inside a message: `` const speed = inline(maxSpeed); msg`up to ${speed}` ``.
 * Lingui types placeholders as strings. They are resolved together with the message, in its language.
 */
export const inline = (words: Words): string => words as unknown as string;
