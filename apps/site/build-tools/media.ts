import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";

const types: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".jpg": "image/jpeg",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
  ".vtt": "text/vtt",
  ".glb": "model/gltf-binary",
};

/**
 * Serves the built pictures and videos under `/media/` during development, as the server does in production.
 * @param folder absolute path of the built media
 */
export function media(folder: string): Plugin {
  return {
    name: "lightmaker:media",
    configureServer(server) {
      server.middlewares.use("/media", async (request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        const file = path.join(folder, decodeURIComponent(pathname));
        const type = types[path.extname(file)];
        const found = await stat(file).catch(() => undefined);
        if (!type || !file.startsWith(folder) || !found?.isFile()) return next();
        response.setHeader("Content-Type", type);
        createReadStream(file).pipe(response);
      });
    },
  };
}
