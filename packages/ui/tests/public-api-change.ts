/** Size of a change, as in a changeset. */
type Size = "major" | "minor" | "patch";

const sizes: readonly Size[] = ["patch", "minor", "major"];

/** Input of the decision. */
export interface ApiState {
  /** The current public API. */
  current: string;
  /** Contents of `exports.released.snap`: the last released version, a line break, and its public API. */
  released: string;
  /** Version in package.json. */
  version: string;
  /** Contents of the pending `.changeset/*.md` files. */
  changesets: readonly string[];
}

/** Returns the index in `sizes` of the largest pending change of the package, or -1 if there is none. */
const announced = (changesets: readonly string[]) =>
  Math.max(
    -1,
    ...changesets.map((text) =>
      sizes.indexOf(text.match(/^["']?@lightmaker\/ui["']?:\s*(\w+)\s*$/m)?.[1] as Size),
    ),
  );

/** A line of the API with its declaration, because the same prop of two interfaces makes two different lines. */
interface Line {
  owner: string;
  text: string;
}

function linesOf(api: string): Map<string, Line> {
  const lines = new Map<string, Line>();
  let owner = "";
  for (const text of api.split("\n").filter((line) => line !== "")) {
    if (!text.startsWith(" ")) owner = text.match(/^(\(not exported\) )?\w+ \w+/)?.[0] ?? text;
    lines.set(`${owner}\n${text}`, { owner, text });
  }
  return lines;
}

const missingIn = (lines: Map<string, Line>, others: Map<string, Line>) =>
  [...lines].filter(([key]) => !others.has(key)).map(([, line]) => line);

/** Returns `true` if a dealer's code may no longer compile: something was removed or changed, or a new prop is required. */
function breaks(before: Map<string, Line>, gone: readonly Line[], added: readonly Line[]): boolean {
  const owners = new Set([...before.values()].map(({ owner }) => owner));
  return gone.length > 0 || added.some(({ owner, text }) => /^ +[\w"-]+: /.test(text) && owners.has(owner));
}

/**
 * Returns the reason why the current public API may not be merged, or `undefined` if it may. Every change needs a changeset
 * that names the package. Removing or changing something needs the size that semantic versioning requires.
 */
export function changesetFault({ current, released, version, changesets }: ApiState): string | undefined {
  const [releasedVersion = "", ...rest] = released.split("\n");
  if (releasedVersion !== version)
    return `package.json says ${version}, exports.released.snap was recorded for ${releasedVersion}: run \`npm run record-release -w @lightmaker/ui\` after \`changeset version\`, or the next change of the API is compared with the wrong release.`;
  const before = linesOf(rest.join("\n"));
  const now = linesOf(current);
  const [gone, added] = [missingIn(before, now), missingIn(now, before)];
  if (gone.length + added.length === 0) return undefined;
  const size = announced(changesets);
  const sign = (mark: string) => (line: Line) => `${mark} ${line.owner}: ${line.text.trim()}`;
  const shown = [...gone.map(sign("-")), ...added.map(sign("+"))].slice(0, 20).join("\n");
  if (size < 0)
    return `The public API differs from the released ${version}, and no changeset tells dealers. Run \`npm run changeset\` and choose @lightmaker/ui.\n${shown}`;
  // Before 1.0.0 a minor release may contain breaking changes (semantic versioning, 0.y.z).
  const needed: Size = !breaks(before, gone, added) || version.startsWith("0.") ? "minor" : "major";
  if (size < sizes.indexOf(needed))
    return `The public API of ${version} changes, which is a ${needed} release; the waiting changesets announce less. Mend the size in .changeset.\n${shown}`;
  return undefined;
}
