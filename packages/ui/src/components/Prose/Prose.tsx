import { type ComponentPropsWithRef, createElement, type ReactNode, useMemo } from "react";
import { cx } from "../../styles/cx.ts";
import { Heading } from "../Heading/index.ts";
import { Link } from "../Link/index.ts";
import { normalise } from "./normalise.ts";
import * as styles from "./Prose.css.ts";
import { type ProseElement, type ProseNode, sanitise } from "./sanitise.ts";

export interface ProseLabels {
  /** Accessible name of a table's scroll container. */
  table: string;
}

export interface ProseProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /**
   * Untrusted HTML. Only allowed elements, attributes and URL schemes are kept. Of an unknown element, only the content
   * is kept.
   */
  html: string;
  /** Level of the highest heading in the text. The other headings keep their distance from it, down to level 4. */
  headingLevel: 2 | 3 | 4;
  labels: ProseLabels;
}

/**
 * Renders HTML from other sources. The HTML is parsed into React elements and never set as HTML, so nothing in it can
 * run.
 */
export function Prose({ html, headingLevel, labels, className, ...rest }: ProseProps) {
  const nodes = useMemo(() => normalise(sanitise(html)), [html]);
  const context = { labels, shift: headingLevel - highest(nodes) };
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {toReact(nodes, context)}
    </div>
  );
}

interface Context {
  labels: ProseLabels;
  /** Difference that is added to every heading level. */
  shift: number;
}

const levelOf = (tag: string) => (/^h[1-6]$/.test(tag) ? Number(tag[1]) : undefined);

/** Returns the level of the highest heading. After `normalise`, headings are at the top level or in quotes. */
function highest(nodes: readonly ProseNode[]): number {
  const levels = nodes.map((node) =>
    typeof node === "string" ? 6 : (levelOf(node.tag) ?? highest(node.children)),
  );
  return Math.min(6, ...levels);
}

const toReact = (nodes: readonly ProseNode[], context: Context): ReactNode[] =>
  nodes.map((node, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a text are never reordered.
    typeof node === "string" ? node : <Part context={context} key={index} node={node} />,
  );

function Part({ node, context }: { node: ProseElement; context: Context }) {
  const { tag, attributes } = node;
  const level = levelOf(tag);
  if (tag === "img") return <Picture attributes={attributes} />;
  if (tag === "br" || tag === "hr") return createElement(tag);
  const children = toReact(node.children, context);
  if (level !== undefined) {
    const shifted = Math.min(4, level + context.shift) as 2 | 3 | 4;
    return <Heading level={shifted}>{children}</Heading>;
  }
  if (tag === "a") {
    const away = /^(https?:)?\/\//i.test(attributes["href"] ?? "");
    return (
      <Link href={attributes["href"]} rel={away ? "noopener noreferrer" : undefined}>
        {children}
      </Link>
    );
  }
  if (tag === "table")
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls; this is only a scroll container, and a section would be a landmark.
      <div
        aria-label={context.labels.table}
        className={styles.scroller}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard.
        tabIndex={0}
      >
        <table>{children}</table>
      </div>
    );
  return createElement(tag, reactNames(attributes), ...children);
}

function Picture({ attributes }: { attributes: ProseElement["attributes"] }) {
  const { src, alt = "", width, height } = attributes;
  return <img alt={alt} decoding="async" height={height} loading="lazy" src={src} width={width} />;
}

const names: Readonly<Record<string, string>> = {
  colspan: "colSpan",
  rowspan: "rowSpan",
  datetime: "dateTime",
};

/** Renames the attributes to their names in React. */
const reactNames = (attributes: ProseElement["attributes"]) =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [names[name] ?? name, value]));
