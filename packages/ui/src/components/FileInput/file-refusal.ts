/** Why a file is not taken: of another kind, too large, empty, or one of several. */
export type FileRefusal = "type" | "size" | "empty" | "many";

interface Limits {
  /** As in HTML's `accept`: `.dxf`, `image/png`, `image/*`. Everything is taken unless given. */
  accept?: readonly string[] | undefined;
  /** Largest size in bytes. */
  maxBytes?: number | undefined;
}

/** The first reason not to take these files, or none. The browser's own dialog lets visitors pass over `accept`. */
export function fileRefusal(
  files: ArrayLike<Pick<File, "name" | "type" | "size">>,
  { accept, maxBytes = Number.POSITIVE_INFINITY }: Limits,
): FileRefusal | undefined {
  const file = files[0];
  if (files.length > 1 || !file) return "many";
  if (accept && !accept.some((kind) => isOfKind(file, kind.trim().toLowerCase()))) return "type";
  if (file.size > maxBytes) return "size";
  return file.size === 0 ? "empty" : undefined;
}

function isOfKind({ name, type }: Pick<File, "name" | "type">, kind: string): boolean {
  if (kind.startsWith(".")) return name.toLowerCase().endsWith(kind);
  const media = type.toLowerCase();
  return kind.endsWith("/*") ? media.startsWith(kind.slice(0, -1)) : media === kind;
}
