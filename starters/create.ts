/**
 * Makes a dealer's site in a new folder: the starter, with the design system and the feed's reader as they are in this checkout.
 *
 *   npm run create:dealer -- ../my-site
 *
 * For those who have this repository and no npm registry with the packages; the folder needs the repository no longer.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { writeCopies } from "./copies.ts";

const root = path.join(import.meta.dirname, "..");
const [name] = process.argv.slice(2);
if (!name) throw new Error("Name the new folder: npm run create:dealer -- ../my-site");
// npm runs scripts in the root of the repository; the path is meant from where the command was typed.
const folder = path.resolve(process.env["INIT_CWD"] ?? process.cwd(), name);
if (existsSync(folder) && readdirSync(folder).length > 0)
  throw new Error(`${folder} is not empty. Choose another folder, so that nothing is overwritten.`);

/**
 * Runs a command, whose thousands of lines are shown only if it fails, and returns what it says.
 * @throws Error with the command and its lines, if it fails
 */
function run(cwd: string, command: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: "utf8",
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  if (error || status !== 0)
    throw new Error(`\`${command} ${args.join(" ")}\` failed in ${cwd}.\n${stdout}${stderr}`, {
      cause: error,
    });
  return stdout;
}

/** Notes of which commit the site is a copy, so that its owner can ask later what has changed in the starter. */
function noteCommit(): void {
  const file = path.join(folder, "package.json");
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  manifest.starter = run(root, "git", "rev-parse", "HEAD").trim();
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

mkdirSync(folder, { recursive: true });
cpSync(path.join(root, "starters/dealer"), folder, {
  recursive: true,
  filter: (file) => !/[\\/](node_modules|dist|dist-server)$/.test(file),
});
if (!writeCopies(folder))
  console.info(
    "The site is not built, so the copies of the feed are those of the starter, which may be older.",
  );
if (existsSync(path.join(root, ".git"))) noteCommit();
console.info("Packing and installing, about a minute …");
run(root, "npm", "pack", "-w", "@lightmaker/ui", "-w", "@lightmaker/feed", "--pack-destination", folder);
const tarballs = readdirSync(folder).filter((file) => file.endsWith(".tgz"));
run(folder, "npm", "install", ...tarballs.map((file) => `./${file}`));
console.info(`\n${folder} is ready. Next: cd there, npm run dev, and change brand.css and data.ts.`);
