import { MissingAssetError, type PictureId, pictureIds } from "@lightmaker/media";

const rendered: ReadonlySet<string> = new Set(pictureIds);

/** Whether there is a picture of that id. */
const isRendered = (id: string): id is PictureId => rendered.has(id);

/**
 * The id of a picture put together from parts.
 * @throws MissingAssetError when there is no such picture
 */
export function pictureId(id: string): PictureId {
  if (!isRendered(id)) throw new MissingAssetError("picture", id, pictureIds);
  return id;
}
