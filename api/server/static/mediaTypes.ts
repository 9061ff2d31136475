/** What a file is, told by its name. */
export interface MediaType {
  /** The Content-Type. */
  readonly type: string;
  /** Whether compressing it again pays: true for text, false for what is compressed already. */
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

/** Looks a file's type up; unknown names are bytes to download, never something a browser would run. */
export function mediaTypeOf(name: string): MediaType {
  const extension = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  return byExtension[extension] ?? binary("application/octet-stream");
}
