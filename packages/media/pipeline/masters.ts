import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { cardFolder } from "./settings.ts";

/** Contents of the masters folder; each list is sorted by id. */
export interface Masters {
  /** Ids with an `.avif` master. */
  pictures: string[];
  /** Ids below `social/` with an `.avif` master. */
  cards: string[];
  /** Films with the languages of their `.vtt` files. `phone` is true if there are smaller encodings for phones. */
  films: { id: string; languages: string[]; phone: boolean }[];
  /** Slugs of the machines with a model for the 3D viewer. */
  models: string[];
}

const idPattern = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/;
const filePattern =
  /^(?<id>.+?)(?:\.(?<language>[a-z]{2,3}(?:-[A-Za-z]{2,4})?)\.vtt|(?<phone>\.phone)?\.(?<kind>avif|webm|mp4))$/;
/** Files that the renderer keeps beside the masters: the input hashes of each picture. */
const studioRecord = /^records\/[^/]+\.json$/;
/** Machines for the 3D viewer, exported by the studio. They are served unchanged. */
const model = /^models\/(?<id>[a-z0-9-]+)\.glb$/;
/** A master that the renderer is still writing. It is renamed when it is complete. */
const unfinished = /\.part$/;

/**
 * Lists the masters.
 * @param folder absolute path of the masters
 * @throws {Error} when a file is not a master, an id is malformed, or a film lacks one of its encodings
 */
export async function listMasters(folder: string): Promise<Masters> {
  const pictures: string[] = [];
  const models: string[] = [];
  const films = new Map<string, { kinds: Set<string>; languages: string[] }>();
  for (const file of await listFiles(folder)) {
    if (studioRecord.test(file) || unfinished.test(file)) continue;
    const slug = model.exec(file)?.groups?.["id"];
    if (slug !== undefined) {
      models.push(slug);
      continue;
    }
    const { id, language, phone = "", kind } = filePattern.exec(file)?.groups ?? {};
    if (id === undefined || !idPattern.test(id) || (phone && kind === "avif")) {
      throw new Error(
        `masters/${file} is not a master, so nothing would show it. A master is <id>.avif, <id>.webm with ` +
          "<id>.mp4, or <id>.<language>.vtt; an id is lower-case words joined by - and /. Rename or remove it.",
      );
    }
    if (kind === "avif") {
      pictures.push(id);
      continue;
    }
    const film = films.get(id) ?? { kinds: new Set(), languages: [] };
    films.set(id, film);
    if (language === undefined) film.kinds.add(`${phone}.${kind}`);
    else film.languages.push(language);
  }
  for (const [id, { kinds }] of films) {
    const wanted = [".phone.webm", ".phone.mp4"].some((kind) => kinds.has(kind))
      ? [".webm", ".mp4", ".phone.webm", ".phone.mp4"]
      : [".webm", ".mp4"];
    const missing = wanted.find((kind) => !kinds.has(kind));
    if (missing === undefined) continue;
    throw new Error(
      `The film ${id} has no ${missing.endsWith(".mp4") ? "H.264" : "AV1"} master (${missing}), so some browsers would show its ` +
        `poster only. Add masters/${id}${missing}, or remove the film's other files.`,
    );
  }
  return {
    pictures: pictures.filter((id) => !id.startsWith(cardFolder)).sort(),
    cards: pictures.filter((id) => id.startsWith(cardFolder)).sort(),
    films: [...films]
      .map(([id, { kinds, languages }]) => ({
        id,
        languages: languages.sort(),
        phone: kinds.has(".phone.webm"),
      }))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
    models: models.sort(),
  };
}

/**
 * Returns the paths of all files below a folder, relative to it, with forward slashes, sorted.
 * @param folder absolute path
 */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}
