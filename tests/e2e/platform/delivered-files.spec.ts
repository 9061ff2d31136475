import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { searchPath } from "@lightmaker/content/routes";
import { expect, hydrated, test } from "../fixtures.ts";

test("the delivered site holds no secret, no path of the build machine and no source map", async () => {
  const root = path.join(import.meta.dirname, "../../..");
  const folder = path.join(root, "apps/site/build/client");
  const settings = await readFile(path.join(root, ".env.example"), "utf8");
  // Names of all settings of the server. A browser needs none of them, least of all the secret ones.
  const names = Array.from(settings.matchAll(/^#?([A-Z][A-Z\d]*_[A-Z\d_]+)=/gm), ([, name = ""]) => name);
  expect(names).toEqual(expect.arrayContaining(["SMTP_URL", "S3_SECRET_ACCESS_KEY", "METRICS_TOKEN"]));
  const forbidden = new RegExp(
    [
      `\\b(${names.join("|")})\\b`,
      "-----BEGIN [A-Z ]*PRIVATE KEY",
      "process\\.env\\.",
      "sourceMappingURL=",
      // Keys and tokens of well-known services, in the patterns of secret scanners, and passwords in URLs.
      "\\b(AKIA|ASIA)[A-Z\\d]{16}\\b",
      "\\b(ghp|gho|ghs|github_pat|glpat|xox[bpas]|sk_live|npm)[_-][\\w-]{20,}",
      "\\b[a-z]+://[^\\s/:@\"'`]+:[^\\s/@\"'`]+@",
      root.replaceAll(/[^\w]/g, "\\$&"),
      "/(home|Users|root|tmp)/[\\w.-]+/",
    ].join("|"),
    "g",
  );
  const files = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.(html|js|css|json|data|xml|txt|svg|webmanifest)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(files).toContain(path.join(searchPath("zh")).slice(1));
  const found: string[] = [];
  for (const name of files) {
    const text = await readFile(path.join(folder, name), "utf8");
    for (const [secret] of text.matchAll(forbidden)) found.push(`${name}: ${secret}`);
  }
  expect(found).toEqual([]);
  const maps = await readdir(folder, { recursive: true });
  expect(maps.filter((name) => name.endsWith(".map"))).toEqual([]);
  // Shows that the search finds secrets where there are some.
  for (const secret of ["S3_SECRET_ACCESS_KEY", "-----BEGIN RSA PRIVATE KEY", `${root}/x.ts`, "smtp://a:b@c"])
    expect(secret).toMatch(new RegExp(forbidden.source));
});

test("security.txt names the contact for vulnerabilities", async ({ request }) => {
  const response = await request.get("/.well-known/security.txt");
  expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const text = await response.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toMatch(/^Canonical: https:\/\/\S+\/\.well-known\/security\.txt$/m);
  // RFC 9116 requires an expiry date less than a year ahead.
  const ahead = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "") - Date.now();
  expect(ahead).toBeGreaterThan(0);
  expect(ahead).toBeLessThan(365 * 86_400_000);
});

test("the site can be installed, in both languages", async ({ page, request }) => {
  for (const [path, start] of [
    ["/", "/"],
    ["/en/about", "/en"],
  ] as const) {
    await page.goto(path);
    await page.locator(hydrated).waitFor();
    const address = await page.locator("link[rel=manifest]").getAttribute("href");
    const response = await request.get(address ?? "");
    expect(response.headers()["content-type"]).toContain("application/manifest+json");
    const manifest = await response.json();
    expect(manifest).toMatchObject({ name: "LightMaker", start_url: start, scope: "/" });
    for (const { src } of manifest.icons) expect((await request.head(src)).status(), src).toBe(200);
  }
});

test("scripts are under js/, styles under css/", async ({ page }) => {
  await page.goto("/products/zhongtian");
  await page.locator(hydrated).waitFor();
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /\.(js|css)$/.test(path)),
  );
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((path) => !/^\/(js\/.+\.js|css\/.+\.css)$/.test(path))).toEqual([]);
});
