import { type ComponentPropsWithRef, createElement, type ReactNode, useMemo } from "react";
import { cx } from "../../styles/cx.ts";
import { Heading } from "../Heading/index.ts";
import { Link } from "../Link/index.ts";
import { arrange } from "./arrange.ts";
import * as styles from "./Prose.css.ts";
import { type ProseElement, type ProseNode, sanitise } from "./sanitise.ts";

export interface ProseLabels {
  /** Name of a table that has no caption of its own. */
  table: string;
}

export interface ProseProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /**
   * HTML of any origin. What is not on the list of elements, attributes and schemes of addresses is left out; a name that
   * is not known gives way to its text.
   */
  html: string;
  /** Level of the highest heading in the text; the others keep their distance from it, down to 4. */
  headingLevel: 2 | 3 | 4;
  labels: ProseLabels;
}

/**
 * Running text that was written elsewhere, as HTML. It is read into React elements, never set as HTML, so nothing in it can run.
 */
export function Prose({ html, headingLevel, labels, className, ...rest }: ProseProps) {
  const nodes = useMemo(() => arrange(sanitise(html)), [html]);
  const context = { labels, shift: headingLevel - highest(nodes) };
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {toReact(nodes, context)}
    </div>
  );
}

interface Context {
  labels: ProseLabels;
  /** Added to the level of every heading. */
  shift: number;
}

const levelOf = (tag: string) => (/^h[1-6]$/.test(tag) ? Number(tag[1]) : undefined);

/** Level of the highest heading; headings stand at the top or in quotes. */
function highest(nodes: readonly ProseNode[]): number {
  const levels = nodes.map((node) =>
    typeof node === "string" ? 6 : (levelOf(node.tag) ?? highest(node.children)),
  );
  return Math.min(6, ...levels);
}

const toReact = (nodes: readonly ProseNode[], context: Context): ReactNode[] =>
  nodes.map((node, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a text has no order but its own.
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
      // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls; this only scrolls, and a section would be a landmark.
      <div
        aria-label={context.labels.table}
        className={styles.scroller}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
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

/** Attributes under the names that React has for them. */
const reactNames = (attributes: ProseElement["attributes"]) =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [names[name] ?? name, value]));
