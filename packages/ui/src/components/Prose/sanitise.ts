import { Parser } from "htmlparser2";
import { allowedElements, paragraphElements, removedElements, safeValue } from "./allowlist.ts";

/** An allowed element with its allowed attributes. */
export interface ProseElement {
  /** One of the allowed elements, or `div` for an element that only starts a new paragraph. */
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: ProseNode[];
}

export type ProseNode = string | ProseElement;

/**
 * Maximum nesting depth. Deeper elements are replaced by their content. No real text is nested so deeply, but an
 * attacker may send one.
 */
const maxDepth = 60;

function safeAttributes(tag: string, given: Readonly<Record<string, string>>): Record<string, string> {
  // Check for an own property: the text may contain an element named `constructor`.
  const names = Object.hasOwn(allowedElements, tag) ? (allowedElements[tag] ?? []) : [];
  const entries = names.flatMap((name) => {
    const value = Object.hasOwn(given, name) ? safeValue(name, given[name] ?? "") : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}

/**
 * Parses untrusted HTML into a tree of allowed elements with allowed attributes. Everything that is not on the list is
 * removed.
 */
export function sanitise(html: string): ProseNode[] {
  const root: ProseElement = { tag: "div", attributes: {}, children: [] };
  const open = [root];
  /** One entry per open tag of the source: `true` if the element was added to the tree. */
  const added: boolean[] = [];
  let removedDepth = 0;

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (removedElements.has(name)) removedDepth += 1;
        const tag = paragraphElements.has(name) ? "div" : name;
        const allowed = tag === "div" || Object.hasOwn(allowedElements, tag);
        const element = { tag, attributes: safeAttributes(tag, attributes), children: [] };
        // Of a link without an address, keep only the text. Drop a picture without a source.
        const useful =
          (tag !== "a" || "href" in element.attributes) && (tag !== "img" || "src" in element.attributes);
        const isAdded = removedDepth === 0 && allowed && useful && open.length < maxDepth;
        added.push(isAdded);
        if (!isAdded) return;
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(text) {
        if (removedDepth === 0) open.at(-1)?.children.push(text);
      },
      onclosetag(name) {
        if (removedElements.has(name)) removedDepth -= 1;
        if (added.pop()) open.pop();
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return root.children;
}
