import props from "virtual:props";
import * as ui from "@lightmaker/ui";
import type { ReactNode } from "react";
import { shownArgs } from "../../../../packages/ui/src/stories.ts";
import { defaultsOf } from "../props/arg-types.ts";
import { folderOf } from "../props/folder.ts";
import { type Named, type Needs, Printer } from "./print.ts";
import { declarationsFor, readSource, type StorySource } from "./source.ts";

type Component = (props: object) => ReactNode;

/** What this module reads of a story. */
export interface SnippetContext {
  args: Record<string, unknown>;
  initialArgs: Record<string, unknown>;
  globals: Record<string, unknown>;
  parameters: Record<string, unknown>;
  argTypes: Readonly<Record<string, { mapping?: Readonly<Record<string, unknown>> }>>;
  originalStoryFn: (args: Record<string, unknown>, context: unknown) => unknown;
}

const files = import.meta.glob<string>("../../../../packages/ui/src/{components,blocks}/*/*.stories.tsx", {
  query: "?raw",
  import: "default",
});

const exported = new Map<unknown, string>(
  Object.entries(ui)
    .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value !== "string")
    .map(([name, value]) => [value, name]),
);

/** Entry of the package for each component, by its name; types and helpers are in the main entry. */
const entries = new Map(
  Object.entries(props).flatMap(([folder, components]) =>
    components.map(({ name }) => [name, `@lightmaker/ui/${folder.split("/")[1]}`] as const),
  ),
);

const icons = new Map<unknown, string>();
/** Entry of the package for each icon, by its name. */
const iconEntries = new Map<string, string>();
for (const [file, module] of Object.entries(
  import.meta.glob<Record<string, unknown>>("../../../../packages/ui/src/icons/*.ts", { eager: true }),
))
  for (const [name, value] of Object.entries(module)) {
    iconEntries.set(name, `@lightmaker/ui/icons/${/([\w-]+)\.ts$/.exec(file)?.[1]}`);
    icons.set(value, name);
  }

/**
 * Returns a story as code to paste: its imports, and what it renders in exported components. A component of the story file
 * is replaced by what it returns; one that holds state is copied with its source.
 *
 * @param code source of the story
 * @throws if it contains a component that is neither exported nor in the story file
 */
export async function snippetOf(code: string, context: SnippetContext): Promise<string> {
  const folder = folderOf(context.parameters["fileName"]);
  // The pages of the foundations show their own source: nobody builds with it.
  if (!folder) return code;
  const load = Object.entries(files).find(([file]) => file.includes(`/${folder}/`))?.[1];
  const source = readSource(load ? await load() : "");
  const defaults = defaultsOf(context.parameters["fileName"]);
  const args = Object.fromEntries(
    Object.entries(shownArgs(context))
      .filter(([name, value]) => !(name in defaults && defaults[name] === value))
      .map(([name, value]) => {
        const mapping = context.argTypes[name]?.mapping ?? {};
        return [name, String(value) in mapping ? mapping[String(value)] : value];
      }),
  );
  const printer = new Printer((type, props) => nameIn(source, type, props));
  const body = printer.node(context.originalStoryFn(args, { ...context, args }) as ReactNode, 2);
  return assemble(body, printer.needs, source);
}

/** Returns exported components with their props as code to paste. */
export function codeOf(node: ReactNode): string {
  const none: StorySource = { declarations: new Map(), imports: new Map() };
  const printer = new Printer((type, props) => nameIn(none, type, props));
  return assemble(printer.node(node, 2), printer.needs, none);
}

function nameIn({ declarations }: StorySource, type: unknown, props: object): Named {
  const name = exported.get(type);
  if (name) return { name, from: "ui" };
  const icon = icons.get(type);
  if (icon) return { name: icon, from: "icons" };
  if (typeof type !== "function")
    throw new Error(`The example contains a component without a name: ${String(type)}`);
  const declared = declarations.get(type.name);
  if (declared && /\buse[A-Z]\w*[(<]/.test(declared)) return { name: type.name, from: "local" };
  // Without state, a component is a function of its props.
  return { children: (type as Component)(props) };
}

function assemble(
  body: string,
  { ui: fromUi, icons: ofIcons, react, local }: Needs,
  source: StorySource,
): string {
  const { code, imported } = declarationsFor(source, local);
  /** Imported names by module. */
  const modules = new Map<string, Set<string>>();
  const add = (module: string, name: string) =>
    modules.set(module, (modules.get(module) ?? new Set()).add(name));
  for (const name of fromUi) add(entries.get(name) ?? "@lightmaker/ui", name);
  for (const name of ofIcons) add(iconEntries.get(name) ?? "", name);
  for (const name of react) add("react", name);
  for (const { name, from, type } of imported) {
    const module =
      from === "react"
        ? from
        : (iconEntries.get(name) ?? entries.get(name) ?? (from.startsWith(".") ? "@lightmaker/ui" : ""));
    if (!module) throw new Error(`The example uses ${name} from ${from}, which no reader has.`);
    add(module, type ? `type ${name}` : name);
  }
  const lines = [...modules]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([module, names]) => importOf(names, module));
  const example = `export function Usage() {\n  return (\n    ${body}\n  );\n}`;
  return [lines.join("\n"), ...code, example].join("\n\n");
}

function importOf(names: Iterable<string>, from: string): string {
  const sorted = [...names].sort((one, other) =>
    one.replace("type ", "").localeCompare(other.replace("type ", "")),
  );
  const line = `import { ${sorted.join(", ")} } from "${from}";`;
  return line.length <= 90
    ? line
    : `import {\n${sorted.map((name) => `  ${name},`).join("\n")}\n} from "${from}";`;
}
