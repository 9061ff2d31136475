import type { ProseElement, ProseNode } from "./sanitise.ts";

/** Block elements. All others are inline. */
const blockElements = new Set([
  "blockquote",
  "div",
  "figcaption",
  "figure",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "hr",
  "li",
  "ol",
  "p",
  "pre",
  "table",
  "td",
  "th",
  "tr",
  "caption",
  "ul",
]);

const isElement = (node: ProseNode): node is ProseElement => typeof node !== "string";
const isBlock = (node: ProseNode): node is ProseElement => isElement(node) && blockElements.has(node.tag);
const isBlank = (nodes: readonly ProseNode[]): boolean =>
  nodes.every((node) =>
    isElement(node)
      ? node.tag === "br" || (node.tag !== "img" && isBlank(node.children))
      : node.trim() === "",
  );

const element = (tag: string, children: ProseNode[]): ProseElement => ({ tag, attributes: {}, children });

/**
 * Moves the elements to places where HTML allows them, as a browser's parser would: text into paragraphs, items into
 * lists, cells into rows. So every browser parses the server's HTML into the same tree that React renders.
 */
export function normalise(nodes: readonly ProseNode[]): ProseElement[] {
  const result: ProseElement[] = [];
  let run: ProseNode[] = [];
  const endRun = () => {
    if (!isBlank(run)) result.push(element("p", inline(run)));
    run = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) {
      run.push(node);
      continue;
    }
    endRun();
    result.push(...normaliseBlock(node));
  }
  endRun();
  return result;
}

function normaliseBlock(node: ProseElement): ProseElement[] {
  const { tag, children } = node;
  if (tag === "hr") return [element("hr", [])];
  if (isBlank(children)) return [];
  switch (tag) {
    case "ul":
    case "ol":
      return [{ ...node, children: items(children) }];
    case "table":
      return table(node);
    case "figure":
      return figure(children);
    case "blockquote":
      return [element(tag, normalise(children))];
    case "pre":
      return [element(tag, withoutFirstBreak(inline(children)))];
    case "h1":
    case "h2":
    case "h3":
    case "h4":
    case "h5":
    case "h6":
      return [element(tag, inline(children))];
    // A paragraph with block content is replaced by its content. So are list items and table parts outside a list or a
    // table.
    default:
      return normalise(children);
  }
}

/** Returns only inline content. Block elements are replaced by their inline content, nested links by their text. */
function inline(nodes: readonly ProseNode[], inLink = false): ProseNode[] {
  return nodes.flatMap((node): ProseNode[] => {
    if (!isElement(node)) return [node];
    if (node.tag === "hr") return [];
    if (node.tag === "br" || node.tag === "img") return [{ ...node, children: [] }];
    const children = inline(node.children, inLink || node.tag === "a");
    if (blockElements.has(node.tag)) return [" ", ...children, " "];
    return node.tag === "a" && inLink ? children : [{ ...node, children }];
  });
}

/** HTML ignores a line break right after `<pre>`. */
function withoutFirstBreak([first, ...others]: ProseNode[]): ProseNode[] {
  if (first === undefined) return [];
  return [typeof first === "string" ? first.replace(/^\n/, "") : first, ...others];
}

/** Keeps purely inline content as it is. If it contains block elements, arranges it into paragraphs. */
const inlineOrParagraphs = (nodes: readonly ProseNode[]): ProseNode[] =>
  nodes.some(isBlock) ? normalise(nodes) : inline(nodes);

function items(nodes: readonly ProseNode[]): ProseElement[] {
  return nodes.flatMap((node): ProseElement[] => {
    if (isBlank([node])) return [];
    const content = isElement(node) && node.tag === "li" ? node.children : [node];
    return [element("li", inlineOrParagraphs(content))];
  });
}

function figure(nodes: readonly ProseNode[]): ProseElement[] {
  const isCaption = (node: ProseNode) => isElement(node) && node.tag === "figcaption";
  const caption = nodes.find(isCaption);
  const content = normalise(nodes.filter((node) => !isCaption(node)));
  if (!caption || !isElement(caption) || isBlank(caption.children)) return [element("figure", content)];
  return [element("figure", [...content, element("figcaption", inline(caption.children))])];
}

function table(node: ProseElement): ProseElement[] {
  const rows = rowsOf(node.children).flatMap((row) => {
    const cells = row.children.filter(isElement).filter(({ tag }) => tag === "td" || tag === "th");
    return cells.length === 0
      ? []
      : [
          element(
            "tr",
            cells.map((cell) => ({ ...cell, children: inlineOrParagraphs(cell.children) })),
          ),
        ];
  });
  if (rows.length === 0) return [];
  const caption = node.children.find((child) => isElement(child) && child.tag === "caption");
  const body = element("tbody", rows);
  return [
    element(
      "table",
      caption && isElement(caption) && !isBlank(caption.children)
        ? [element("caption", inline(caption.children)), body]
        : [body],
    ),
  ];
}

/**
 * Returns the rows of a table, also those in head, body and foot, which the sanitiser turns into `div`. Ignores the
 * rows of a table inside a cell.
 */
function rowsOf(nodes: readonly ProseNode[]): ProseElement[] {
  return nodes.filter(isElement).flatMap((node) => {
    if (node.tag === "tr") return [node];
    return node.tag === "div" ? rowsOf(node.children) : [];
  });
}
