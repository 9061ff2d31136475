import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { build, type Rolldown } from "vite";
import { carouselBeforeReact, tabsBeforeReact } from "../../src/index.ts";
import { type PageName, pages } from "./pages.ts";

export interface LateServer {
  url: string;
  /** Delivers the delayed scripts, to waiting and to later requests. */
  releaseScript: () => void;
  /** Delays the scripts again, for the next page. */
  holdScript: () => void;
  close: () => Promise<void>;
}

/**
 * Serves the prerendered page and delays its scripts until the test releases them. Uses the development build of React,
 * which warns about every hydration mismatch.
 */
export async function serveWithLateScript(name: PageName = "everything"): Promise<LateServer> {
  const Page = pages[name];
  const result = await build({
    configFile: false,
    // Class names derive from the paths below the root. The root must be the one that Vitest uses for the server's HTML.
    root: `${import.meta.dirname}/../..`,
    mode: "development",
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"development"' },
    plugins: [vanillaExtractPlugin({ identifiers: "debug" })],
    build: {
      write: false,
      minify: false,
      cssCodeSplit: false,
      rollupOptions: {
        input: `${import.meta.dirname}/client.tsx`,
        output: { entryFileNames: "client.js", chunkFileNames: "[name].js" },
      },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const scripts = new Map(
    output.flatMap((file) => (file.type === "chunk" ? [[`/${file.fileName}`, file.code]] : [])),
  );
  const css = output.find((file) => file.type === "asset" && file.fileName.endsWith(".css"));
  if (!scripts.has("/client.js") || css?.type !== "asset")
    throw new Error("The page under test was built without script or styles.");

  const html = `<!doctype html><html lang="en" data-page="${name}"><head><meta charset="utf-8"><title>Late script</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><style>${String(css.source)}</style>
<script type="module" src="/client.js"></script></head>
<body><div id="root">${renderToString(
    <StrictMode>
      <Page />
    </StrictMode>,
  )}</div><script>${tabsBeforeReact};${carouselBeforeReact}</script></body></html>`;

  let held = true;
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    const script = scripts.get(request.url ?? "");
    if (script === undefined) {
      response.setHeader("content-type", "text/html; charset=utf-8").end(html);
      return;
    }
    const deliver = () => response.setHeader("content-type", "text/javascript").end(script);
    if (held) waiting.push(deliver);
    else deliver();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    releaseScript: () => {
      held = false;
      for (const deliver of waiting.splice(0)) deliver();
    },
    holdScript: () => {
      held = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
