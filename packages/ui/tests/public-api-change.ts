/** How a changeset names the size of a change. */
type Size = "major" | "minor" | "patch";

const sizes: readonly Size[] = ["patch", "minor", "major"];

/** What the decision needs to know. */
export interface ApiState {
  /** The public API as it is (`exports.snap`). */
  current: string;
  /** `exports.released.snap`: the version that was released last, a line break, and its public API. */
  released: string;
  /** Version in package.json. */
  version: string;
  /** Contents of the waiting `.changeset/*.md`. */
  changesets: readonly string[];
}

/** The largest size that waiting changesets announce for the package. */
const announced = (changesets: readonly string[]) =>
  Math.max(
    -1,
    ...changesets.map((text) =>
      sizes.indexOf(text.match(/^["']?@lightmaker\/ui["']?:\s*(\w+)\s*$/m)?.[1] as Size),
    ),
  );

/** A line of the API with the declaration it belongs to: the same prop of another interface is another one. */
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

/** Whether what compiled before may fail now: something is gone or changed, or a new prop must be passed. */
function breaks(before: Map<string, Line>, gone: readonly Line[], added: readonly Line[]): boolean {
  const owners = new Set([...before.values()].map(({ owner }) => owner));
  return gone.length > 0 || added.some(({ owner, text }) => /^ +[\w"-]+: /.test(text) && owners.has(owner));
}

/**
 * Why the present public API may not be merged, or `undefined` when it may: a change needs a changeset that names the
 * package, and taking something away or changing it needs one of the size that semantic versioning asks for.
 */
export function refusal({ current, released, version, changesets }: ApiState): string | undefined {
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
  // Before 1.0.0 a minor release may break, as semantic versioning says of 0.y.z.
  const needed: Size = !breaks(before, gone, added) || version.startsWith("0.") ? "minor" : "major";
  if (size < sizes.indexOf(needed))
    return `The public API of ${version} changes, which is a ${needed} release; the waiting changesets announce less. Mend the size in .changeset.\n${shown}`;
  return undefined;
}
