import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Guide } from "../src/guide.ts";
import { publicApi } from "../tests/public-api.ts";

const room = path.join(import.meta.dirname, "..");
const read = (...names: string[]) => readFileSync(path.join(room, ...names), "utf8");

/** What a program needs to use a component or block: the same as its page in Storybook, without pictures. */
export interface MachineDoc {
  name: string;
  kind: "component" | "block";
  purpose: string;
  /** A module that compiles against the package. */
  example: string;
  guide: Guide;
  /** Its public types, with the comment of each prop above it. */
  types: string;
}

/** Folders that the package exports: `components/Accordion`, `blocks/Faq`. */
const folders = [
  ...read("src/index.ts").matchAll(/^export \* from "\.\/((?:components|blocks)\/\w+)\/index\.ts";$/gm),
].map(([, folder = ""]) => folder);

/** Returns the types that a folder exports, and the package's types that those mention, in this order. */
function typesOf(folder: string, api: ReadonlyMap<string, string>): string {
  const names = [...read("src", folder, "index.ts").matchAll(/\b[A-Za-z]\w+\b/g)].map(([name]) => name);
  const wanted = new Set(names.filter((name) => api.has(name)));
  for (const name of wanted)
    for (const [mentioned] of (api.get(name) ?? "").matchAll(/\b[A-Z]\w+\b/g))
      if (api.has(mentioned)) wanted.add(mentioned);
  return [...wanted].map((name) => api.get(name)).join("\n\n");
}

/** Returns the documents of all components and blocks, in the order of the main entry. */
export async function machineDocs(): Promise<readonly MachineDoc[]> {
  const entries = publicApi({ comments: true })
    .trim()
    .split(/\n\n(?=\S)/);
  const api = new Map(
    entries.map((text) => [/^(?:\(not exported\) )?\w+ (\w+)/.exec(text)?.[1] ?? text, text] as const),
  );
  const all = folders.map(async (folder): Promise<MachineDoc> => {
    const name = path.basename(folder);
    const file = path.join(room, "src", folder, `${name}.guide.ts`);
    const { guide }: { guide: Guide } = await import(pathToFileURL(file).href);
    const example = `examples/${name}.tsx`;
    if (!existsSync(path.join(room, example))) throw new Error(`${name} has no ${example}.`);
    return {
      name,
      kind: folder.startsWith("blocks/") ? "block" : "component",
      purpose: guide.purpose,
      example: read(example).replace(/^\/\/.*\n/, ""),
      guide,
      types: typesOf(folder, api),
    };
  });
  return Promise.all(all);
}

const list = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? "" : `## ${title}\n\n${lines.map((line) => `- ${line}`).join("\n")}\n\n`;

/** Returns when to use a component, its parts, its keys, and good and bad practice, as Markdown. */
export const guideText = ({ use, avoid, anatomy, keyboard, practice }: Guide): string =>
  list("Use it", use) +
  list("Use something else", avoid) +
  list(
    "Parts",
    anatomy.map(({ part, role }) => `${part}: ${role}`),
  ) +
  list(
    "Keys",
    keyboard.map(({ keys, action }) => `${keys}: ${action}`),
  ) +
  list(
    "Practice",
    practice.flatMap((each) => [`Do: ${each.do}`, `Do not: ${each.dont}`]),
  );

/** Returns the document of a component as Markdown. */
export const documentOf = ({ name, purpose, example, guide, types }: MachineDoc): string =>
  `# ${name}

${purpose}

\`\`\`tsx
${example.trim()}
\`\`\`

Styles: \`@lightmaker/ui/styles.css\`, or \`@lightmaker/ui/styles/base.css\` and \`@lightmaker/ui/styles/${name}.css\`.

${guideText(guide)}## Types

\`\`\`ts
${types}
\`\`\`
`;

/** Returns the index of all documents, in the format of https://llmstxt.org. */
export function indexOf(docs: readonly MachineDoc[]): string {
  const links = (kind: MachineDoc["kind"]) =>
    docs
      .filter((doc) => doc.kind === kind)
      .map(({ name, purpose }) => `- [${name}](docs/${name}.md): ${purpose}`)
      .join("\n");
  return `# @lightmaker/ui

> React components and page blocks of the LightMaker design system, for dealers' sites. React 19. Every visible and ARIA text is a prop; look is set by \`--lm-*\` custom properties on \`:root\`; all of it works before hydration.

- Import from the entry of each component: \`import { Button } from "@lightmaker/ui/Button"\`. One style sheet: \`import "@lightmaker/ui/styles.css"\`.
- Icons are imported singly: \`import { CheckIcon } from "@lightmaker/ui/icons/check"\`.
- \`className\` places a component; it does not restyle it. No outer margins: use \`Section\` and \`Stack\`.
- Links: \`<Button asChild><a href="…">…</a></Button>\`.
- State: \`value\`, \`defaultValue\`, \`onValueChange\`.

## Blocks

Sections of a page, made from plain data.

${links("block")}

## Components

${links("component")}

## More

- [Setup, theme, server rendering, policy](../README.md)
- [Tokens in the W3C design-token format](tokens.json)
- [Changes](../CHANGELOG.md)
`;
}
