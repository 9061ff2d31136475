/**
 * Renders the pictures that are missing or have changed inputs into ../masters/<id>.avif, one Blender run each.
 *
 *   npm run media:render                     everything that is not up to date
 *   npm run media:render -- features home/   ids, or prefixes of ids
 *   … --proof      480 px wide, 16 samples, PNG into work/proof, masters unchanged
 *   … --samples 20 finals with other samples (recorded, so a later run with full samples renders them again)
 *   … --force      render even what is up to date      … --list   print what would be rendered, and stop
 *   … --accept     record the current inputs without rendering: for changes that cannot change the picture
 *
 * You can stop it at any time and start it again: each master is written completely, then recorded. Records are in
 * ../masters/records/<scene>.json, one file per scene file, so that people who work on different scenes have no
 * conflicts.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import sharp from "sharp";

const studio = import.meta.dirname;
const masters = path.join(studio, "..", "masters");
const records = path.join(masters, "records");
const work = process.env.STUDIO_WORK ?? path.join(studio, "work");
/** Near-lossless: masters are encoded again for every width, so they keep full chroma and little compression. */
const AVIF = { quality: 82, chromaSubsampling: "4:4:4", effort: 4 };
const PROOF = { width: 480, samples: 16 };
/** Two cores are shared by everyone on the machine, so only one Blender runs at a time, for all users. */
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
 * Runs Blender on run.py and resolves with its output lines. Rejects with the last lines when Blender fails or is not
 * installed.
 * @param {string[]} args arguments after `--`
 * @param {boolean} exclusive true to wait for the machine-wide lock
 * @param {(line: string) => void} [onLine] called with each line as it arrives
 */
function blender(args, exclusive, onLine = () => {}) {
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
  const full = ["nice", "-n", "0", ...(exclusive ? ["flock", LOCK] : []), ...command];
  return new Promise((resolve, reject) => {
    const child = spawn(full[0], full.slice(1), {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, STUDIO_WORK: work },
    });
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (chunk) => {
      output += chunk;
    });
    createInterface({ input: child.stdout }).on("line", onLine);
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

/** Reads one record file. A missing file counts as an empty record. */
async function readRecord(scene) {
  const file = path.join(records, `${scene}.json`);
  return existsSync(file) ? JSON.parse(await readFile(file, "utf8")) : {};
}

/** Records a finished master. Entries are sorted by id, so that changes are easy to review. */
async function writeRecord(scene, id, entry) {
  const all = { ...(await readRecord(scene)), [id]: entry };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  const file = path.join(records, `${scene}.json`);
  await writeFile(`${file}.part`, `${JSON.stringify(sorted, null, 2)}\n`);
  await rename(`${file}.part`, file);
}

/** Returns faults that statistics can detect. A person must still check the composition. */
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
const answer = (await blender(["plan", ...wanted], false)).find((line) => line.startsWith("PLAN "));
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

/** Encodes a rendered PNG as the shot's master and records its inputs. */
async function keep(shot, png) {
  await mkdir(path.dirname(shot.master), { recursive: true });
  const part = `${shot.master}.${process.pid}.part`;
  await sharp(png).resize(shot.width, shot.height, { kernel: "lanczos3" }).avif(AVIF).toFile(part);
  await rename(part, shot.master);
  await writeRecord(shot.scene, shot.id, {
    hash: shot.hash,
    samples: shot.samples,
    width: shot.width,
    height: shot.height,
  });
  await rm(png);
}

/**
 * Number of pictures per hold of the lock. Several pictures share one Blender start, and other users still get their
 * turn. Proofs are quick.
 */
const TURN = options.proof ? 12 : 4;
let failed = Object.keys(errors).length;
let done = 0;
const folder = path.join(work, options.proof ? "proof" : "out");
await mkdir(folder, { recursive: true });
for (let first = 0; first < todo.length; first += TURN) {
  const turn = todo.slice(first, first + TURN);
  const png = (shot) => path.join(folder, `${shot.id.replaceAll("/", "-")}.png`);
  const jobs = turn.map((shot) => [
    shot.id,
    png(shot),
    ...(options.proof ? [PROOF.width, Math.round((PROOF.width * shot.height) / shot.width)] : [0, 0]),
    options.proof ? Number(options.samples ?? PROOF.samples) : shot.samples,
  ]);
  let begun = Date.now();
  let detail = "";
  let finishing = Promise.resolve();
  const finish = async (shot, took, report) => {
    try {
      const seen = await faults(png(shot));
      if (!options.proof) await keep(shot, png(shot));
      done += 1;
      const left = ((Date.now() - started) / 1000 / done) * (todo.length - done);
      console.info(
        `${done}/${todo.length} ${shot.id} ${clock(took)} (${report})${options.proof ? ` → ${png(shot)}` : ""}, about ${clock(left)} left${seen.length ? ` — LOOK: ${seen.join(", ")}` : ""}`,
      );
    } catch (error) {
      failed += 1;
      console.error(`${shot.id} was rendered but not kept: ${error.message}`);
    }
  };
  const onLine = (line) => {
    if (line.startsWith("RENDERED ")) detail = line.replace(/^RENDERED \S+ /, "");
    const shot = line.startsWith("DONE ") && turn.find((s) => s.id === line.slice(5).trim());
    if (!shot) return;
    const took = (Date.now() - begun) / 1000;
    const report = detail;
    begun = Date.now();
    // Pictures of a scene share a record file that is read, changed and written, so they are stored one after the other.
    finishing = finishing.then(() => finish(shot, took, report));
  };
  await blender(["batch", JSON.stringify(jobs)], true, onLine).catch((error) => {
    failed += 1;
    console.error(error.message);
  });
  await finishing;
}
process.exitCode = failed ? 1 : 0;
