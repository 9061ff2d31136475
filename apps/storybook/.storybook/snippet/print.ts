import { Activity, Fragment, isValidElement, type ReactElement, type ReactNode, Suspense } from "react";

/** What printed code needs around it. */
export interface Needs {
  /** Exports of `@lightmaker/ui` that it names. */
  ui: Set<string>;
  /** Icons that it names; each has an entry of its own. */
  icons: Set<string>;
  /** Exports of `react` that it names. */
  react: Set<string>;
  /** Components of the story file that it names because they hold state. */
  local: Set<string>;
}

/** How an element's component is written. */
export type Named = { name: string; from: keyof Needs } | { children: ReactNode };

/** How a part that shows models fetches three.js. */
const modelScene = '() => import("@lightmaker/ui/model-scene")';

/** Longest line of code, in characters. */
const longest = 84;

const ofReact = new Map<unknown, string>([
  [Activity, "Activity"],
  [Suspense, "Suspense"],
]);

/**
 * Prints elements as code that a reader can paste: handlers as `() => {}`, files by short paths.
 *
 * @param nameOf says how a component that is no plain HTML element is written
 */
export class Printer {
  readonly needs: Needs = { ui: new Set(), icons: new Set(), react: new Set(), local: new Set() };
  private readonly nameOf: (type: unknown, props: object) => Named;

  constructor(nameOf: (type: unknown, props: object) => Named) {
    this.nameOf = nameOf;
  }

  /** Prints what a component returns, indented by `depth` levels of two spaces. */
  node(node: ReactNode, depth: number): string {
    const parts = this.children(node, depth + 1);
    if (parts.length === 1 && parts[0]?.startsWith("<")) return this.children(node, depth)[0] ?? "";
    return this.tag("", [], parts, depth);
  }

  /** @param keyed for an element in a list that is a value: beside others in the code it needs no key */
  private element(element: ReactElement, depth: number, keyed = false): string {
    const { type, key } = element;
    const { children, ...props } = element.props as { children?: ReactNode };
    const first = !keyed || key === null || key.startsWith(".") ? [] : [`key=${JSON.stringify(key)}`];
    if (type === Fragment) return this.tag("", first, this.children(children, depth + 1), depth);
    const name = this.name(type, element.props as object);
    if (typeof name !== "string") return this.node(name.children, depth);
    return this.tag(
      name,
      [...first, ...this.attributes(props, depth + 1)],
      this.children(children, depth + 1),
      depth,
    );
  }

  private name(type: unknown, props: object): string | { children: ReactNode } {
    if (typeof type === "string") return type;
    const known = ofReact.get(type);
    const named: Named = known ? { name: known, from: "react" } : this.nameOf(type, props);
    if ("children" in named) return named;
    this.needs[named.from].add(named.name);
    return named.name;
  }

  private attributes(props: Readonly<Record<string, unknown>>, depth: number): string[] {
    return Object.entries(props)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => {
        if (value === true) return name;
        if (typeof value === "string" && !/["\n\\]/.test(value)) return `${name}="${short(value)}"`;
        // What is fetched late has an entry of its own.
        if (typeof value === "function" && name === "load") return `load={${modelScene}}`;
        if (typeof value === "function" && name === "viewer") {
          this.needs.ui.add("ModelViewer");
          return `viewer={async () => (props) => <ModelViewer {...props} load={${modelScene}} />}`;
        }
        // Its result is an address.
        if (typeof value === "function" && /href/i.test(name)) return `${name}={() => "/page"}`;
        return `${name}={${this.value(value, depth)}}`;
      });
  }

  private tag(
    name: string,
    attributes: readonly string[],
    children: readonly string[],
    depth: number,
  ): string {
    const pad = "  ".repeat(depth);
    const line = [`<${name}`, ...attributes].join(" ");
    const open =
      line.length + pad.length < longest && !line.includes("\n")
        ? line
        : `<${name}\n${attributes.map((attribute) => `${pad}  ${attribute}`).join("\n")}\n${pad}`;
    if (children.length === 0) return name ? `${open}${open === line ? " " : ""}/>` : "<></>";
    const [only = ""] = children;
    if (children.length === 1 && !only.includes("\n") && line.length + only.length + pad.length < longest - 8)
      return `${open}>${only}</${name}>`;
    return `${open}>\n${children.map((child) => `${pad}  ${child}`).join("\n")}\n${pad}</${name}>`;
  }

  private children(children: ReactNode, depth: number): string[] {
    if (Array.isArray(children)) return children.flatMap((child: ReactNode) => this.children(child, depth));
    if (children === null || children === undefined || typeof children === "boolean") return [];
    if (isValidElement(children)) {
      const printed = this.element(children, depth);
      return printed ? [printed] : [];
    }
    if (typeof children === "string") return children === "" ? [] : [textOf(children)];
    if (typeof children === "number") return [`{${children}}`];
    return [`{${this.value(children, depth)}}`];
  }

  /** Prints a value as an expression. */
  value(value: unknown, depth: number): string {
    if (typeof value === "string") return JSON.stringify(short(value));
    if (typeof value === "function") return "() => {}";
    if (isValidElement(value)) return this.element(value, depth, true);
    if (Array.isArray(value))
      return this.list(
        "[",
        value.map((each) => this.value(each, depth + 1)),
        "]",
        depth,
      );
    if (typeof value === "object" && value !== null) {
      const entries = Object.entries(value)
        .filter(([, each]) => each !== undefined)
        .map(
          ([name, each]) =>
            `${/^[a-z_$][\w$]*$/i.test(name) ? name : JSON.stringify(name)}: ${this.value(each, depth + 1)}`,
        );
      return this.list("{", entries, "}", depth);
    }
    return String(value);
  }

  private list(start: string, entries: readonly string[], end: string, depth: number): string {
    const gap = start === "{" && entries.length > 0 ? " " : "";
    const line = `${start}${gap}${entries.join(", ")}${gap}${end}`;
    const pad = "  ".repeat(depth);
    if (line.length + pad.length < longest - 10 && !line.includes("\n")) return line;
    return `${start}\n${entries.map((entry) => `${pad}  ${entry},`).join("\n")}\n${pad}${end}`;
  }
}

const textOf = (text: string) => (/[{}<>&\n]|^\s|\s$/.test(text) ? `{${JSON.stringify(text)}}` : text);

/** Replaces the addresses of built files by short paths. */
function short(text: string): string {
  return text
    .replaceAll(/data:[^\s"')]+/g, "/pictures/picture.jpg")
    .replaceAll(
      /(?:https?:\/\/[^\s/]+)?[^\s,"'()]*\/(?:assets|fixtures)\/([\w-]+?)(?:-[\w-]{8})?\.(avif|jpg|png|svg|mp4|vtt|pdf)(?:\?\w*)?/g,
      "/pictures/$1.$2",
    );
}
