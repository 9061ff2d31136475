import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listMasters } from "./masters.ts";
import { writeWhole } from "./pictures.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "masters-"));
});
afterEach(() => rm(folder, { recursive: true }));

const put = (...files: string[]) => Promise.all(files.map((file) => writeWhole(join(folder, file), "")));

describe("listMasters", () => {
  it("sorts files into pictures, cards and films with their languages", async () => {
    await put("b/two.avif", "a.avif", "social/home.avif", "records/b.json", "b/three.avif.part");
    await put("models/one.glb");
    await put(
      "home/film.webm",
      "home/film.mp4",
      "home/film.zh.vtt",
      "home/film.en.vtt",
      "home/film-poster.avif",
    );
    expect(await listMasters(folder)).toEqual({
      pictures: ["a", "b/two", "home/film-poster"],
      cards: ["social/home"],
      films: [{ id: "home/film", languages: ["en", "zh"], phone: false }],
      models: ["one"],
    });
  });

  it("finds a film's encodings for phones, and refuses one of them alone", async () => {
    await put("a.webm", "a.mp4", "a.phone.webm");
    await expect(listMasters(folder)).rejects.toThrow("The film a has no H.264 master (.phone.mp4)");
    await put("a.phone.mp4");
    expect((await listMasters(folder)).films).toEqual([{ id: "a", languages: [], phone: true }]);
  });

  it.each(["a.png", "Big.avif", "a b.avif", "a_b.avif", "a.phone.avif", "a.avif.partial"])(
    "refuses %s by name",
    async (file) => {
      await put(file);
      await expect(listMasters(folder)).rejects.toThrow(`masters/${file} is not a master`);
    },
  );

  it("refuses a film that some browsers could not play", async () => {
    await put("home/film.webm", "home/film.en.vtt");
    await expect(listMasters(folder)).rejects.toThrow("The film home/film has no H.264 master (.mp4)");
  });
});
