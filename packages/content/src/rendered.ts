import { MissingAssetError, type PictureId, pictureIds } from "@lightmaker/media";

const rendered: ReadonlySet<string> = new Set(pictureIds);

const isRendered = (id: string): id is PictureId => rendered.has(id);

/**
 * Checks the id of a picture that was put together from parts, and returns it.
 * @throws MissingAssetError when there is no such picture
 */
export function pictureId(id: string): PictureId {
  if (!isRendered(id)) throw new MissingAssetError("picture", id, pictureIds);
  return id;
}
