import { access, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FilmEntry } from "../src/types.ts";
import { readMp4, readWebmCodec } from "./containers.ts";
import { type Built, type Folders, hashOf, writeWhole } from "./pictures.ts";

/** Screens that get the smaller encodings for phones, which save a few hundred kB of mobile data per film. */
const phoneScreen = "(width <= 768px)";

/**
 * Copies a film into the built folder. Its files are already encoded for delivery, so they only get hashed names.
 * @param film id, caption languages, and true if there are smaller encodings for phones
 * @param pictures ids of all pictures; the poster `<id>-poster` must be among them
 * @throws {Error} when the poster is missing, a container is invalid, or playback could not start early
 */
export async function buildFilm(
  { id, languages, phone }: { id: string; languages: readonly string[]; phone: boolean },
  folders: Folders,
  pictures: ReadonlySet<string>,
): Promise<Built<FilmEntry>> {
  const poster = `${id}-poster`;
  if (!pictures.has(poster)) {
    throw new Error(
      `The film ${id} has no poster, so its place would stay empty until it plays. Add masters/${poster}.avif.`,
    );
  }
  const read = (extension: string) => readFile(join(folders.masters, `${id}.${extension}`));
  const encodings = async (name: string, media?: string) => {
    const [webm, mp4] = await Promise.all([read(`${name}webm`), read(`${name}mp4`)]);
    const facts = readMp4(mp4, `masters/${id}.${name}mp4`);
    if (!facts.fastStart) {
      throw new Error(
        `masters/${id}.${name}mp4 has its index at the end, so it would not play before all of it has arrived. ` +
          "Encode it with ffmpeg's -movflags +faststart.",
      );
    }
    const codec = readWebmCodec(webm, `masters/${id}.${name}webm`);
    const sources = [
      { file: `${id}.${name}${hashOf(webm)}.webm`, bytes: webm, codec, media },
      { file: `${id}.${name}${hashOf(mp4)}.mp4`, bytes: mp4, codec: facts.codec, media },
    ];
    return { facts, sources };
  };
  const { facts, sources: all } = await encodings("");
  // Browsers use the first source that matches.
  const sources = phone ? [...(await encodings("phone.", phoneScreen)).sources, ...all] : all;
  const captions = await Promise.all(
    languages.map(async (language) => {
      const bytes = await read(`${language}.vtt`);
      return { file: `${id}.${language}.${hashOf(bytes)}.vtt`, bytes, language };
    }),
  );
  let written = 0;
  for (const { file, bytes } of [...sources, ...captions]) {
    const target = join(folders.built, file);
    const there = await access(target).then(
      () => true,
      () => false,
    );
    if (there) continue;
    await writeWhole(target, bytes);
    written += 1;
  }
  return {
    entry: {
      width: facts.width,
      height: facts.height,
      duration: facts.duration,
      poster,
      sources: sources.map(({ file, codec, media }) => ({
        file,
        type: `video/${file.endsWith(".webm") ? "webm" : "mp4"}; codecs="${codec}"`,
        ...(media && { media }),
      })),
      captions: captions.map(({ file, language }) => ({ file, language })),
    },
    files: [...sources, ...captions].map(({ file }) => file),
    written,
  };
}
