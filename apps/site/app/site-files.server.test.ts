import { brand } from "@lightmaker/content/brand";
import { describe, expect, it, vi } from "vitest";

vi.mock("./resolve.server.ts", () => ({
  listedAddresses: () => [
    (language: string) => (language === "en" ? "/en" : "/"),
    (language: string) => `${language === "en" ? "/en" : ""}/materials/wood`,
  ],
  modelHeads: () => ({}),
  siteWords: (language: string) => ({ description: `about in ${language}` }),
}));
const { siteFile } = await import("./site-files.server.ts");
const textOf = (path: string) => siteFile(path).text();

describe("sitemap.xml", () => {
  it("lists every page in every language, each with its translations and the default", async () => {
    const text = await textOf("/sitemap.xml");
    expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual(
      ["/", "/en", "/materials/wood", "/en/materials/wood"].map((path) => brand.origin + path),
    );
    for (const [entry] of text.matchAll(/<url>.*?<\/url>/g)) {
      const wood = entry.includes("wood") ? "materials/wood" : "";
      expect(entry).toContain(`hreflang="zh-Hans" href="${brand.origin}/${wood}"`);
      expect(entry).toContain(`hreflang="en" href="${brand.origin}/en${wood && `/${wood}`}"`);
      expect(entry).toContain(`hreflang="x-default" href="${brand.origin}/${wood}"`);
    }
  });
});

describe("robots.txt", () => {
  it("forbids the API and nothing else, and names the sitemap", async () => {
    const lines = (await textOf("/robots.txt")).split("\n");
    expect(lines.filter((line) => line.startsWith("Disallow"))).toEqual(["Disallow: /api/"]);
    expect(lines).toContain(`Sitemap: ${brand.origin}/sitemap.xml`);
  });
});

describe("security.txt", () => {
  it("names the mailbox, and is valid for months but less than a year (RFC 9116)", async () => {
    const text = await textOf("/.well-known/security.txt");
    expect(text).toContain(`Contact: mailto:${brand.email}`);
    const days = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(90);
    expect(days).toBeLessThan(366);
  });
});

describe.each([
  ["/manifest.webmanifest", "zh-Hans", "/", "about in zh"],
  ["/en/manifest.webmanifest", "en", "/en", "about in en"],
])("%s", (path, lang, start, description) => {
  it("starts the app on the home page of its language", async () => {
    expect(JSON.parse(await textOf(path))).toMatchObject({ lang, start_url: start, id: start, description });
  });
});

it("an unknown file is an error, so that no empty file is built", () => {
  expect(() => siteFile("/humans.txt")).toThrow(/No file is defined/);
});
