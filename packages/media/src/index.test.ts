import { describe, expect, expectTypeOf, it } from "vitest";
import {
  type CardId,
  cardIds,
  cardSource,
  type FilmId,
  filmIds,
  filmSource,
  MissingAssetError,
  type PictureId,
  pictureIds,
  pictureSource,
} from "./index.ts";

describe("pictureSource", () => {
  it("gives a JPEG to fall back on and AVIF candidates by width", () => {
    const source = pictureSource("home/hero-poster");
    expect(source).toEqual({
      width: 1920,
      height: 1080,
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      src: expect.stringMatching(/^\/media\/home\/hero-poster-960\.[0-9a-f]{8}\.jpg$/),
      srcSet: expect.stringMatching(
        /^\/media\/home\/hero-poster-320\.[0-9a-f]{8}\.avif 320w, .+-1920\..+ 1920w$/,
      ),
    });
  });

  it("puts every address below the base that is asked for", () => {
    const { src, srcSet } = pictureSource("home/bench", { base: "https://cdn.example.com/m/" });
    for (const address of [src, ...srcSet.split(", ")])
      expect(address).toMatch(/^https:\/\/cdn\.example\.com\/m\/home\//);
  });
});

describe("filmSource", () => {
  it("offers phones a smaller pair, AV1 first, with codecs named so that a browser downloads only what it can play", () => {
    const film = filmSource("home/hero", { base: "/m/" });
    expect(film.sources.map(({ type, media }) => [type, media])).toEqual([
      ['video/webm; codecs="av01.0.04M.08"', "(width <= 768px)"],
      ['video/mp4; codecs="avc1.64001F"', "(width <= 768px)"],
      ['video/webm; codecs="av01.0.05M.08"', undefined],
      ['video/mp4; codecs="avc1.64001F"', undefined],
    ]);
    expect(film.sources.every(({ src }) => src.startsWith("/m/home/hero."))).toBe(true);
    expect(film.poster).toEqual(pictureSource("home/hero-poster", { base: "/m/" }));
  });
});

describe("cardSource", () => {
  it("is a JPEG of the size that link previews ask for", () => {
    expect(cardSource("social/home", { base: "https://example.com/media/" })).toEqual({
      src: expect.stringMatching(/^https:\/\/example\.com\/media\/social\/home-1200\.[0-9a-f]{8}\.jpg$/),
      type: "image/jpeg",
      width: 1200,
      height: 630,
    });
  });
});

describe("an id that is not in the manifest", () => {
  it("does not compile", () => {
    expectTypeOf("home/nowhere" as const).not.toExtend<PictureId>();
    expectTypeOf("home/hero-poster" as const).not.toExtend<FilmId>();
    expectTypeOf("home/hero-poster" as const).not.toExtend<CardId>();
  });

  it.each([
    ["picture", (id: string) => pictureSource(id as PictureId)],
    ["film", (id: string) => filmSource(id as FilmId)],
    ["social card", (id: string) => cardSource(id as CardId)],
  ] as const)("throws a MissingAssetError for a %s", (kind, look) => {
    for (const id of ["home/nowhere", "", "constructor", "__proto__"]) {
      let thrown: unknown;
      try {
        look(id);
      } catch (error) {
        thrown = error;
      }
      expect(thrown).toBeInstanceOf(MissingAssetError);
      expect(thrown).toMatchObject({ name: "MissingAssetError", id, kind });
    }
  });

  it("says what happened, why it matters, how to mend it, and what is near", () => {
    expect(() => pictureSource("home/nowhere" as PictureId)).toThrow(
      /There is no picture "home\/nowhere".+would show a hole.+add packages\/media\/masters\/home\/nowhere\.avif.+media:build.+Known in home\/: .*home\/bench/,
    );
  });
});

it("lists every id once, sorted", () => {
  for (const ids of [pictureIds, filmIds, cardIds]) {
    expect(ids.length).toBeGreaterThan(0);
    expect([...new Set(ids)].sort()).toEqual(ids);
  }
});
