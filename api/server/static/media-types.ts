import { lookup } from "mrmime";

/** Media type of a file, derived from its name. */
export interface MediaType {
  /** Value of the Content-Type header. */
  readonly type: string;
  /** True if compression makes it smaller: text, but not files that are already compressed. */
  readonly compressible: boolean;
}

/** Types that the library does not know. */
const additional: Readonly<Record<string, string>> = {
  // React Router's loader data, one file per prerendered page.
  data: "text/x-script",
  dxf: "image/vnd.dxf",
  // Quick Look on iPhones opens nothing else.
  usdz: "model/vnd.usdz+zip",
};

const textual = /^text\/|[/+](?:json|xml)$|^image\/vnd\.dxf$/;

/** Returns a file's media type. Unknown extensions are downloaded as bytes, so that a browser never runs them. */
export function mediaTypeOf(name: string): MediaType {
  const extension = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  const type = additional[extension] ?? lookup(extension) ?? "application/octet-stream";
  return textual.test(type)
    ? { type: `${type}; charset=utf-8`, compressible: true }
    : { type, compressible: false };
}
