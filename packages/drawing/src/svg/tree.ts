import { SaxesParser } from "saxes";
import { DrawingError, limits } from "../errors.ts";

/** An element of an SVG file, without its namespace. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly SvgElement[];
  /** Text directly inside, kept for `style` only. */
  readonly text: string;
}

interface Open {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: Open[];
  text: string;
}

/** Most internal entities, and longest value of one. Illustrator declares ten namespaces so. */
const [mostEntities, longestEntity] = [50, 300];
/** Most references in a file that declares entities: together as long as the largest file. */
const mostReferences = 30_000;

/**
 * Returns the entities that a document type declares. One that contains another entity or is declared elsewhere is left
 * out, so none can grow: using it is an error of the file.
 */
function entitiesOf(doctype: string): Readonly<Record<string, string>> {
  const found = [...doctype.matchAll(/<!ENTITY\s+([\w.-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g)];
  if (found.length > mostEntities)
    throw new DrawingError("tooComplex", `The file declares ${found.length} entities.`);
  return Object.fromEntries(
    found.flatMap(([, name = "", double, single]) => {
      const value = double ?? single ?? "";
      return value.length > longestEntity || /[&<%]/.test(value) ? [] : [[name, value]];
    }),
  );
}

/** @throws DrawingError if a file refers so often to entities that a short one fills the memory */
function countReferences(text: string): void {
  let [count, at] = [0, text.indexOf("&")];
  for (; at >= 0; at = text.indexOf("&", at + 1)) {
    count += 1;
    if (count > mostReferences)
      throw new DrawingError("tooComplex", `The file uses entities more than ${mostReferences} times.`);
  }
}

/** Text before the first element, such as the name of the program that wrote the file. */
export interface Tree {
  readonly root: SvgElement;
  readonly comments: string;
}

/**
 * Reads the elements of an SVG file. Nothing is run or fetched.
 * @throws DrawingError `damaged` for text that is not well-formed, `notADrawing` if the root is another element,
 *   `tooComplex` beyond the limits
 */
export function readTree(text: string): Tree {
  const parser = new SaxesParser({ fragment: false });
  const path: Open[] = [];
  let root: Open | undefined;
  let count = 0;
  let comments = "";
  parser.on("error", (error) => {
    throw new DrawingError("damaged", error.message);
  });
  parser.on("doctype", (doctype) => {
    const entities = entitiesOf(doctype);
    if (Object.keys(entities).length > 0) countReferences(text);
    Object.assign(parser.ENTITIES, entities);
  });
  parser.on("comment", (comment) => {
    if (!root) comments += comment.slice(0, 1000);
  });
  parser.on("opentag", ({ name, attributes }) => {
    count += 1;
    if (count > limits.elements || path.length >= limits.depth)
      throw new DrawingError("tooComplex", `The file has ${count} elements, ${path.length} deep.`);
    const local = name.slice(name.indexOf(":") + 1);
    const element: Open = {
      name: local,
      attributes: attributes as Record<string, string>,
      children: [],
      text: "",
    };
    if (root) path.at(-1)?.children.push(element);
    else {
      if (local !== "svg") throw new DrawingError("notADrawing", `The root is ${local}.`);
      root = element;
    }
    path.push(element);
  });
  const keep = (content: string) => {
    const open = path.at(-1);
    if (open?.name === "style") open.text += content;
  };
  parser.on("text", keep);
  parser.on("cdata", keep);
  parser.on("closetag", () => {
    path.pop();
  });
  parser.write(text).close();
  if (!root) throw new DrawingError("damaged", "The file has no element.");
  return { root, comments };
}
