/**
 * Renders the pictures that are missing or whose inputs changed, one Blender run each, into ../masters/<id>.avif.
 *
 *   npm run media:render                     everything that is not up to date
 *   npm run media:render -- features home/   ids, or beginnings of ids
 *   … --proof      480 px wide, 16 samples, PNG into work/proof, masters untouched
 *   … --samples 20 finals at other samples (recorded, so a later run at full samples renders them again)
 *   … --force      render even what is up to date      … --list   say what would be rendered, and stop
 *   … --accept     record today's inputs without rendering: for changes that cannot change the picture
 *
 * It can be stopped at any moment and started again: each master is written whole, then recorded. Records lie in
 * ../masters/records/<scene>.json, one file per scene file, so that people at work on different scenes do not collide.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";

const studio = import.meta.dirname;
const masters = path.join(studio, "..", "masters");
const records = path.join(masters, "records");
const work = process.env.STUDIO_WORK ?? path.join(studio, "work");
/** Near-lossless: masters are encoded again for every width, so they keep full chroma and little compression. */
const AVIF = { quality: 82, chromaSubsampling: "4:4:4", effort: 4 };
const PROOF = { width: 480, samples: 16 };
/** Two cores are shared by everyone on the machine: one Blender at a time, whoever started it. */
const LOCK = process.env.STUDIO_LOCK ?? path.join(os.tmpdir(), "render.lock");

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    proof: { type: "boolean" },
    force: { type: "boolean" },
    list: { type: "boolean" },
    accept: { type: "boolean" },
    samples: { type: "string" },
  },
});

/**
 * Runs Blender on run.py and resolves with its output. Rejects with the last lines when it fails or is not installed.
 * @param {string[]} args arguments after `--`
 * @param {boolean} exclusive whether to wait for the machine-wide lock
 */
function blender(args, exclusive) {
  const command = [
    "blender",
    "-b",
    "-noaudio",
    "--python-use-system-env",
    "--python-exit-code",
    "1",
    "-P",
    path.join(studio, "run.py"),
    "--",
    ...args,
  ];
  const full = ["nice", "-n", "19", ...(exclusive ? ["flock", LOCK] : []), ...command];
  return new Promise((resolve, reject) => {
    const child = spawn(full[0], full.slice(1), {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, STUDIO_WORK: work },
    });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("error", (cause) =>
      reject(
        new Error("Blender could not be started. On Debian: apt-get install blender (see README.md).", {
          cause,
        }),
      ),
    );
    child.on("close", (code) => {
      const lines = output.split("\n").filter((line) => !/^(Fra:|Saved:| Time:|\s*$)/.test(line));
      if (code === 0) resolve(lines);
      else reject(new Error(`Blender ended with ${code}:\n${lines.slice(-60).join("\n")}`));
    });
  });
}

/** Reads one record file; a file that does not exist yet is an empty record. */
async function readRecord(scene) {
  const file = path.join(records, `${scene}.json`);
  return existsSync(file) ? JSON.parse(await readFile(file, "utf8")) : {};
}

/** Records a finished master, sorted by id so that changes read well in review. */
async function writeRecord(scene, id, entry) {
  const all = { ...(await readRecord(scene)), [id]: entry };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  const file = path.join(records, `${scene}.json`);
  await writeFile(`${file}.part`, `${JSON.stringify(sorted, null, 2)}\n`);
  await rename(`${file}.part`, file);
}

/** Faults that can be seen from the figures alone; composition still needs eyes. */
async function faults(png) {
  const { channels } = await sharp(png).stats();
  const mean = channels.reduce((sum, c) => sum + c.mean, 0) / 3;
  const spread = channels.reduce((sum, c) => sum + c.stdev, 0) / 3;
  const { data } = await sharp(png).resize(240).greyscale().raw().toBuffer({ resolveWithObject: true });
  const clipped = data.filter((v) => v >= 253).length / data.length;
  return [
    mean < 12 && `nearly black (mean ${mean.toFixed(0)})`,
    spread < 4 && `flat (spread ${spread.toFixed(1)})`,
    clipped > 0.02 && `${(clipped * 100).toFixed(0)} % clipped`,
  ].filter(Boolean);
}

