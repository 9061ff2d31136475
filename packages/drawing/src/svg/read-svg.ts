import svgpath from "svgpath";
import { type Box, type Chain, type Drawing, type FileUnit, unitSizes } from "../drawing.ts";
import { DrawingError, limits } from "../errors.ts";
import { type Matrix, multiply, parseTransform, scaling, translation } from "../matrix.ts";
import { type Budget, budgetFor, type PathBuilder } from "../path-builder.ts";
import { circleOf, type Inherited, Reader } from "../reader.ts";
import { colorOf, readSheet, type Sheet, type Style, styleOf } from "./css.ts";
import { withShortRuns } from "./path-data.ts";
import { readTree, type SvgElement, type Tree } from "./tree.ts";

const units: Readonly<Record<string, FileUnit>> = {
  mm: "mm",
  cm: "cm",
  in: "inch",
  pt: "pt",
  px: "px96",
  "": "px96",
};

interface Length {
  readonly value: number;
  /** Unit as written. Empty for none. */
  readonly unit: string;
}

function readLength(text: string | undefined): Length | undefined {
  const [, figure, unit = ""] =
    /^\+?(\d+(?:\.\d*)?(?:e[+-]?\d+)?|\.\d+)\s*([a-z%]*)$/i.exec((text ?? "").trim()) ?? [];
  const value = Number(figure);
  return figure !== undefined && value > 0 && Number.isFinite(value)
    ? { value, unit: unit.toLowerCase() }
    : undefined;
}

/** Coordinate or size without unit, or in pixels. */
const number = (text: string | undefined, missing = 0): number => {
  const value = text === undefined ? missing : Number.parseFloat(text);
  return Number.isFinite(value) ? value : missing;
};

const listOf = (text: string | undefined): readonly number[] =>
  (text ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);

interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function viewBoxOf({ attributes }: SvgElement): ViewBox | undefined {
  const [x = NaN, y = NaN, width = NaN, height = NaN] = listOf(attributes["viewBox"]);
  return [x, y, width, height].every(Number.isFinite) && width > 0 && height > 0
    ? { x, y, width, height }
    : undefined;
}

/** Size of a pixel in the program that wrote the file: Illustrator counts 72 to the inch, Inkscape before 0.92 counted 90. */
function pixelOf({ root, comments }: Tree): FileUnit {
  if (/Adobe Illustrator/i.test(comments)) return "px72";
  const [, version] = /^(\d+\.\d+)/.exec(root.attributes["inkscape:version"] ?? "") ?? [];
  return version !== undefined && Number(version) < 0.92 ? "px90" : "px96";
}

interface Scale {
  readonly unit: FileUnit;
  readonly from: Drawing["unitFrom"];
  /** From user units to millimetres, y upwards. */
  readonly matrix: Matrix;
  readonly page?: Box;
}

/** Unit of a drawing whose view box and size give one user unit its size. */
function scaleOf(tree: Tree, chosen: FileUnit | undefined): Scale {
  const { root } = tree;
  const box = viewBoxOf(root);
  const width = readLength(root.attributes["width"]);
  const height = readLength(root.attributes["height"]);
  const size = width ?? height;
  const known = size && Object.hasOwn(units, size.unit) ? units[size.unit] : undefined;
  const isPixel = known === undefined || known === "px96";
  const unit = chosen ?? (isPixel ? pixelOf(tree) : known);
  const from = chosen ? "chosen" : isPixel ? "guessed" : "stated";
  const millimetres = unitSizes[unit];
  // Without a size, a user unit is a unit. With one, the view box is fitted into it, keeping its proportions.
  const fits = [
    box && width && known !== undefined ? (width.value * millimetres) / box.width : undefined,
    box && height && known !== undefined && height.unit === size?.unit
      ? (height.value * millimetres) / box.height
      : undefined,
  ].filter((each) => each !== undefined);
  // A chosen unit is that of the coordinates: it replaces the size that the file states.
  const scale = chosen || fits.length === 0 ? millimetres : Math.min(...fits);
  const corner = box ?? {
    x: 0,
    y: 0,
    width: width && known !== undefined ? width.value : 0,
    height: height && known !== undefined ? height.value : 0,
  };
  const page: Box | undefined =
    corner.width > 0 && corner.height > 0
      ? { left: 0, lower: 0, right: corner.width * scale, upper: corner.height * scale }
      : undefined;
  return {
    unit,
    from,
    matrix: [scale, 0, 0, -scale, -corner.x * scale, (corner.y + corner.height) * scale],
    ...(page && { page }),
  };
}

