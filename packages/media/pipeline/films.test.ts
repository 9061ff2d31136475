import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { films } from "../src/manifest.ts";
import type { FilmEntry } from "../src/types.ts";
import { buildFilm } from "./films.ts";
import { listFiles } from "./masters.ts";
import { mastersFolder } from "./settings.ts";

let built: string;
beforeEach(async () => {
  built = await mkdtemp(join(tmpdir(), "films-"));
});
afterEach(() => rm(built, { recursive: true }));

const posters = new Set(Object.values(films).map(({ poster }) => poster));
const build = (id: keyof typeof films) => {
  const { captions, sources }: FilmEntry = films[id];
  const languages = captions.map(({ language }) => language);
  const phone = sources.some(({ media }) => media !== undefined);
  return buildFilm({ id, languages, phone }, { masters: mastersFolder, built }, posters);
};

describe("buildFilm", () => {
  it("offers the encodings for phones first, because a browser takes the first that it can play", async () => {
    const { entry, files, written } = await build("home/hero");
    expect(entry.sources.map(({ file, media }) => [file.replace(/\.[0-9a-f]{8}\./, "."), media])).toEqual([
      ["home/hero.phone.webm", "(width <= 768px)"],
      ["home/hero.phone.mp4", "(width <= 768px)"],
      ["home/hero.webm", undefined],
      ["home/hero.mp4", undefined],
    ]);
    expect(entry).toEqual(films["home/hero"]);
    expect(written).toBe(4);
    expect(await listFiles(built)).toEqual(files.toSorted());
  });

  it("names each language's captions by its language, and copies them unchanged", async () => {
    const { entry } = await build("home/product");
    expect(entry).toEqual(films["home/product"]);
    for (const { file, language } of entry.captions) {
      const text = await readFile(join(built, file), "utf8");
      expect(text).toBe(await readFile(join(mastersFolder, `home/product.${language}.vtt`), "utf8"));
    }
    expect((await build("home/product")).written).toBe(0);
  });

  it("refuses a film without a poster", async () => {
    const film = { id: "home/hero", languages: [], phone: true };
    await expect(buildFilm(film, { masters: mastersFolder, built }, new Set())).rejects.toThrow(
      "The film home/hero has no poster",
    );
  });
});