const clock = (seconds) => (seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`);

const started = Date.now();
const answer = (await blender(["plan"], false)).find((line) => line.startsWith("PLAN "));
if (!answer) throw new Error("run.py gave no plan");
const { shots, errors } = JSON.parse(answer.slice(5));
for (const [scene, error] of Object.entries(errors))
  console.error(`scenes/${scene}.py cannot be used:\n${error}`);

const chosen = shots.filter(
  (shot) => wanted.length === 0 || wanted.some((w) => shot.id === w || shot.id.startsWith(w)),
);
for (const w of wanted)
  if (!shots.some((shot) => shot.id.startsWith(w))) console.error(`No scene declares ${w}.`);
await mkdir(records, { recursive: true });

const todo = [];
for (const shot of chosen) {
  const samples = options.samples ? Number(options.samples) : shot.samples;
  const entry = (await readRecord(shot.scene))[shot.id];
  const master = path.join(masters, `${shot.id}.avif`);
  const current = existsSync(master) && entry?.hash === shot.hash && entry.samples >= samples;
  if (options.accept) {
    if (existsSync(master))
      await writeRecord(shot.scene, shot.id, {
        ...entry,
        hash: shot.hash,
        samples: entry?.samples ?? samples,
        width: shot.width,
        height: shot.height,
      });
  } else if (options.proof || options.force || !current) todo.push({ ...shot, samples, master });
}
if (options.accept) console.info(`${chosen.length} records brought up to date, nothing rendered.`);
else console.info(`${todo.length} of ${chosen.length} pictures to ${options.proof ? "proof" : "render"}.`);
if (options.list) {
  for (const shot of todo)
    console.info(`  ${shot.id}  ${shot.width}×${shot.height}  ${shot.samples} samples`);
  todo.length = 0;
}

let failed = Object.keys(errors).length;
if (options.proof && todo.length > 0) {
  const folder = path.join(work, "proof");
  await mkdir(folder, { recursive: true });
  const jobs = todo.map((shot) => [
    shot.id,
    path.join(folder, `${shot.id.replaceAll("/", "-")}.png`),
    PROOF.width,
    Math.round((PROOF.width * shot.height) / shot.width),
    Number(options.samples ?? PROOF.samples),
  ]);
  const lines = await blender(["proofs", JSON.stringify(jobs)], true).catch((error) => {
    failed += 1;
    return error.message.split("\n");
  });
  console.info(lines.filter((line) => !/^(Blender|RENDERED)/.test(line)).join("\n"));
  for (const [id, png] of jobs)
    if (existsSync(png))
      console.info(`${id} → ${png}${(await faults(png)).map((f) => ` — LOOK: ${f}`).join("")}`);
  todo.length = 0;
}
for (const [index, shot] of todo.entries()) {
  const from = Date.now();
  const name = shot.id.replaceAll("/", "-");
  const png = path.join(work, "out", `${name}.png`);
  await mkdir(path.dirname(png), { recursive: true });
  try {
    const lines = await blender(["render", shot.id, png, "0", "0", String(shot.samples)], true);
    const seen = await faults(png);
    await mkdir(path.dirname(shot.master), { recursive: true });
    const part = `${shot.master}.part`;
    await sharp(png).resize(shot.width, shot.height, { kernel: "lanczos3" }).avif(AVIF).toFile(part);
    await rename(part, shot.master);
    await writeRecord(shot.scene, shot.id, {
      hash: shot.hash,
      samples: shot.samples,
      width: shot.width,
      height: shot.height,
    });
    await rm(png);
    const took = (Date.now() - from) / 1000;
    const left = ((Date.now() - started) / 1000 / (index + 1)) * (todo.length - index - 1);
    const detail = lines.find((line) => line.startsWith("RENDERED")) ?? "";
    console.info(
      `${index + 1}/${todo.length} ${shot.id} ${clock(took)} (${detail.replace(/^RENDERED \S+ /, "")}), about ${clock(left)} left${seen.length ? ` — LOOK: ${seen.join(", ")}` : ""}`,
    );
  } catch (error) {
    failed += 1;
    console.error(`${index + 1}/${todo.length} ${shot.id} failed: ${error.message}`);
  }
}
// A stopped run leaves half-written files; they are never mistaken for masters, only in the way.
for (const file of await readdir(masters, { recursive: true }))
  if (file.endsWith(".part")) await rm(path.join(masters, file));
process.exitCode = failed ? 1 : 0;
