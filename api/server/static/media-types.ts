/** Media type of a file, derived from its name. */
export interface MediaType {
  /** Value of the Content-Type header. */
  readonly type: string;
  /** True if compression makes it smaller: text, but not files that are already compressed. */
  readonly compressible: boolean;
}

const text = (type: string): MediaType => ({ type: `${type}; charset=utf-8`, compressible: true });
const binary = (type: string): MediaType => ({ type, compressible: false });

const byExtension: Readonly<Record<string, MediaType>> = {
  avif: binary("image/avif"),
  css: text("text/css"),
  // React Router's loader data, one file per prerendered page.
  data: text("text/x-script"),
  dxf: text("image/vnd.dxf"),
  gif: binary("image/gif"),
  html: text("text/html"),
  ico: { type: "image/x-icon", compressible: true },
  jpeg: binary("image/jpeg"),
  jpg: binary("image/jpeg"),
  js: text("text/javascript"),
  json: text("application/json"),
  map: text("application/json"),
  mjs: text("text/javascript"),
  mp4: binary("video/mp4"),
  pdf: binary("application/pdf"),
  png: binary("image/png"),
  svg: text("image/svg+xml"),
  txt: text("text/plain"),
  vtt: text("text/vtt"),
  wasm: { type: "application/wasm", compressible: true },
  webm: binary("video/webm"),
  webmanifest: text("application/manifest+json"),
  webp: binary("image/webp"),
  woff2: binary("font/woff2"),
  xml: text("application/xml"),
  zip: binary("application/zip"),
};

/** Returns a file's media type. Unknown extensions are downloaded as bytes, so that a browser never runs them. */
export function mediaTypeOf(name: string): MediaType {
  const extension = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  return byExtension[extension] ?? binary("application/octet-stream");
}
