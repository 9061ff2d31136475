/** Kind of the requested asset. */
export type AssetKind = "picture" | "film" | "social card" | "model";

const masterOf: Record<AssetKind, (id: string) => string> = {
  picture: (id) => `packages/media/masters/${id}.avif`,
  film: (id) => `packages/media/masters/${id}.webm and ${id}.mp4`,
  "social card": (id) => `packages/media/masters/${id}.avif (ids beginning with social/)`,
  model: (id) => `packages/media/masters/models/${id}.glb`,
};

/**
 * Thrown when an id is not in the manifest. The types reject such an id at compile time. So either the id bypassed the
 * types (a cast, stored data), or the manifest is older than its caller.
 */
export class MissingAssetError extends Error {
  override readonly name = "MissingAssetError";
  /** Requested id. */
  readonly id: string;
  /** Kind of the requested asset. */
  readonly kind: AssetKind;

  /**
   * @param kind kind of the requested asset
   * @param id the id that is not in the manifest
   * @param known ids of that kind, to suggest the ones in the same folder
   */
  constructor(kind: AssetKind, id: string, known: readonly string[]) {
    const folder = id.slice(0, id.lastIndexOf("/") + 1);
    const near = folder === "" ? [] : known.filter((other) => other.startsWith(folder));
    const suggestion = near.length > 0 ? ` Known in ${folder}: ${near.join(", ")}.` : "";
    super(
      `There is no ${kind} "${id}" in the media manifest, so the page would show a hole where it belongs. ` +
        `Correct the id, or add ${masterOf[kind](id)} and run "npm run media:build".${suggestion}`,
    );
    this.id = id;
    this.kind = kind;
  }
}