/** Path data of a basic shape, or undefined if the element is none. */
function outlineOf({ name, attributes: of }: SvgElement): string | undefined {
  switch (name) {
    case "path":
      return of["d"] ?? "";
    case "line":
      return `M${number(of["x1"])} ${number(of["y1"])}L${number(of["x2"])} ${number(of["y2"])}`;
    case "polyline":
    case "polygon": {
      const points = (of["points"] ?? "").trim();
      return points === "" ? "" : `M${points}${name === "polygon" ? "Z" : ""}`;
    }
    case "rect": {
      const [x, y, width, height] = [of["x"], of["y"], of["width"], of["height"]].map((each) =>
        number(each),
      ) as [number, number, number, number];
      if (!(width > 0 && height > 0)) return "";
      const rx = Math.min(number(of["rx"], number(of["ry"])), width / 2);
      const ry = Math.min(number(of["ry"], number(of["rx"])), height / 2);
      if (!(rx > 0 && ry > 0)) return `M${x} ${y}h${width}v${height}h${-width}Z`;
      const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
      return `M${x + rx} ${y}h${width - 2 * rx}${corner(rx, ry)}v${height - 2 * ry}${corner(-rx, ry)}h${2 * rx - width}${corner(-rx, -ry)}v${2 * ry - height}${corner(rx, -ry)}Z`;
    }
    default:
      return undefined;
  }
}

/** Elements that are drawn only where something refers to them. */
const definitions = new Set([
  "defs",
  "symbol",
  "marker",
  "pattern",
  "clipPath",
  "mask",
  "linearGradient",
  "radialGradient",
  "filter",
  "metadata",
  "namedview",
  "title",
  "desc",
  "style",
]);

interface Around extends Inherited {
  /** `#rrggbb`, or undefined for none. */
  readonly stroke: string | undefined;
  readonly fill: string | undefined;
  /** Number of `use` elements around. */
  readonly copies: number;
}

/** Characters of an element's attributes. */
const sizeOf = ({ attributes }: SvgElement): number =>
  Object.entries(attributes).reduce((sum, [name, value]) => sum + name.length + value.length, 0);

/** Longest reference chain of `use`. */
const mostCopies = 8;

class SvgReader extends Reader {
  readonly #sheet: Sheet;
  readonly #byId: ReadonlyMap<string, SvgElement>;

  constructor(budget: Budget, sheet: Sheet, byId: ReadonlyMap<string, SvgElement>) {
    super(budget);
    this.#sheet = sheet;
    this.#byId = byId;
  }

