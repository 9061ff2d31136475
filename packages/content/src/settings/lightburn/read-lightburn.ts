import { SaxesParser } from "saxes";

/** An element of an XML file. */
interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
  text: string;
}

/** Reads XML strictly. A file that is not well-formed is an error. */
function parse(xml: string): Node {
  const root: Node = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const node: Node = { name, attributes, children: [], text: "" };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on("text", (text) => {
    const node = open.at(-1);
    if (node) node.text += text;
  });
  parser.on("closetag", () => open.pop());
  parser.write(xml).close();
  const [first] = root.children;
  if (!first) throw new SyntaxError("The file has no element.");
  return first;
}

const childrenOf = ({ children }: Node, name: string): readonly Node[] =>
  children.filter((child) => child.name === name);

const attribute = ({ name, attributes }: Node, key: string): string => {
  const value = attributes[key];
  if (value === undefined) throw new SyntaxError(`<${name}> has no attribute ${key}.`);
  return value;
};

/** Settings of a layer, as public readers take them: every child element by its `Value`. */
interface ReadSetting {
  readonly type: string;
  readonly values: Readonly<Record<string, string>>;
}

const readSetting = (node: Node): ReadSetting => ({
  type: attribute(node, "type"),
  values: Object.fromEntries(node.children.map((child) => [child.name, attribute(child, "Value")])),
});

interface ReadEntry extends ReadSetting {
  readonly material: string;
  readonly thickness: number;
  readonly description: string;
  readonly noThickTitle: string;
}

/** Reads a material library as meerk40t does (meerk40t/meerk40t, gui/materialmanager.py, `import_lightburn`). */
export function readClb(xml: string): { readonly name: string; readonly entries: readonly ReadEntry[] } {
  const root = parse(xml);
  if (root.name !== "LightBurnLibrary") throw new SyntaxError(`The root is <${root.name}>.`);
  return {
    name: attribute(root, "DisplayName"),
    entries: childrenOf(root, "Material").flatMap((material) =>
      childrenOf(material, "Entry").flatMap((entry) =>
        childrenOf(entry, "CutSetting").map((setting) => ({
          material: attribute(material, "name"),
          thickness: Number(attribute(entry, "Thickness")),
          description: attribute(entry, "Desc"),
          noThickTitle: attribute(entry, "NoThickTitle"),
          ...readSetting(setting),
        })),
      ),
    ),
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface ReadVertex extends Point {
  readonly c0?: Point;
  readonly c1?: Point;
}

interface ReadShape {
  readonly type: string;
  readonly layer: number;
  readonly id: string;
  /** Vertices after the matrix. */
  readonly vertices: readonly ReadVertex[];
  /** Pieces from vertex to vertex. */
  readonly pieces: readonly { readonly kind: "line" | "curve"; readonly from: number; readonly to: number }[];
  /** Centre and radius of an ellipse. */
  readonly centre: Point;
  readonly radius: number;
}

const number = String.raw`(-?\d+(?:\.\d+)?)`;
const vertexPattern = new RegExp(
  `V${number} ${number}(?:c0x${number}(?:c0y${number})?)?(?:c1x${number}(?:c1y${number})?)?`,
  "y",
);

/** Reads `VertList` as jlucaso1/lbrn2-to-svg does (src/lbrn2Parser.ts): a control point counts if it has both parts. */
function verticesOf(text: string): readonly ReadVertex[] {
  const read: ReadVertex[] = [];
  vertexPattern.lastIndex = 0;
  for (let at = 0; at < text.length; at = vertexPattern.lastIndex) {
    const match = vertexPattern.exec(text);
    if (!match) throw new SyntaxError(`VertList cannot be read at ${at}: ${text.slice(at, at + 20)}`);
    const [, x, y, c0x, c0y, c1x, c1y] = match;
    const pair = (a: string | undefined, b: string | undefined) =>
      b === undefined ? undefined : { x: Number(a), y: Number(b) };
    const [c0, c1] = [pair(c0x, c0y), pair(c1x, c1y)];
    read.push({ x: Number(x), y: Number(y), ...(c0 && { c0 }), ...(c1 && { c1 }) });
  }
  return read;
}

/** Reads a project as jlucaso1/lbrn2-to-svg does (src/lbrn2Parser.ts, src/pathDataGenerator.ts). */
export function readLbrn2(xml: string): {
  readonly attributes: Readonly<Record<string, string>>;
  readonly layers: readonly ReadSetting[];
  readonly shapes: readonly ReadShape[];
  readonly notes: string;
} {
  const root = parse(xml);
  if (root.name !== "LightBurnProject") throw new SyntaxError(`The root is <${root.name}>.`);
  const shapes = childrenOf(root, "Shape").map((node): ReadShape => {
    const textOf = (name: string) => childrenOf(node, name)[0]?.text ?? "";
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = textOf("XForm").split(" ").map(Number);
    const placed = ({ x, y }: Point): Point => ({ x: a * x + c * y + e, y: b * x + d * y + f });
    return {
      type: attribute(node, "Type"),
      layer: Number(attribute(node, "CutIndex")),
      id: `${node.attributes["VertID"]}_${node.attributes["PrimID"]}`,
      vertices: verticesOf(textOf("VertList")).map(({ c0, c1, ...point }) => ({
        ...placed(point),
        ...(c0 && { c0: placed(c0) }),
        ...(c1 && { c1: placed(c1) }),
      })),
      pieces: [...textOf("PrimList").matchAll(/([LB])(\d+) (\d+)/g)].map(([, kind, from, to]) => ({
        kind: kind === "B" ? "curve" : "line",
        from: Number(from),
        to: Number(to),
      })),
      centre: placed({ x: 0, y: 0 }),
      radius: Number(node.attributes["Rx"] ?? Number.NaN),
    };
  });
  return {
    attributes: root.attributes,
    layers: childrenOf(root, "CutSetting").map(readSetting),
    shapes,
    notes: childrenOf(root, "Notes")[0]?.attributes["Notes"] ?? "",
  };
}
