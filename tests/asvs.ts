/**
 * Checks the list of OWASP ASVS 5.0.0, levels 1 and 2, in docs/security.md. Each row holds one requirement, or several
 * with the same answer. The list is only useful if no requirement is missing and all its evidence exists.
 */

/**
 * Number of level 1 and 2 requirements per section. They are the first of their section, without gaps (OWASP's CSV of
 * 5.0.0).
 */
const sections: Readonly<Record<string, number>> = {
  ...{ "1.1": 2, "1.2": 9, "1.3": 11, "1.4": 3, "1.5": 2, "2.1": 3, "2.2": 3, "2.3": 4, "2.4": 1 },
  ...{ "3.2": 2, "3.3": 4, "3.4": 6, "3.5": 5, "3.7": 2, "4.1": 3, "4.2": 1, "4.3": 2, "4.4": 4 },
  ...{ "5.1": 1, "5.2": 3, "5.3": 2, "5.4": 3, "6.1": 3, "6.2": 12, "6.3": 4, "6.4": 4, "6.5": 5 },
  ...{ "6.6": 3, "6.8": 4, "7.1": 3, "7.2": 4, "7.3": 2, "7.4": 5, "7.5": 2, "7.6": 2 },
  ...{ "8.1": 2, "8.2": 3, "8.3": 1, "8.4": 1, "9.1": 3, "9.2": 4, "10.1": 2, "10.2": 2, "10.3": 4 },
  ...{ "10.4": 11, "10.5": 5, "10.6": 2, "10.7": 3, "11.1": 2, "11.2": 3, "11.3": 3, "11.4": 4 },
  ...{ "11.5": 1, "11.6": 1, "12.1": 3, "12.2": 2, "12.3": 4, "13.1": 1, "13.2": 5, "13.3": 2 },
  ...{ "13.4": 5, "14.1": 2, "14.2": 4, "14.3": 3, "15.1": 3, "15.2": 3, "15.3": 7, "16.1": 1 },
  ...{ "16.2": 5, "16.3": 4, "16.4": 3, "16.5": 3, "17.1": 1, "17.2": 4, "17.3": 2 },
};

/** Ids of all requirements of levels 1 and 2. */
export const requirements: readonly string[] = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
);

/** Allowed states of a requirement. */
export const states = ["met", "operator", "n/a", "not met"] as const;
type State = (typeof states)[number];

interface Row {
  readonly ids: readonly string[];
  readonly state: string;
  /** Evidence, each entry in the form `file: text in the file`. */
  readonly evidence: readonly string[];
}

/** Short names of files that are cited often. */
const aliases: Readonly<Record<string, string>> = {
  operations: "docs/operations.md",
  hosting: "docs/hosting.md",
  safety: "tests/e2e/platform/content-security-policy.spec.ts",
  headers: "api/server/security-headers.test.ts",
};

/** Returns the path of a file: `api/…` stands for `api/server/…`. */
const fileOf = (name: string): string =>
  aliases[name] ?? name.replace(/^api\/(?!faults\/|README)/, "api/server/");

/** Expands `6.2.1–6.2.3, 6.3.1` into its four ids. */
function idsOf(cell: string): readonly string[] {
  return cell.split(",").flatMap((part) => {
    const [first = "", last = first] = part.trim().split("–");
    const [section, from, to] = [
      first.replace(/\.\d+$/, ""),
      ...[first, last].map((id) => id.split(".").at(-1)),
    ];
    if (!/^\d+\.\d+$/.test(section) || !last.startsWith(`${section}.`)) return [part.trim()];
    const count = Number(to) - Number(from) + 1;
    return Array.from({ length: count }, (_, index) => `${section}.${Number(from) + index}`);
  });
}

function rowsOf(text: string): readonly Row[] {
  return [...text.matchAll(/^\| (\d+\.\d+\.\d[^|]*) \| ([^|]*) \| [^|]* \| ([^|]*) \|$/gm)].map(
    ([, ids = "", state = "", shown = ""]) => ({
      ids: idsOf(ids),
      state: state.trim(),
      evidence: shown.split(";").flatMap((each) => (/^\s*(–\s*)?$/.test(each) ? [] : each.trim())),
    }),
  );
}

/** Counts the requirements in each state. */
export function countStates(text: string): Readonly<Record<string, number>> {
  const rows = rowsOf(text);
  return Object.fromEntries(
    states.map((state) => [
      state,
      rows.filter((row) => row.state === state).flatMap(({ ids }) => ids).length,
    ]),
  );
}

/**
 * Returns the faults of the list, one line each.
 *
 * @param text contents of the document
 * @param read returns the contents of a file of the repository, or undefined if there is none
 */
export function asvsFaults(text: string, read: (file: string) => string | undefined): readonly string[] {
  const rows = rowsOf(text);
  const named = rows.flatMap(({ ids }) => ids);
  return [
    ...requirements.filter((id) => !named.includes(id)).map((id) => `${id} is missing`),
    ...named
      .filter((id) => !requirements.includes(id))
      .map((id) => `${id} is not a requirement of level 1 or 2`),
    ...[...new Set(named.filter((id, index) => named.indexOf(id) !== index))].map(
      (id) => `${id} is listed twice`,
    ),
    ...rows.flatMap(({ ids: [id = ""], state, evidence }) => [
      ...(states.includes(state as State)
        ? []
        : [`${id}: invalid state "${state}". Allowed: ${states.join(", ")}`]),
      ...(evidence.length > 0 || state === "n/a" || state === "not met" ? [] : [`${id}: no evidence`]),
      ...(state !== "operator" ||
      evidence.some((each) => /^(operations: |hosting: |docs\/deploy\/)/.test(each))
        ? []
        : [`${id}: no evidence from docs/operations.md`]),
      ...evidence.flatMap((each) => evidenceFaults(id, each, read)),
    ]),
  ];
}

/** Checks that the file contains the cited text. `…` stands for omitted parts. Line breaks in the file do not matter. */
function evidenceFaults(
  id: string,
  evidence: string,
  read: (file: string) => string | undefined,
): readonly string[] {
  const [name = "", ...words] = evidence.split(": ");
  const content = read(fileOf(name))?.replace(/\s+/g, " ");
  if (content === undefined) return [`${id}: no file ${fileOf(name)}`];
  const parts = words.join(": ").split("…");
  return parts
    .map((part) => part.trim())
    .filter((part) => !content.includes(part))
    .map((part) => `${id}: ${fileOf(name)} does not contain "${part}"`);
}
