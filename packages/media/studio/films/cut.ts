import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { readMp4 } from "../../pipeline/containers.ts";
import { writeWhole } from "../../pipeline/pictures.ts";
import { masterSettings, mastersFolder } from "../../pipeline/settings.ts";
import { captionsOf, webVtt } from "./captions.ts";

/**
 * View of the camera: its centre as shares of the picture's width and height, and its zoom (1 is the largest view with
 * the frame's aspect ratio). A view beyond an edge is moved inside.
 */
export interface View {
  x: number;
  y: number;
  zoom: number;
}

export interface Shot {
  /** Id of the source picture or film. */
  source: { picture: string } | { film: string };
  /** Length in seconds, including the fades to both neighbours. */
  seconds: number;
  /** View at the first frame, and with `to` at the last. The camera moves evenly between them. */
  from: View;
  to: View;
  /** Caption, by BCP 47 language tag. */
  says: Record<string, string>;
}

const frame = { width: 1280, height: 720, rate: 24 };
/** Length of a cross-fade in seconds: a whole number of frames. */
const fade = 0.5;
/**
 * Width in pixels to which pictures are enlarged before the camera moves. At this size the move has sub-pixel
 * precision, and the frames are scaled down afterwards. So slow moves neither jitter nor alias.
 */
const enlarged = 1920;
const color = "-color_primaries bt709 -color_trc bt709 -colorspace bt709 -an".split(" ");
/** Quality of both encodings: half a minute of slow moves stays below the limit of 1.5 MB per film (`tests/rules.ts`). */
const av1 = "-c:v libsvtav1 -preset 5 -crf 41 -g 240".split(" ");
const h264 = "-c:v libx264 -preset slow -crf 33 -profile:v high -movflags +faststart".split(" ");
const run = promisify(execFile);

/**
 * Cuts a film and writes `<target>.webm` (AV1), `<target>.mp4` (H.264, fast start), one `<target>.<language>.vtt` per
 * language and `<target>-poster.avif`, which is the first frame.
 * @param target absolute path without extension
 * @throws {Error} when a source is missing or ffmpeg fails; the message contains ffmpeg's own
 */
export async function cutFilm(target: string, shots: readonly Shot[]): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), "film-"));
  try {
    // Lossless, so that both encodings and the poster come from the same frames.
    const lossless = join(work, "film.mkv");
    const inputs = await Promise.all(shots.map((shot, index) => inputOf(shot, join(work, `${index}.png`))));
    await ffmpeg(
      ...inputs.flatMap(({ args }) => args),
      "-filter_complex",
      [
        ...shots.map((shot, index) => moveOver(shot, index, inputs[index]?.aspect ?? 1)),
        ...crossFades(shots),
        `[${shots.length === 1 ? "shot0" : `cut${shots.length - 1}`}]format=yuv420p[out]`,
      ].join(";"),
      ...["-map", "[out]", "-c:v", "libx264", "-qp", "0", "-preset", "ultrafast", ...color, lossless],
    );
    // Masters are only written when all files are complete, because the build uses whatever it finds there.
    const webm = join(work, "film.webm");
    await ffmpeg("-i", lossless, ...av1, ...color, webm);
    const mp4 = join(work, "film.mp4");
    await ffmpeg("-i", lossless, ...h264, ...color, mp4);
    const poster = join(work, "poster.png");
    await ffmpeg("-i", lossless, "-vf", "scale=in_color_matrix=bt709", "-frames:v", "1", poster);

    await writeWhole(`${target}.webm`, await readFile(webm));
    await writeWhole(`${target}.mp4`, await readFile(mp4));
    await writeWhole(`${target}-poster.avif`, await sharp(poster).avif(masterSettings).toBuffer());
    for (const [language, captions] of captionsOf(shots, fade)) {
      await writeWhole(`${target}.${language}.vtt`, webVtt(captions));
    }
  } finally {
    await rm(work, { recursive: true });
  }
}

/**
 * Returns the ffmpeg arguments that read a shot's source, and its aspect ratio. A picture is decoded first, because
 * ffmpeg 5 cannot read AVIF stills.
 */
async function inputOf(
  { source, seconds }: Shot,
  still: string,
): Promise<{ args: string[]; aspect: number }> {
  if ("film" in source) {
    const file = join(mastersFolder, `${source.film}.mp4`);
    const { width, height } = readMp4(await readFile(file), file);
    return { args: ["-t", String(seconds), "-i", file], aspect: width / height };
  }
  const picture = sharp(join(mastersFolder, `${source.picture}.avif`));
  const { width, height } = await picture.png({ compressionLevel: 1 }).toFile(still);
  const args = ["-loop", "1", "-framerate", String(frame.rate), "-t", String(seconds), "-i", still];
  return { args, aspect: width / height };
}

/** Returns the filter that moves the camera over input `index` and scales it to the frame. */
function moveOver({ seconds, from, to }: Shot, index: number, aspect: number): string {
  const [start, end] = [windowOf(from, aspect), windowOf(to, aspect)];
  const edge = (axis: "W" | "H", a: number, b: number) =>
    `${axis}*(${a}+(${b - a})*on/${seconds * frame.rate})`;
  const left = edge("W", start.left, end.left);
  const right = edge("W", start.left + start.width, end.left + end.width);
  const top = edge("H", start.top, end.top);
  const bottom = edge("H", start.top + start.height, end.top + end.height);
  const corners = [left, top, right, top, left, bottom, right, bottom];
  const points = corners.map((value, at) => `${at % 2 ? "y" : "x"}${at >> 1}=${value}`).join(":");
  return [
    `[${index}:v]scale=${enlarged}:${2 * Math.round(enlarged / aspect / 2)}:flags=lanczos:out_color_matrix=bt709`,
    "format=yuv444p",
    `perspective=${points}:sense=source:eval=frame:interpolation=cubic`,
    `scale=${frame.width}:${frame.height}:flags=lanczos:in_color_matrix=bt709:out_color_matrix=bt709`,
    `setsar=1,fps=${frame.rate},settb=1/${frame.rate},setpts=PTS-STARTPTS[shot${index}]`,
  ].join(",");
}

/** Returns the visible part of a picture, as shares of its width and height. */
function windowOf({ x, y, zoom }: View, aspect: number) {
  const relative = frame.width / frame.height / aspect;
  const width = Math.min(1, relative) / zoom;
  const height = Math.min(1, 1 / relative) / zoom;
  const inside = (centre: number, size: number) => Math.min(Math.max(centre - size / 2, 0), 1 - size);
  return { left: inside(x, width), top: inside(y, height), width, height };
}

/** Returns the filters that fade each shot into the next. */
function crossFades(shots: readonly Shot[]): string[] {
  let start = 0;
  return shots.slice(1).map((_, index) => {
    start += (shots[index]?.seconds ?? 0) - fade;
    const before = index === 0 ? "shot0" : `cut${index}`;
    return `[${before}][shot${index + 1}]xfade=transition=fade:duration=${fade}:offset=${start}[cut${index + 1}]`;
  });
}

async function ffmpeg(...args: string[]): Promise<void> {
  // Low priority, because renders may be running and nobody waits for a film.
  await run("nice", ["-n", "10", "ffmpeg", "-v", "error", "-y", ...args]);
}
