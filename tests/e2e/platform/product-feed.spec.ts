import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { modelIds } from "@lightmaker/content/routes";
import type { FeedIndex, FeedModel } from "@lightmaker/feed";
import { feedIndex, feedModel } from "@lightmaker/feed/schema";
import { parse } from "valibot";
import { writeCopies } from "../../../starters/copies.ts";
import { expect, expected, test } from "../fixtures.ts";

/** Path of an address of the feed, which names the public site. */
const pathOf = (url: string) => new URL(url).pathname;

for (const folder of ["/feed", "/feed/en"]) {
  test(`every file that ${folder}/products.json names is there, as the feed says`, async ({ request }) => {
    const read = async (path: string): Promise<unknown> => {
      const response = await request.get(path);
      expect([path, response.status()]).toEqual([path, 200]);
      return response.json();
    };
    const index: FeedIndex = parse(feedIndex, await read(`${folder}/products.json`));
    expect(index.models.map(({ id }) => id).toSorted()).toEqual([...modelIds].toSorted());
    await read(pathOf(index.$schema));
    for (const { href, revision } of index.models) {
      const model: FeedModel = parse(feedModel, await read(pathOf(href)));
      expect(model.revision).toBe(revision);
      expect(model.documents.map(({ kind }) => kind).toSorted()).toEqual([
        "operation-guide",
        "spec-sheet",
        "user-manual",
      ]);
      for (const document of model.documents) {
        const bytes = await (await request.get(pathOf(document.href))).body();
        expect([document.href, bytes.length]).toEqual([document.href, document.bytes]);
        expect(createHash("sha256").update(bytes).digest("hex")).toBe(document.sha256);
      }
      for (const { src, srcSet } of model.pictures)
        for (const url of [src, ...srcSet.split(", ").map((each) => each.split(" ")[0] ?? "")])
          expect([url, (await request.head(pathOf(url))).status()]).toEqual([url, 200]);
    }
  });
}

test("a dealer's new site has copies of this feed, with the names that it looks for", async ({ request }) => {
  const site = mkdtempSync(path.join(tmpdir(), "dealer-copies-"));
  expect(writeCopies(site)).toBe(true);
  const copy = (name: string) => JSON.parse(readFileSync(path.join(site, "feed", `en-${name}.json`), "utf8"));
  for (const name of ["products", ...modelIds])
    expect(copy(name)).toEqual(await (await request.get(`/feed/en/${name}.json`)).json());
  rmSync(site, { recursive: true });
});

test("a dealer's page reads the feed in the browser, and nothing else of the site", async ({
  page,
  product,
  consoleMessages,
}) => {
  const dealer = createServer((_, response) =>
    response.setHeader("Content-Type", "text/html").end("<p>Dealer"),
  );
  await new Promise<void>((done) => dealer.listen(0, "127.0.0.1", done));
  await page.goto(`http://127.0.0.1:${(dealer.address() as AddressInfo).port}/`);
  const read = (path: string) =>
    page.evaluate(
      (url) =>
        fetch(url, { cache: "no-cache" }).then(
          (response) => response.status,
          () => "refused",
        ),
      product.origin + path,
    );
  expect(await read("/feed/en/products.json")).toBe(200);
  expect(await read("/feed/en/light-530.json")).toBe(200);
  expect(await read("/en/products/light-530.json")).toBe("refused");
  expect(await read("/api/news/selectAll")).toBe("refused");
  expected(consoleMessages, /blocked by CORS policy/, /Failed to load resource/);
  dealer.closeAllConnections();
  dealer.close();
});
