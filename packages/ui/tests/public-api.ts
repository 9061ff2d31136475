import path from "node:path";
import {
  isFunctionDeclaration,
  isInterfaceDeclaration,
  isPropertySignatureDeclaration,
  isTypeAliasDeclaration,
  type Node,
} from "typescript/unstable/ast";
import {
  API,
  type Checker,
  NodeBuilderFlags,
  SymbolFlags,
  type Symbol as TsSymbol,
} from "typescript/unstable/sync";

const room = path.join(import.meta.dirname, "..");
const source = path.join(room, "src", path.sep);

/** A declaration of the package, under its exported name. */
interface Declared {
  name: string;
  symbol: TsSymbol;
  node: Node;
}

/**
 * Returns the public API as text, for comparison and review. It contains the exported values with their types, the
 * interfaces with the resolved type of each of their own props, and the package's types that these mention without
 * exporting them. Types from React are not resolved; they appear after `extends`.
 *
 * @param options `comments`: `true` puts the comment of each prop above it
 */
export function publicApi({ comments = false } = {}): string {
  const api = new API({ cwd: room });
  try {
    const config = path.join(room, "tsconfig.build.json");
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`TypeScript could not open ${config}.`);
    const index = project.program.getSourceFile(path.join(source, "index.ts"));
    const module = index && project.checker.getSymbolAtLocation(index);
    if (!module) throw new Error(`TypeScript found no module at ${source}index.ts.`);
    const exported = project.checker
      .getExportsOfModule(module)
      .map((symbol) => declared(symbol.name, symbol, project.checker))
      .filter((each) => each !== undefined);
    return describeAll(exported, project.checker, comments);
  } finally {
    api.close();
  }
}

/** Returns the declaration of a symbol, or `undefined` if it is not declared in this package. */
function declared(name: string, symbol: TsSymbol, checker: Checker): Declared | undefined {
  const target = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const handle = target.declarations[0];
  const node = handle?.path.startsWith(source) ? handle.resolve() : undefined;
  return node && { name, symbol: target, node };
}

function describeAll(exported: readonly Declared[], checker: Checker, comments: boolean): string {
  const known = new Set(exported.map(({ symbol }) => symbol));
  const hidden: Declared[] = [];
  const describeOne = (each: Declared) => {
    const text = describe(each, checker, comments);
    for (const [name] of text.matchAll(/\b[A-Z]\w*/g)) {
      const symbol = checker.resolveName(name, SymbolFlags.Type, each.node);
      const mentioned = symbol && declared(name, symbol, checker);
      if (!mentioned || known.has(mentioned.symbol)) continue;
      known.add(mentioned.symbol);
      hidden.push(mentioned);
    }
    return text;
  };
  const byName = (one: Declared, other: Declared) => (one.name < other.name ? -1 : 1);
  const texts = [...exported].sort(byName).map(describeOne);
  // The loop may extend the list, because a hidden type may mention another one.
  const hiddenTexts: string[] = [];
  for (const each of hidden) hiddenTexts.push(`(not exported) ${describeOne(each)}`);
  return withNames(`${[...texts, ...hiddenTexts.sort()].join("\n\n")}\n`);
}

/** Replaces a long union by its name where a prop accepts all of it. A new icon then changes one line only. */
function withNames(text: string): string {
  const unions = [...text.matchAll(/^type (\w+) = .* = ("[^"]+"(?: \| "[^"]+"){9,})$/gm)];
  return unions.reduce(
    (lines, [, name = "", union = ""]) =>
      lines.replaceAll(new RegExp(`^( {2}.*)${union.replaceAll("|", "\\|")}`, "gm"), `$1${name}`),
    text,
  );
}

const onOneLine = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "").replaceAll(/\s+/g, " ");

function describe({ name, symbol, node }: Declared, checker: Checker, comments: boolean): string {
  if (isInterfaceDeclaration(node)) {
    const parameters = node.typeParameters?.map((each) => each.getText()).join(", ");
    const bases = node.heritageClauses?.map((clause) => ` ${onOneLine(clause.getText())}`).join("") ?? "";
    return `interface ${name}${parameters ? `<${parameters}>` : ""}${bases}${props(symbol, checker, comments)}`;
  }
  if (isTypeAliasDeclaration(node)) {
    const text = onOneLine(node.type.getText());
    // A type derived from a style with `typeof` has no readable text, so the resolved type is added.
    const resolved = text.includes("typeof ")
      ? ` = ${checker.typeToString(
          checker.getDeclaredTypeOfSymbol(symbol),
          undefined,
          NodeBuilderFlags.NoTruncation | NodeBuilderFlags.InTypeAlias,
        )}`
      : "";
    return `type ${name} = ${text}${resolved}`;
  }
  if (isFunctionDeclaration(node)) {
    const parameters = node.parameters.map((each) => onOneLine(each.type?.getText() ?? each.getText()));
    return `function ${name}(${parameters.join(", ")})`;
  }
  const type = checker.getTypeOfSymbol(symbol);
  if (!type) throw new Error(`TypeScript found no type of the export ${name}.`);
  const shape = NodeBuilderFlags.NoTruncation | NodeBuilderFlags.MultilineObjectLiterals;
  return `const ${name}: ${checker.typeToString(type, undefined, shape)}`;
}

/** Returns one line for each prop that the package declares, inherited props included. */
function props(symbol: TsSymbol, checker: Checker, comments: boolean): string {
  return checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
    .flatMap((prop) => {
      const handle = prop.declarations[0];
      if (!handle?.path.startsWith(source)) return [];
      const node = handle.resolve();
      const type = checker.getTypeOfSymbol(prop);
      if (!node || !type) throw new Error(`TypeScript found no type of ${symbol.name}.${prop.name}.`);
      const optional = (prop.flags & SymbolFlags.Optional) !== 0;
      const text = checker.typeToString(type, undefined, NodeBuilderFlags.NoTruncation);
      const addsUndefined =
        optional && isPropertySignatureDeclaration(node) && !node.type?.getText().endsWith("undefined");
      const line = `\n  ${prop.name}${optional ? "?" : ""}: ${addsUndefined ? text.replace(/ \| undefined$/, "") : text}`;
      return comments ? commentOf(node) + line : line;
    })
    .sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
    .join("");
}

/** Name of the prop of a line, below its comment if it has one. */
const nameOf = (line: string) => line.slice(line.lastIndexOf("\n"));

/** Returns the JSDoc of a prop as lines of comments. */
function commentOf(node: Node): string {
  const before = node.getFullText().slice(0, -node.getText().length);
  const [, text = ""] = before.match(/\/\*\*([\s\S]*?)\*\/\s*$/) ?? [];
  const lines = text.split("\n").map((line) => line.replace(/^\s*\*? ?/, "").trim());
  const words = lines.join(" ").trim();
  return words === "" ? "" : `\n  // ${words}`;
}
