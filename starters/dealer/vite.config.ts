import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { defineConfig, type Plugin } from "vite";

if (!process.features.typescript)
  throw new Error(`The scripts of this site need Node 22.18 or newer; this is ${process.version}.`);

const dist = path.join(import.meta.dirname, "dist");
const missing = path.join(dist, "404.html");

/** `npm run preview` answers as a web server does: 404.html where there is no page, a slash at the end of a folder. */
const serveMissing: Plugin = {
  name: "serve-missing",
  configurePreviewServer: (server) => () => {
    server.middlewares.use(({ url = "/" }, response, next) => {
      const { pathname, search } = new URL(url, "http://localhost");
      const file = path.join(dist, pathname);
      if (existsSync(path.join(file, "index.html")))
        return response.writeHead(301, { Location: `${pathname}/${search}` }).end();
      if (!existsSync(missing) || existsSync(file)) return next();
      response.writeHead(404, { "Content-Type": "text/html" }).end(readFileSync(missing));
    });
  },
};

export default defineConfig(({ isPreview }) => ({
  // A prerendered site has a file for each page. Without prerendering, index.html is every page.
  appType: isPreview && existsSync(missing) ? "mpa" : "spa",
  // What the page says on its console is in the terminal too, such as that the feed cannot be read.
  server: { forwardConsole: { logLevels: ["warn", "error"] } },
  plugins: [serveMissing],
  build: {
    target: "es2022",
    rolldownOptions: {
      onLog(level, log, show) {
        // The packages mark modules for React's server components. Without a server they mean nothing.
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") show(level, log);
      },
    },
  },
}));
