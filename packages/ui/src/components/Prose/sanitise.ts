import { Parser } from "htmlparser2";
import { blocks, dropped, kept, safeValue } from "./allowed.ts";

/** An element that was let through, with the attributes it may have. */
export interface ProseElement {
  /** One of the listed elements, or `div` for what only begins a new paragraph. */
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: ProseNode[];
}

export type ProseNode = string | ProseElement;

/** Elements inside elements beyond this give way to what is in them: nobody writes such text, but somebody may send it. */
const deepest = 60;

function safeAttributes(tag: string, given: Readonly<Record<string, string>>): Record<string, string> {
  // Asked as an own property: a text may hold an element called `constructor`.
  const names = Object.hasOwn(kept, tag) ? (kept[tag] ?? []) : [];
  const entries = names.flatMap((name) => {
    const value = Object.hasOwn(given, name) ? safeValue(name, given[name] ?? "") : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}

/**
 * Reads HTML of unknown origin into a tree that holds nothing but listed elements with listed attributes. What is not
 * listed cannot come through, whatever it is.
 */
export function sanitise(html: string): ProseNode[] {
  const root: ProseElement = { tag: "div", attributes: {}, children: [] };
  const open = [root];
  /** One entry for each open tag of the source: whether it stands in the tree. */
  const placed: boolean[] = [];
  let droppedDepth = 0;

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (dropped.has(name)) droppedDepth += 1;
        const tag = blocks.has(name) ? "div" : name;
        const allowed = tag === "div" || Object.hasOwn(kept, tag);
        const element = { tag, attributes: safeAttributes(tag, attributes), children: [] };
        // A link to nowhere is its words, a picture without a file is nothing.
        const useful =
          (tag !== "a" || "href" in element.attributes) && (tag !== "img" || "src" in element.attributes);
        const place = droppedDepth === 0 && allowed && useful && open.length < deepest;
        placed.push(place);
        if (!place) return;
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(text) {
        if (droppedDepth === 0) open.at(-1)?.children.push(text);
      },
      onclosetag(name) {
        if (dropped.has(name)) droppedDepth -= 1;
        if (placed.pop()) open.pop();
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return root.children;
}
