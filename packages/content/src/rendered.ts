import { MissingAssetError, type PictureId, pictureIds } from "@lightmaker/media";
import { type AuthoredPicture, picture, type Words } from "./authoring.ts";

const rendered: ReadonlySet<string> = new Set(pictureIds);

/** Whether a picture that a page asks for has been rendered and built. */
export const isRendered = (id: string): id is PictureId => rendered.has(id);

/**
 * The id of a picture put together from parts.
 * @throws MissingAssetError when there is no such picture
 */
export function pictureId(id: string): PictureId {
  if (!isRendered(id)) throw new MissingAssetError("picture", id, pictureIds);
  return id;
}

/** A picture, or an existing one that shows something of the kind until the first has been rendered. */
export const pictureOr = (id: string, alt: Words, otherId: PictureId, otherAlt: Words): AuthoredPicture =>
  isRendered(id) ? picture(id, alt) : picture(otherId, otherAlt);

/** What a banner shows: its own wide picture under the words, or until then another one beside them. */
export const bannerOr = (
  id: string,
  alt: Words,
  pictureTone: "light" | "dark",
  otherId: PictureId,
  otherAlt: Words,
): { picture: AuthoredPicture; pictureTone?: "light" | "dark" } =>
  isRendered(id) ? { picture: picture(id, alt), pictureTone } : { picture: picture(otherId, otherAlt) };

/** A finished piece for a row of them; none until its picture has been rendered. */
export const pieceWhenRendered = (
  id: string,
  title: Words,
  alt: Words,
): readonly { title: Words; picture: AuthoredPicture }[] =>
  isRendered(id) ? [{ title, picture: picture(id, alt) }] : [];
