import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { readMp4 } from "../pipeline/containers.ts";
import { listFiles, listMasters } from "../pipeline/masters.ts";
import { mastersFolder } from "../pipeline/settings.ts";
import { builtFolder } from "../src/files.ts";
import {
  cardIds,
  cardSource,
  filmIds,
  filmSource,
  machineModelIds,
  modelSource,
  pictureIds,
  pictureSource,
} from "../src/index.ts";
import { largestAvif, largestFilm, largestJpeg, largestRepositoryShare, shapes } from "./rules.ts";

const base = "";
const pictures = pictureIds.map((id) => ({ id, ...pictureSource(id, { base }) }));
const films = filmIds.map((id) => ({ id, ...filmSource(id, { base }) }));
const cards = cardIds.map((id) => ({ id, ...cardSource(id, { base }) }));
const candidates = ({ srcSet }: { srcSet: string }) =>
  srcSet.split(", ").map((candidate) => {
    const [file = "", width = ""] = candidate.split(" ");
    return { file, width: Number.parseInt(width, 10) };
  });

describe("the manifest", () => {
  it("has an entry for every master and none besides", async () => {
    const masters = await listMasters(mastersFolder);
    expect(masters.pictures).toEqual(pictureIds);
    expect(masters.cards).toEqual(cardIds);
    expect(masters.films.map(({ id }) => id)).toEqual(filmIds);
    expect(masters.models).toEqual(machineModelIds);
  });

  it("names every built file and no other", async () => {
    const named = [
      ...pictures.flatMap((picture) => [picture.src, ...candidates(picture).map(({ file }) => file)]),
      ...films.flatMap(({ sources, captions }) => [...sources, ...captions].map(({ src }) => src)),
      ...cards.map(({ src }) => src),
      ...machineModelIds.map((id) => modelSource(id, { base }).src),
    ];
    expect(await listFiles(builtFolder)).toEqual(named.sort());
  });
});

describe.each(pictures)("$id", (picture) => {
  it("has the shape of its place", () => {
    const allowed = shapes.find(({ ids }) => ids.test(picture.id))?.ratios ?? [];
    const ratio = picture.width / picture.height;
    expect(allowed.some((wanted) => Math.abs(ratio / wanted - 1) < 0.005)).toBe(true);
  });

  it("is as large as it says, and small enough to send", async () => {
    const files = [...candidates(picture), { file: picture.src, width: Math.min(960, picture.width) }];
    for (const { file, width } of files) {
      const path = join(builtFolder, file);
      const metadata = await sharp(path).metadata();
      expect(metadata.width, file).toBe(width);
      expect(Math.abs(metadata.height - (picture.height * width) / picture.width), file).toBeLessThanOrEqual(
        1,
      );
      expect((await stat(path)).size, file).toBeLessThan(file.endsWith(".avif") ? largestAvif : largestJpeg);
    }
  });

  it("is a picture: neither flat nor black nor blown out", async () => {
    const { channels } = await sharp(join(builtFolder, picture.src)).stats();
    const mean = channels.reduce((sum, channel) => sum + channel.mean, 0) / channels.length;
    expect(mean).toBeGreaterThan(12);
    expect(mean).toBeLessThan(245);
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(4);
  });
});

describe.each(films)("$id", ({ width, height, duration, poster, sources }) => {
  it("is small enough to send and can begin to play early", async () => {
    for (const { src, media } of sources) {
      const bytes = await readFile(join(builtFolder, src));
      // A page with an autoplaying film must stay below 600 kB on a phone.
      expect(bytes.length, src).toBeLessThan(media ? 250_000 : largestFilm);
      if (!src.endsWith(".mp4")) continue;
      const facts = readMp4(bytes, src);
      expect(facts).toMatchObject({ duration, fastStart: true });
      expect(facts.width / facts.height).toBeCloseTo(width / height, 3);
      if (!media) expect(facts).toMatchObject({ width, height });
    }
  });

  it("is stood for by a poster of the same shape", () => {
    expect(poster.width / poster.height).toBeCloseTo(width / height, 2);
  });
});

// A short loop behind text needs no captions. A longer film tells something and needs them.
it.each(films.filter(({ duration }) => duration > 8))(
  "$id tells the same in both languages",
  async ({ id, captions, duration }) => {
    expect(captions.map(({ language }) => language)).toEqual(["en", "zh"]);
    const times = await Promise.all(
      captions.map(async ({ src }) => cueTimes(await readFile(join(builtFolder, src), "utf8"))),
    );
    expect(times[0]).toEqual(times[1]);
    const [cues = []] = times;
    expect(cues.length).toBeGreaterThan(2);
    const texts = await Promise.all(captions.map(({ src }) => readFile(join(builtFolder, src), "utf8")));
    expect(texts.map((text) => /\p{Script=Han}/u.test(text))).toEqual([false, true]);
    cues.forEach(({ start, end }, index) => {
      expect(end - start, `${id} cue ${index + 1}`).toBeGreaterThan(1.5);
      expect(start).toBeGreaterThanOrEqual(cues[index - 1]?.end ?? 0);
      expect(end).toBeLessThanOrEqual(duration);
    });
  },
);

it.each(cards)("$id has the size that link previews ask for", async ({ src, width, height }) => {
  expect([width, height]).toEqual([1200, 630]);
  const file = join(builtFolder, src);
  expect(await sharp(file).metadata()).toMatchObject({ format: "jpeg", width, height });
  expect((await stat(file)).size).toBeLessThan(largestJpeg);
});

it("stays within its share of the repository", async () => {
  let total = 0;
  for (const folder of [mastersFolder, builtFolder]) {
    for (const file of await listFiles(folder)) total += (await stat(join(folder, file))).size;
  }
  expect(total).toBeLessThan(largestRepositoryShare);
});

/** Returns the start and end of each cue of a WebVTT file, in seconds. */
function cueTimes(text: string): { start: number; end: number }[] {
  expect(text).toMatch(/^WEBVTT\n/);
  const seconds = (minutes = "", rest = "") => Number(minutes) * 60 + Number(rest);
  return [...text.matchAll(/^(\d\d):(\d\d\.\d{3}) --> (\d\d):(\d\d\.\d{3})\n\S.+/gm)].map((cue) => ({
    start: seconds(cue[1], cue[2]),
    end: seconds(cue[3], cue[4]),
  }));
}
