/**
 * Builds all media files of the site from the masters: `node packages/media/build.ts`. Encodes only missing files,
 * removes files that are no longer used, and rewrites the manifest.
 */
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { buildFilm } from "./pipeline/films.ts";
import { type Manifest, manifestModule } from "./pipeline/manifest.ts";
import { listFiles, listMasters } from "./pipeline/masters.ts";
import { buildModel } from "./pipeline/models.ts";
import { type Built, buildCard, buildPicture, type Folders, writeWhole } from "./pipeline/pictures.ts";
import { manifestFile, mastersFolder, parallelEncodings } from "./pipeline/settings.ts";
import { builtFolder } from "./src/files.ts";

const started = performance.now();
const folders: Folders = { masters: mastersFolder, built: builtFolder };
// One thread per encoding, so that the number of parallel encodings limits the cores used.
sharp.concurrency(1);
await mkdir(builtFolder, { recursive: true });

const masters = await listMasters(mastersFolder);
const previous = await previousPictures();
const files = new Set<string>();
let written = 0;

const pictures = await buildAll(masters.pictures, (id) => buildPicture(id, folders, previous[id]));
const cards = await buildAll(masters.cards, (id) => buildCard(id, folders));
const pictureIds = new Set(masters.pictures);
const filmMasters = new Map(masters.films.map((film) => [film.id, film]));
const films = await buildAll([...filmMasters.keys()], (id) => {
  const { languages = [], phone = false } = filmMasters.get(id) ?? {};
  return buildFilm({ id, languages, phone }, folders, pictureIds);
});
const models = await buildAll(masters.models, (id) => buildModel(id, folders));

const text = manifestModule({ pictures, cards, films, models });
const changed = (await readFile(manifestFile, "utf8").catch(whenMissing)) !== text;
if (changed) await writeWhole(manifestFile, text);

// Removed last, so that pages served from the old manifest keep their files as long as possible.
const stale = (await listFiles(builtFolder)).filter((file) => !files.has(file));
for (const file of stale) await rm(join(builtFolder, file));

console.info(
  `media: ${masters.pictures.length} pictures, ${masters.cards.length} cards, ${masters.films.length} films, ${masters.models.length} models; ` +
    `${written} files written, ${stale.length} removed, manifest ${changed ? "rewritten" : "unchanged"}, ` +
    `${((performance.now() - started) / 1000).toFixed(1)} s`,
);

async function buildAll<Entry>(
  ids: readonly string[],
  build: (id: string) => Promise<Built<Entry>>,
): Promise<Record<string, Entry>> {
  const entries = new Map<string, Entry>();
  const queue = ids.values();
  const work = async () => {
    // The workers share the iterator: each takes the next id when it has finished one.
    for (const id of queue) {
      const result = await build(id);
      entries.set(id, result.entry);
      for (const file of result.files) files.add(file);
      written += result.written;
      if (result.written > 0) console.info(`media: ${id}`);
    }
  };
  await Promise.all(Array.from({ length: parallelEncodings }, work));
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function previousPictures(): Promise<Manifest["pictures"]> {
  const text = await readFile(manifestFile, "utf8").catch(whenMissing);
  if (text === "") return {};
  const module: { pictures: Manifest["pictures"] } = await import(pathToFileURL(manifestFile).href);
  return module.pictures;
}

function whenMissing(error: NodeJS.ErrnoException): string {
  if (error.code === "ENOENT") return "";
  throw error;
}
