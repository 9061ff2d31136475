import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  isBindingElement,
  isFunctionDeclaration,
  isIdentifier,
  isInterfaceDeclaration,
  isObjectBindingPattern,
  isPropertySignatureDeclaration,
  type Node,
} from "typescript/unstable/ast";
import {
  API,
  type Checker,
  NodeBuilderFlags,
  SignatureKind,
  SymbolFlags,
  type Symbol as TsSymbol,
  type Type,
  TypeFlags,
} from "typescript/unstable/sync";
import { common } from "./common.ts";
import type { Documented, Prop, PropKind } from "./prop.ts";

const room = path.join(import.meta.dirname, "../../../../packages/ui");
const source = path.join(room, "src", path.sep);

/** React's props that a page shows as well, if the component takes them. The others are the same for every element. */
const shownNative = new Set(
  "children disabled onClick onChange required readOnly placeholder type href value defaultValue rows accept multiple autoComplete maxLength min max name".split(
    " ",
  ),
);

/**
 * Reads the components of packages/ui and their props from the types, by folder such as `components/Button`. The checker
 * resolves what a parser cannot: the variants of a recipe, unions behind an alias, inherited props.
 *
 * @throws if TypeScript cannot open the project
 */
export function extractProps(): Record<string, Documented[]> {
  const api = new API({ cwd: room });
  try {
    const config = path.join(room, "tsconfig.build.json");
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    const index = project?.program.getSourceFile(path.join(source, "index.ts"));
    const module = index && project?.checker.getSymbolAtLocation(index);
    if (!project || !module) throw new Error(`TypeScript could not open ${config}.`);
    const { checker } = project;
    const found: Record<string, Documented[]> = {};
    for (const exported of checker.getExportsOfModule(module)) {
      if (!/^[A-Z]/.test(exported.name)) continue;
      const symbol = exported.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const handle = symbol.declarations[0];
      const folder = /\/((?:components|blocks)\/\w+)\//.exec(
        handle?.path.slice(source.length - 1) ?? "",
      )?.[1];
      const node = handle?.resolve();
      if (!folder || !node || !(symbol.flags & SymbolFlags.Value)) continue;
      const component = documented(exported.name, symbol, node, checker);
      if (component) found[folder] = [...(found[folder] ?? []), component];
    }
    return found;
  } finally {
    api.close();
  }
}

function documented(name: string, symbol: TsSymbol, node: Node, checker: Checker): Documented | undefined {
  const type = checker.getTypeOfSymbol(symbol);
  const signature = type && checker.getSignaturesOfType(type, SignatureKind.Call)[0];
  if (!signature) return;
  const [parameter] = signature.getParameters();
  const props = parameter && checker.getTypeOfSymbol(parameter);
  const defaults = new Map([...recipeDefaults(path.dirname(fileOf(symbol))), ...defaultsOf(node)]);
  const rest = props && restOf(props);
  return {
    name,
    description: symbol.getDocumentationComment(checker),
    ...(rest && { rest }),
    props: props ? propsOf(props, checker, defaults) : [],
  };
}

/** Reads the defaults from the destructured parameter of a component. */
function defaultsOf(node: Node): ReadonlyMap<string, string> {
  const defaults = new Map<string, string>();
  const pattern = isFunctionDeclaration(node) ? node.parameters[0]?.name : undefined;
  if (pattern && isObjectBindingPattern(pattern))
    for (const element of pattern.elements)
      if (isBindingElement(element) && element.initializer && element.name) {
        const name = element.propertyName ?? element.name;
        // A default that depends on another prop is explained by the comment of the prop.
        if (isIdentifier(name)) defaults.set(name.text, element.initializer.getText());
      }
  return defaults;
}

const fileOf = (symbol: TsSymbol) => symbol.declarations[0]?.path ?? "";

/** Reads the variants that the recipes of a folder show by default. */
function recipeDefaults(folder: string): [string, string][] {
  return globSync("*.css.ts", { cwd: folder }).flatMap((file) => {
    const blocks = readFileSync(path.join(folder, file), "utf8").matchAll(/defaultVariants: \{([^}]*)\}/g);
    return [...blocks].flatMap(([, block = ""]) =>
      [...block.matchAll(/(\w+): ("\w+"|true|false)/g)].map(([, name = "", value = ""]): [string, string] => [
        name,
        value,
      ]),
    );
  });
}

/** Returns the React type in the interface's heritage, without what is left out. */
function restOf(props: Type): string | undefined {
  const declaration = props.getSymbol()?.declarations[0]?.resolve();
  const text =
    declaration && isInterfaceDeclaration(declaration)
      ? declaration.heritageClauses?.map((clause) => clause.getText()).join(" ")
      : undefined;
  return /ComponentProps(?:WithRef|WithoutRef)?<"(\w+)">/.exec(text ?? "")?.[1];
}