  #paint(style: Style, inherited: Around): Pick<Around, "stroke" | "fill"> {
    const pick = (name: "stroke" | "fill") => {
      const own = style[name];
      return own === undefined || own === "inherit" || own === "currentColor"
        ? inherited[name]
        : colorOf(own);
    };
    return { stroke: pick("stroke"), fill: pick("fill") };
  }

  walk(element: SvgElement, inherited: Around, isRoot = false): void {
    const { name, attributes: of } = element;
    if (inherited.depth > limits.depth)
      throw new DrawingError("tooComplex", `Elements are more than ${limits.depth} deep.`);
    if (inherited.copies > 0) this.countCopied(sizeOf(element));
    if (Object.keys(of).some((each) => /^on/i.test(each))) this.extras.active += 1;
    if (name === "script" || name === "foreignObject" || name === "iframe") {
      this.extras.active += 1;
      return;
    }
    if (definitions.has(name)) return;
    const style = styleOf(name, of, this.#sheet);
    if (of["clip-path"] !== undefined || of["mask"] !== undefined) this.extras.clipped += 1;
    const isLayer = of["inkscape:groupmode"] === "layer";
    const label = isLayer ? (of["inkscape:label"] ?? of["id"] ?? "") : undefined;
    // Illustrator and our own writers name layers by the id of a group directly inside the root.
    const named = label ?? (name === "g" && inherited.depth === 1 ? (of["id"] ?? "") : undefined);
    const here: Around = {
      ...this.#paint(style, inherited),
      matrix: isRoot ? inherited.matrix : multiply(inherited.matrix, parseTransform(of["transform"] ?? "")),
      hidden:
        inherited.hidden ||
        style.display === "none" ||
        style.visibility === "hidden" ||
        style.visibility === "collapse",
      layer: (named || inherited.layer).slice(0, limits.name),
      copies: inherited.copies,
      depth: inherited.depth + 1,
    };
    switch (name) {
      case "svg":
      case "g":
      case "a":
      case "switch":
        this.#group(element, here, isRoot);
        return;
      case "use":
        this.#copy(element, here);
        return;
      case "text":
        this.extras.text += 1;
        return;
      case "image":
        this.extras.raster += 1;
        if (!/^\s*(data:|#|$)/i.test(of["href"] ?? of["xlink:href"] ?? "")) this.extras.external += 1;
        return;
      case "circle":
      case "ellipse":
        this.#round(element, here);
        return;
      default: {
        const outline = outlineOf(element);
        if (outline !== undefined) this.#outline(outline, here);
      }
    }
  }

  #group(element: SvgElement, here: Around, isRoot: boolean): void {
    let inside = here;
    if (element.name === "svg" && !isRoot) {
      const box = viewBoxOf(element);
      const { attributes: of } = element;
      const [x, y] = [number(of["x"]), number(of["y"])];
      const [width, height] = [readLength(of["width"])?.value, readLength(of["height"])?.value];
      const scale = box ? Math.min((width ?? box.width) / box.width, (height ?? box.height) / box.height) : 1;
      const matrix = multiply(
        multiply(translation(x, y), scaling(scale)),
        box ? translation(-box.x, -box.y) : translation(0, 0),
      );
      inside = { ...here, matrix: multiply(here.matrix, matrix) };
    }
    for (const child of element.children) this.walk(child, inside);
  }

  #copy({ attributes: of }: SvgElement, here: Around): void {
    const href = (of["href"] ?? of["xlink:href"] ?? "").trim();
    if (!href.startsWith("#")) {
      if (href !== "") this.extras.external += 1;
      return;
    }
    const target = this.#byId.get(href.slice(1));
    if (!target) return;
    this.countCopies(1);
    if (here.copies >= mostCopies)
      throw new DrawingError("tooComplex", "The file copies its own parts in a circle.");
    const matrix = multiply(here.matrix, translation(number(of["x"]), number(of["y"])));
    const inside = { ...here, matrix, copies: here.copies + 1 };
    if (target.name === "symbol") for (const child of target.children) this.walk(child, inside);
    else this.walk(target, inside);
  }

  #storeOf(builder: PathBuilder, here: Around, circle?: Chain["circle"]): void {
    const { stroke } = here;
    const color = stroke ?? here.fill;
    // Neither line nor area: the file does not show it.
    const layer = () => ({
      name: here.layer,
      color: color ?? "#000000",
      filled: stroke === undefined && color !== undefined,
      hidden: here.hidden || color === undefined,
    });
    this.store(builder, layer, circle);
  }

  #outline(data: string, here: Around): void {
    const builder = this.builderFor(here.matrix);
    // Of broken path data, browsers draw the part before the error. So does this.
    const path = svgpath(withShortRuns(data)).abs().unshort().unarc();
    path.iterate((segment, _, x, y) => {
      switch (segment[0]) {
        case "M":
          builder.moveTo(segment[1], segment[2]);
          return;
        case "L":
          builder.lineTo(segment[1], segment[2]);
          return;
        case "H":
          builder.lineTo(segment[1], y);
          return;
        case "V":
          builder.lineTo(x, segment[1]);
          return;
        case "C":
          builder.cubicTo(segment[1], segment[2], segment[3], segment[4], segment[5], segment[6]);
          return;
        case "Q": {
          const [, cx, cy, ex, ey] = segment;
          builder.bezierTo([
            [x, y],
            [cx, cy],
            [ex, ey],
          ]);
          return;
        }
        case "Z":
        case "z":
          builder.close();
          return;
      }
    });
    builder.end();
    this.#storeOf(builder, here);
  }

  #round({ name, attributes: of }: SvgElement, here: Around): void {
    const [x, y] = [number(of["cx"]), number(of["cy"])];
    const [rx, ry] =
      name === "circle"
        ? [number(of["r"]), number(of["r"])]
        : [number(of["rx"], number(of["ry"])), number(of["ry"], number(of["rx"]))];
    if (!(rx > 0 && ry > 0)) return;
    const builder = this.builderFor(here.matrix);
    builder.moveTo(x + rx, y);
    builder.arc(x, y, [rx, 0], ry / rx, 0, 2 * Math.PI);
    builder.close();
    this.#storeOf(builder, here, rx === ry ? circleOf(here.matrix, x, y, rx) : undefined);
  }
}

/**
 * Reads an SVG file.
 * @param chosen unit of the file's coordinates, if the caller knows better than the file
 * @throws DrawingError as {@link readTree}, and `damaged` for coordinates that are no numbers
 */
export function readSvg(text: string, chosen?: FileUnit): Drawing {
  const tree = readTree(text);
  const byId = new Map<string, SvgElement>();
  let [sheetText, curves] = ["", 0];
  const collect = (element: SvgElement): void => {
    const { name, attributes: of, children } = element;
    const id = of["id"];
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    if (name === "style") sheetText += element.text;
    if (name === "circle" || name === "ellipse") curves += 4;
    else if (name === "path") curves += of["d"]?.match(/[csqta]/gi)?.length ?? 0;
    for (const child of children) collect(child);
  };
  collect(tree.root);
  const { unit, from, matrix, page } = scaleOf(tree, chosen);
  const reader = new SvgReader(budgetFor(curves), readSheet(sheetText), byId);
  reader.walk(
    tree.root,
    { matrix, stroke: undefined, fill: "#000000", hidden: false, layer: "", copies: 0, depth: 0 },
    true,
  );
  const { layers, chains, extras } = reader;
  return {
    format: "svg",
    unit,
    unitFrom: from,
    layers: layers.all,
    chains,
    extras,
    ...(page && { page }),
  };
}
