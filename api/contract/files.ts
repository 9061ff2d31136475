import { routes } from "./routes.ts";

/** Files must be smaller than this, in bytes: 10 MB (specification, section 5). */
export const fileSizeLimit = 10 * 1024 * 1024;

/** Endings a file's name may have. Its content must be of the type that the ending promises. */
export const fileEndings = ["rar", "zip", "doc", "docx", "pdf", "jpeg", "jpg", "png", "gif"] as const;

/** The address of an uploaded file, as an application names it. */
export const fileAddress = (id: string): string => `${routes.file}/${id}`;

/** The id in an uploaded file's address; `undefined` when it is no such address. */
export function fileIdOf(address: string): string | undefined {
  return address.startsWith(`${routes.file}/`)
    ? /^[\w-]+/.exec(address.slice(routes.file.length + 1))?.[0]
    : undefined;
}