function propsOf(props: Type, checker: Checker, defaults: ReadonlyMap<string, string>): Prop[] {
  return (
    checker
      .getPropertiesOfType(props)
      .map((symbol) => ({ symbol, native: isNative(symbol) }))
      .filter(({ symbol, native }) => !native || shownNative.has(symbol.name))
      // The component's own props first, in the order of the source.
      .sort((one, other) => Number(one.native) - Number(other.native))
      .flatMap(({ symbol, native }) => {
        const type = checker.getTypeOfSymbol(symbol);
        if (!type || type.flags & TypeFlags.Never) return [];
        const value = defaults.get(symbol.name);
        return [
          {
            name: symbol.name,
            ...shape(type, checker, native ? "" : written(symbol)),
            required: !(symbol.flags & SymbolFlags.Optional),
            description: symbol.getDocumentationComment(checker).trim() || (common[symbol.name] ?? ""),
            ...(value !== undefined && { default: value }),
            native,
          },
        ];
      })
  );
}

const isNative = (symbol: TsSymbol) =>
  symbol.declarations.length > 0 && symbol.declarations.every(({ path: file }) => !file.startsWith(source));

/** The type as the source writes it. */
function written(symbol: TsSymbol): string {
  const node = symbol.declarations[0]?.resolve();
  return node && isPropertySignatureDeclaration(node) ? (node.type?.getText() ?? "") : "";
}

/** Names of sizes from small to large; a recipe loses their order. */
const sizes = ["none", "xs", "s", "m", "l", "xl", "2xl", "3xl", "4xl", "5xl", "6xl"];
const bySize = (one: string | number | boolean, other: string | number | boolean) => {
  const [first, second] = [sizes.indexOf(String(one)), sizes.indexOf(String(other))];
  return first < 0 || second < 0 ? 0 : first - second;
};

const isNothing = (type: Type) => Boolean(type.flags & (TypeFlags.Undefined | TypeFlags.Null));

/** Members of a union, without `undefined` and `null`; the type itself if it is none. */
const membersOf = (type: Type): readonly Type[] =>
  (type.isUnionType() ? (type.getTypes() ?? []) : [type]).filter((member) => !isNothing(member));

function shape(
  type: Type,
  checker: Checker,
  source: string,
): Pick<Prop, "type" | "kind"> & { options?: Prop["options"] & {} } {
  const members = membersOf(type);
  const text = typeText(type, checker, source);
  if (/\bReactElement\b|\bJSX\.Element\b/.test(text)) return { type: text, kind: "element" };
  if (/\bReactNode\b/.test(text)) return { type: text, kind: "node" };
  const booleans = members.filter((member) => member.flags & TypeFlags.BooleanLike);
  if (booleans.length === members.length) return { type: "boolean", kind: "boolean" };
  const literals = members.filter((member) => member.isStringLiteralType() || member.isNumberLiteralType());
  // `number | false` is set as a number; a union of literals and booleans offers all of them.
  if (literals.length > 0 && literals.length + booleans.length === members.length) {
    const options = [
      ...literals.map((member) => ("value" in member ? (member.value as string | number) : "")).sort(bySize),
      ...(booleans.length === 1 ? [checker.typeToString(booleans[0] as Type) === "true"] : []),
      ...(booleans.length > 1 ? [true, false] : []),
    ];
    return { type: options.map((option) => JSON.stringify(option)).join(" | "), kind: "options", options };
  }
  return { type: text, kind: kindOf(members, checker) };
}

function kindOf(members: readonly Type[], checker: Checker): PropKind {
  const some = (flags: TypeFlags) => members.some((member) => member.flags & flags);
  const callable = members.some(
    (member) =>
      member.flags & TypeFlags.Object && checker.getSignaturesOfType(member, SignatureKind.Call).length > 0,
  );
  if (callable) return "function";
  if (some(TypeFlags.Object | TypeFlags.Intersection)) return "data";
  if (some(TypeFlags.NumberLike)) return "number";
  if (some(TypeFlags.StringLike)) return "text";
  return "data";
}

/** The type on one line: as the source writes it, unless that hides it behind an index into another type. */
function typeText(type: Type, checker: Checker, source: string): string {
  const resolved = checker
    .typeToString(
      type,
      undefined,
      NodeBuilderFlags.NoTruncation | NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope,
    )
    .replace(/ \| undefined$/, "")
    .replaceAll(/import\("[^"]+"\)\./g, "");
  const opaque = source === "" || /\[|typeof|NonNullable|^Omit|^Pick/.test(source);
  const text = (
    opaque
      ? resolved
      : source
          .replaceAll(/\/\*.*?\*\//gs, "")
          .replaceAll(/\s+/g, " ")
          .replace(/ \| undefined$/, "")
  ).replace(/^Readonly<(.*)>$/, "$1");
  // A type such as `#${string}` is shown as "#…".
  return text.replaceAll(/`([^`$]*)\$\{string\}([^`$]*)`/g, '"$1…$2"');
}
