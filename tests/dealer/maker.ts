import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { runContent } from "../../packages/content/run-content.ts";
import type { FeedIndex, FeedModel } from "../../packages/feed/src/index.ts";
import { builtFolder } from "../../packages/media/src/files.ts";

type Content = typeof import("../../packages/content/src/index.ts");

/** Makes the files of the feed in English from the content, as the site's build does, by their names. Without documents. */
async function feedFiles(): Promise<ReadonlyMap<string, FeedIndex | FeedModel>> {
  return runContent("/src/index.ts", ({ feedIndex, feedModel, feedModels, i18nFor }: Content) => {
    const resolution = { i18n: i18nFor("en"), language: "en", catalogue: "en" } as const;
    const models = feedModels.map((model) => feedModel(model, resolution, [], (text) => String(text.length)));
    return new Map<string, FeedIndex | FeedModel>([
      ["products", feedIndex(models, resolution)],
      ...models.map((model) => [model.id, model] as const),
    ]);
  });
}

/** The maker's site, as far as a dealer's site needs it: the feed, readable by every origin, and the pictures. */
export interface Maker {
  origin: string;
  /** Changes a file of the feed, as the maker does. */
  change(name: string, change: (file: FeedIndex | FeedModel) => void): void;
  /** Paths of all requests. */
  asked: readonly string[];
  close(): Promise<void>;
}

export async function startMaker(): Promise<Maker> {
  const files = structuredClone(await feedFiles());
  const asked: string[] = [];
  const server: Server = createServer(async ({ url = "" }, response) => {
    asked.push(url);
    response.setHeader("Access-Control-Allow-Origin", "*");
    const file = files.get(/^\/feed\/en\/([\w-]+)\.json$/.exec(url)?.[1] ?? "");
    if (file) {
      const here = JSON.stringify(file).replaceAll(
        /https:\/\/www\.example\.com(?=\/(media|feed)\/)/g,
        origin,
      );
      response.setHeader("Content-Type", "application/json").end(here);
      return;
    }
    const picture = /^\/media\/([\w./-]+)$/.exec(url)?.[1];
    const bytes = picture && (await readFile(path.join(builtFolder, picture)).catch(() => undefined));
    response.writeHead(bytes ? 200 : 404).end(bytes || undefined);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    asked,
    change(name, change) {
      const file = files.get(name);
      if (!file) throw new Error(`The feed has no file ${name}.`);
      change(file);
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
