import { routes } from "./routes.ts";

/** Upload size limit, in bytes: 10 MB (specification, section 5). A file must be smaller than this. */
export const fileSizeLimit = 10 * 1024 * 1024;

/** Allowed file name extensions. The content must match the type of the extension. */
export const fileEndings = ["rar", "zip", "doc", "docx", "pdf", "jpeg", "jpg", "png", "gif"] as const;

/** Returns the address of an uploaded file, as a sample application contains it. */
export const fileAddress = (id: string): string => `${routes.file}/${id}`;

/** Returns the id from an uploaded file's address, or `undefined` for any other address. */
export function fileIdOf(address: string): string | undefined {
  return address.startsWith(`${routes.file}/`)
    ? /^[\w-]+/.exec(address.slice(routes.file.length + 1))?.[0]
    : undefined;
}
