/** Reason for refusing a file: wrong type, too large, empty, or more than one file. */
export type FileRefusal = "type" | "size" | "empty" | "many";

interface Limits {
  /** Allowed types as in HTML's `accept`: `.dxf`, `image/png`, `image/*`. Default: all types. */
  accept?: readonly string[] | undefined;
  /** Maximum size, in bytes. */
  maxBytes?: number | undefined;
}

/**
 * Returns the first reason for refusing the files, or `undefined`. The check of the type is needed because the
 * browser's file dialog lets visitors ignore `accept`.
 */
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
