import type { ReactRenderer } from "@storybook/react-vite";
import { isValidElement } from "react";
import type { ArgsEnhancer, ArgTypesEnhancer, InputType } from "storybook/internal/types";
import { componentsOf, folderOf } from "./folder.ts";
import type { Prop } from "./prop.ts";

/** Categories of the table, in its order. */
const categories = { own: "Props", content: "Content of this example", native: "Of the element" } as const;

/** Whether Storybook's editor of objects can show a value and give it back unchanged. */
const isPlain = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value === "object" && value !== null)
    return !isValidElement(value) && Object.values(value).every(isPlain);
  return typeof value !== "function";
};

/** The control for a prop whose value in the story is `value`. `false`: it is set in code. */
function controlOf({ name, kind, options = [] }: Prop, value: unknown): NonNullable<InputType["control"]> {
  // Needs an element as its child, which no control can make.
  if (name === "asChild") return false;
  switch (kind) {
    case "options":
      return { type: options.length > 5 ? "select" : "inline-radio" };
    case "boolean":
      return { type: "boolean" };
    case "number":
      return { type: "number" };
    case "text":
      return { type: "text" };
    case "node":
      // An example that makes its children of other content would lose it.
      return (value === undefined && name !== "children") || typeof value === "string"
        ? { type: "text" }
        : false;
    case "data":
      // Without a value the editor would begin with `{}`, which is the value of no such prop.
      return value !== undefined && value !== null && isPlain(value) ? { type: "object" } : false;
    default:
      return false;
  }
}

/** The values that make sense for a text: language tags, or the choices of the story, such as `value` beside `items`. */
function choicesOf({ name, kind }: Prop, args: Readonly<Record<string, unknown>>): string[] | undefined {
  // A text that is no language tag makes the formats of figures throw.
  if (/^(language|locale)$/.test(name)) return ["en", "zh", "de"];
  const list = args["items"] ?? args["options"];
  if (!/^(value|defaultValue)$/.test(name) || kind === "function" || !Array.isArray(list)) return;
  const values = list
    .map((item: { value?: unknown } | null) => item?.value)
    .filter((each) => typeof each === "string");
  return values.length > 1 ? values : undefined;
}

function argTypeOf(given: Prop, args: Readonly<Record<string, unknown>>): InputType {
  const choices = choicesOf(given, args);
  const prop: Prop = choices ? { ...given, kind: "options", options: choices } : given;
  const { name, type, options, required, description, native } = prop;
  const value = args[name];
  const control = controlOf(prop, value);
  return {
    name,
    description:
      control === false && prop.kind !== "function" ? `${description}\n\nSet in code.` : description,
    ...(prop.kind === "options" && { options }),
    control,
    type: { name: prop.kind === "function" ? "function" : "other", value: type, required },
    table: {
      category: native ? categories.native : categories.own,
      type: { summary: type },
      ...(prop.default !== undefined && { defaultValue: { summary: prop.default } }),
    },
  } as InputType;
}

/** The names of all icons, which a text could not guess. */
const iconNames = () =>
  componentsOf("components/Icon")
    .flatMap(({ props }) => props)
    .find(({ name }) => name === "name")?.options;

/** The control for what a story shows inside of its component, by the value. */
function contentOf(name: string, value: unknown): InputType {
  const icons = name === "icon" ? iconNames() : undefined;
  const type = { string: "text", number: "number", boolean: "boolean" }[typeof value as string];
  const control = type
    ? { type }
    : value !== null && typeof value === "object" && isPlain(value) && { type: "object" };
  return {
    name,
    description: "Not a prop: the example makes the content of it.",
    ...(icons ? { control: { type: "select" }, options: icons } : { control }),
    table: { category: categories.content, type: { summary: Array.isArray(value) ? "list" : typeof value } },
  } as InputType;
}

/**
 * Gives each page of packages/ui the props of the component that it is named after, from the types, whatever component
 * renders its stories. Types of an argument in the story file add to them.
 */
export const argTypesFromTypes: ArgTypesEnhancer<ReactRenderer> = ({ parameters, initialArgs, argTypes }) => {
  const [component] = componentsOf(folderOf(parameters["fileName"]));
  if (!component) return argTypes;
  const own = component.props.filter(
    ({ name, native }) => !native || name === "disabled" || initialArgs[name] !== undefined,
  );
  const known = new Set(own.map(({ name }) => name));
  const content = Object.entries(initialArgs).filter(([name]) => !known.has(name));
  const types = Object.fromEntries([
    ...own.map((prop) => [prop.name, argTypeOf(prop, initialArgs)] as const),
    ...content.map(([name, value]) => [name, contentOf(name, value)] as const),
  ]);
  // The story file itself may say more: offer ready values where the prop is an object, or say that its content sets a prop.
  for (const [name, given] of Object.entries(argTypes)) {
    const type = types[name];
    // Storybook has made an object of `control: false`.
    const withoutControl = typeof given.control === "object" && given.control.disable === true;
    if (type && (given.mapping || withoutControl))
      types[name] = { ...type, ...given, ...(type.table && { table: type.table }) };
  }
  return types as ReturnType<ArgTypesEnhancer<ReactRenderer>>;
};

/** The value of a default that is a literal of the prop's kind; `undefined` for every other one. */
function literalDefault({ kind, default: source }: Prop): unknown {
  if (source === undefined) return;
  const isLiteral = {
    options: /^("[^"]*"|-?\d+|true|false)$/,
    boolean: /^(true|false)$/,
    number: /^-?\d+(\.\d+)?$/,
    text: /^"[^"]+"$/,
  }[kind as string];
  return isLiteral?.test(source) ? JSON.parse(source) : undefined;
}

/** Defaults of the component of a story file, by prop. */
export const defaultsOf = (fileName: unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    (componentsOf(folderOf(fileName))[0]?.props ?? [])
      // `asChild` has no control.
      .filter(({ name }) => name !== "asChild" && !name.startsWith("default"))
      .map((prop) => [prop.name, literalDefault(prop)] as const)
      .filter(([, value]) => value !== undefined),
  );

/** Shows the defaults in the controls, where otherwise nothing would be chosen. The code leaves them out. */
export const defaultsAsArgs: ArgsEnhancer<ReactRenderer> = ({ parameters, initialArgs }) =>
  Object.fromEntries(
    Object.entries(defaultsOf(parameters["fileName"])).filter(([name]) => initialArgs[name] === undefined),
  ) as ReturnType<ArgsEnhancer<ReactRenderer>>;
