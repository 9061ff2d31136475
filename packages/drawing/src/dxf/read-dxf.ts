import { type Chain, type Drawing, type FileUnit, unitSizes } from "../drawing.ts";
import { DrawingError, limits } from "../errors.ts";
import { identity, type Matrix, multiply, rotation, scaling, translation } from "../matrix.ts";
import { type Budget, budgetFor, type PathBuilder } from "../path-builder.ts";
import { circleOf, type Inherited, Reader } from "../reader.ts";
import { colorOfIndex, colorOfNumber } from "./colors.ts";
import { type DxfFile, type DxfRecord, figureOf, readRecords, sizeOf, textOf } from "./records.ts";
import { bezierPoints, isKnotVector, splinePoint } from "./spline.ts";

/** `$INSUNITS`, as far as somebody draws for a laser in them. */
const insertionUnits: Readonly<Record<string, FileUnit>> = {
  "1": "inch",
  "2": "foot",
  "4": "mm",
  "5": "cm",
  "6": "m",
};

interface TableLayer {
  readonly color: string;
  readonly hidden: boolean;
}

interface Block {
  readonly x: number;
  readonly y: number;
  readonly entities: readonly DxfRecord[];
}

const radians = Math.PI / 180;

/** A corner with the bulge of the segment that leaves it: tangent of a quarter of the arc's angle. */
interface Corner {
  readonly x: number;
  readonly y: number;
  readonly bulge: number;
}

/** Draws a polyline with bulges. */
function drawCorners(builder: PathBuilder, corners: readonly Corner[], closed: boolean): void {
  const [start] = corners;
  if (!start) return;
  builder.moveTo(start.x, start.y);
  for (const [index, from] of corners.entries()) {
    const to = corners[index + 1] ?? (closed ? start : undefined);
    if (!to) break;
    const chord = Math.hypot(to.x - from.x, to.y - from.y);
    if (from.bulge === 0 || chord === 0) {
      if (index + 1 < corners.length) builder.lineTo(to.x, to.y);
      continue;
    }
    const sweep = 4 * Math.atan(from.bulge);
    const offset = (1 - from.bulge * from.bulge) / (4 * from.bulge);
    const x = (from.x + to.x) / 2 - offset * (to.y - from.y);
    const y = (from.y + to.y) / 2 + offset * (to.x - from.x);
    const radius = Math.hypot(from.x - x, from.y - y);
    builder.arc(x, y, [radius, 0], 1, Math.atan2(from.y - y, from.x - x), sweep);
  }
  if (closed) builder.close();
  else builder.end();
}

/** Corners of a LWPOLYLINE: each begins with group 10. */
function cornersOf({ codes, values }: DxfRecord): readonly Corner[] {
  const corners: { x: number; y: number; bulge: number }[] = [];
  for (const [index, code] of codes.entries()) {
    const value = Number.parseFloat(values[index] ?? "");
    const last = corners.at(-1);
    if (code === 10) corners.push({ x: value, y: 0, bulge: 0 });
    else if (code === 20 && last) last.y = value;
    else if (code === 42 && last && Number.isFinite(value)) last.bulge = value;
  }
  return corners;
}

/** All figures of a group code. */
const figuresOf = ({ codes, values }: DxfRecord, code: number): readonly number[] =>
  codes.flatMap((each, index) => (each === code ? [Number.parseFloat(values[index] ?? "")] : []));

/** Points of a spline between two knots, for each of its pieces. */
const pointsPerPiece = 24;

function drawSpline(builder: PathBuilder, record: DxfRecord): boolean {
  const degree = figureOf(record, 71, 3);
  const [xs, ys, weights, knots] = [10, 20, 41, 40].map((code) => figuresOf(record, code)) as [
    readonly number[],
    readonly number[],
    readonly number[],
    readonly number[],
  ];
  const isClosed = (figureOf(record, 70) & 1) === 1;
  if (xs.length === ys.length && isKnotVector(knots, xs.length, degree)) {
    const controls = xs.map((x, index) => ({
      x,
      y: ys[index] as number,
      weight: weights.length === xs.length ? (weights[index] as number) : 1,
    }));
    let first = true;
    // Pieces of a spline without weights up to the third degree are Bézier curves, which stay curves when written again.
    const isCubic = degree <= 3 && controls.every(({ weight }) => weight === 1);
    for (let span = degree; span < xs.length; span += 1) {
      const [low, high] = [knots[span] as number, knots[span + 1] as number];
      if (!(high > low)) continue;
      if (isCubic) {
        const points = bezierPoints(controls, knots, degree, span);
        if (first) builder.moveTo(...(points[0] as readonly [number, number]));
        builder.bezierTo(points);
        first = false;
        continue;
      }
      for (let step = first ? 0 : 1; step <= pointsPerPiece; step += 1) {
        const [x, y] = splinePoint(
          controls,
          knots,
          degree,
          span,
          low + ((high - low) * step) / pointsPerPiece,
        );
        if (first) builder.moveTo(x, y);
        else builder.curveTo(x, y);
        first = false;
      }
    }
    if (isClosed) builder.close();
    else builder.end();
    return !first;
  }
  // Without knots, the points that the curve goes through: joined by lines.
  const [fitX, fitY] = [figuresOf(record, 11), figuresOf(record, 21)];
  if (fitX.length < 2 || fitX.length !== fitY.length) return false;
  for (const [index, x] of fitX.entries()) {
    if (index === 0) builder.moveTo(x, fitY[index] as number);
    else builder.curveTo(x, fitY[index] as number);
  }
  if (isClosed) builder.close();
  else builder.end();
  return true;
}

/** Name of a layer as long as it is kept. */
const layerName = (record: DxfRecord, code: number, missing: string): string =>
  (textOf(record, code) ?? missing).slice(0, limits.name);

const textTypes = new Set(["TEXT", "MTEXT", "ATTRIB", "ARCALIGNEDTEXT"]);
const rasterTypes = new Set(["IMAGE", "OLE2FRAME", "OLEFRAME", "WIPEOUT", "PDFUNDERLAY"]);
/** Objects that draw nothing by themselves. */
const silentTypes = new Set(["SEQEND", "VERTEX", "VIEWPORT", "ATTDEF", "POINT", "ENDBLK", "XLINE", "RAY"]);

/** `layer` is that of the insertion, for objects on layer 0. */
interface Around extends Inherited {
  readonly color: string;
}

/** Deepest insertion of blocks in blocks. */
const deepestBlock = 16;

class DxfReader extends Reader {
  readonly #table: ReadonlyMap<string, TableLayer>;
  readonly #blocks: ReadonlyMap<string, Block>;

  constructor(budget: Budget, table: ReadonlyMap<string, TableLayer>, blocks: ReadonlyMap<string, Block>) {
    super(budget);
    this.#table = table;
    this.#blocks = blocks;
  }

  /** Reads objects. A POLYLINE is followed by its VERTEX records. */
  read(records: readonly DxfRecord[], inherited: Around): void {
    for (let index = 0; index < records.length; index += 1) {
      const record = records[index] as DxfRecord;
      if (inherited.depth > 0) this.countCopied(sizeOf(record));
      // Paper space is the print layout around the drawing.
      if (figureOf(record, 67) === 1) continue;
      if (record.type === "POLYLINE") {
        const vertices: DxfRecord[] = [];
        while (records[index + 1]?.type === "VERTEX") {
          index += 1;
          const vertex = records[index] as DxfRecord;
          if (inherited.depth > 0) this.countCopied(sizeOf(vertex));
          vertices.push(vertex);
        }
        this.#polyline(record, vertices, inherited);
      } else this.#entity(record, inherited);
    }
  }

  #look(record: DxfRecord, inherited: Around) {
    const own = layerName(record, 8, "0");
    const name = own === "0" ? inherited.layer : own;
    const layer = this.#table.get(name.toLowerCase());
    const index = figureOf(record, 62, 256);
    const trueColor = textOf(record, 420);
    const color =
      trueColor !== undefined && Number.isFinite(Number(trueColor))
        ? colorOfNumber(Number(trueColor))
        : index === 0
          ? inherited.color
          : index === 256
            ? (layer?.color ?? "#000000")
            : colorOfIndex(Math.abs(index));
    const hidden = inherited.hidden || layer?.hidden === true || figureOf(record, 60) === 1;
    return { name, color, hidden };
  }

  #storeOf(record: DxfRecord, builder: PathBuilder, inherited: Around, circle?: Chain["circle"]): void {
    this.store(builder, () => ({ ...this.#look(record, inherited), filled: false }), circle);
  }

  /** Objects drawn on a plane that looks the other way are mirrored (group 230). */
  #matrixOf(record: DxfRecord, { matrix }: Around): Matrix {
    return figureOf(record, 230, 1) < 0 ? multiply(matrix, scaling(-1, 1)) : matrix;
  }

  #polyline(record: DxfRecord, vertices: readonly DxfRecord[], inherited: Around): void {
    const flags = figureOf(record, 70);
    // Meshes are surfaces.
    if ((flags & (16 | 64)) !== 0) {
      this.extras.other += 1;
      return;
    }
    const corners = vertices
      // Control points of a smoothed line, which are not on it.
      .filter((vertex) => (figureOf(vertex, 70) & 16) === 0)
      .map((vertex) => ({ x: figureOf(vertex, 10), y: figureOf(vertex, 20), bulge: figureOf(vertex, 42) }));
    const builder = this.builderFor(this.#matrixOf(record, inherited));
    drawCorners(builder, corners, (flags & 1) === 1);
    this.#storeOf(record, builder, inherited);
  }

  #insert(record: DxfRecord, inherited: Around): void {
    const block = this.#blocks.get((textOf(record, 2) ?? "").toLowerCase());
    if (!block) return;
    if (inherited.depth >= deepestBlock)
      throw new DrawingError("tooComplex", "Blocks contain each other too deeply, or in a circle.");
    const { name, color, hidden } = this.#look(record, inherited);
    const columns = Math.max(1, Math.trunc(figureOf(record, 70, 1)));
    const rows = Math.max(1, Math.trunc(figureOf(record, 71, 1)));
    this.countCopies(columns * rows);
    const place = multiply(
      translation(figureOf(record, 10), figureOf(record, 20)),
      rotation(figureOf(record, 50) * radians),
    );
    const flip = figureOf(record, 230, 1) < 0 ? scaling(-1, 1) : identity;
    const [dx, dy] = [figureOf(record, 44), figureOf(record, 45)];
    const inside = multiply(
      scaling(figureOf(record, 41, 1), figureOf(record, 42, 1)),
      translation(-block.x, -block.y),
    );
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const own = multiply(multiply(place, translation(column * dx, row * dy)), inside);
        this.read(block.entities, {
          matrix: multiply(inherited.matrix, multiply(flip, own)),
          layer: name,
          color,
          hidden,
          depth: inherited.depth + 1,
        });
      }
  }

  #entity(record: DxfRecord, inherited: Around): void {
    const { type } = record;
    const [x, y] = [figureOf(record, 10), figureOf(record, 20)];
    const matrix = this.#matrixOf(record, inherited);
    const builder = this.builderFor(matrix);
    let circle: Chain["circle"];
    switch (type) {
      case "LINE":
        builder.moveTo(x, y);
        builder.lineTo(figureOf(record, 11), figureOf(record, 21));
        break;
      case "LWPOLYLINE":
        drawCorners(builder, cornersOf(record), (figureOf(record, 70) & 1) === 1);
        break;
      case "CIRCLE":
      case "ARC": {
        const radius = figureOf(record, 40);
        if (!(radius > 0)) return;
        const isArc = type === "ARC";
        const from = isArc ? figureOf(record, 50) * radians : 0;
        const to = isArc ? figureOf(record, 51, 360) * radians : 2 * Math.PI;
        // Arcs run to the left. An end below the start is one turn further.
        const sweep = isArc
          ? to - from - 2 * Math.PI * Math.floor((to - from) / (2 * Math.PI)) || 2 * Math.PI
          : to;
        builder.moveTo(x + radius * Math.cos(from), y + radius * Math.sin(from));
        builder.arc(x, y, [radius, 0], 1, from, sweep);
        if (!isArc) {
          builder.close();
          circle = circleOf(matrix, x, y, radius);
        }
        break;
      }
      case "ELLIPSE": {
        const major = [figureOf(record, 11), figureOf(record, 21)] as const;
        const ratio = figureOf(record, 40, 1);
        const from = figureOf(record, 41);
        const to = figureOf(record, 42, 2 * Math.PI);
        const turn = to - from - 2 * Math.PI * Math.floor((to - from) / (2 * Math.PI));
        const isWhole = turn < 1e-9 || 2 * Math.PI - turn < 1e-9;
        const [u, v] = [Math.cos(from), Math.sin(from)];
        builder.moveTo(x + major[0] * u - major[1] * ratio * v, y + major[1] * u + major[0] * ratio * v);
        builder.arc(x, y, major, ratio, from, isWhole ? 2 * Math.PI : turn);
        if (isWhole) builder.close();
        break;
      }
      case "SPLINE":
        if (!drawSpline(builder, record)) this.extras.other += 1;
        break;
      case "INSERT":
        this.#insert(record, inherited);
        return;
      default:
        if (textTypes.has(type)) this.extras.text += 1;
        else if (rasterTypes.has(type)) {
          this.extras.raster += 1;
          if (type === "IMAGE" || type === "PDFUNDERLAY") this.extras.external += 1;
        } else if (!silentTypes.has(type)) this.extras.other += 1;
        return;
    }
    builder.end();
    this.#storeOf(record, builder, inherited, circle);
  }
}

/** Layers by name in lower case, as the file compares them. */
function tableOf({ tables }: DxfFile): ReadonlyMap<string, TableLayer> {
  return new Map(
    tables
      .filter(({ type }) => type === "LAYER")
      .map((record) => {
        const index = figureOf(record, 62, 7);
        const trueColor = textOf(record, 420);
        return [
          layerName(record, 2, "").toLowerCase(),
          {
            color:
              trueColor !== undefined && Number.isFinite(Number(trueColor))
                ? colorOfNumber(Number(trueColor))
                : colorOfIndex(Math.abs(index)),
            // A negative colour is a layer that is off. Flag 1 is frozen.
            hidden: index < 0 || (figureOf(record, 70) & 1) === 1,
          },
        ];
      }),
  );
}

/** Blocks by name in lower case. */
function blocksOf({ blocks }: DxfFile, onExternal: () => void): ReadonlyMap<string, Block> {
  const found = new Map<string, Block>();
  let open: { name: string; x: number; y: number; entities: DxfRecord[] } | undefined;
  for (const record of blocks) {
    if (record.type === "BLOCK") {
      // Flag 4: the block is another file. It is not fetched.
      if ((figureOf(record, 70) & 4) !== 0) onExternal();
      open = {
        name: textOf(record, 2) ?? "",
        x: figureOf(record, 10),
        y: figureOf(record, 20),
        entities: [],
      };
      found.set(open.name.toLowerCase(), open);
    } else if (record.type === "ENDBLK") open = undefined;
    else open?.entities.push(record);
  }
  return found;
}

/** Unit that the header states. Without `$INSUNITS`, `$MEASUREMENT` tells inches from millimetres, but not surely. */
function unitOf({ header }: DxfFile): { readonly unit: FileUnit; readonly from: Drawing["unitFrom"] } {
  const stated = header.get("$INSUNITS")?.[0]?.[1] ?? "";
  const unit = Object.hasOwn(insertionUnits, stated) ? insertionUnits[stated] : undefined;
  if (unit) return { unit, from: "stated" };
  const isImperial = header.get("$MEASUREMENT")?.[0]?.[1] === "0";
  return { unit: isImperial ? "inch" : "mm", from: "guessed" };
}

const curveTypes = new Set(["ARC", "CIRCLE", "ELLIPSE", "SPLINE"]);

/**
 * Reads a text DXF.
 * @param chosen unit of the file's coordinates, if the caller knows better than the file
 * @throws DrawingError as {@link readRecords}
 */
export function readDxf(text: string, chosen?: FileUnit): Drawing {
  const file = readRecords(text);
  const { unit, from } = chosen ? { unit: chosen, from: "chosen" as const } : unitOf(file);
  const curves = [...file.entities, ...file.blocks].filter(({ type }) => curveTypes.has(type)).length;
  let external = 0;
  const blocks = blocksOf(file, () => {
    external += 1;
  });
  const reader = new DxfReader(budgetFor(4 * curves), tableOf(file), blocks);
  reader.read(file.entities, {
    matrix: scaling(unitSizes[unit]),
    layer: "0",
    color: "#000000",
    hidden: false,
    depth: 0,
  });
  const { layers, chains, extras } = reader;
  return {
    format: "dxf",
    unit,
    unitFrom: from,
    layers: layers.all,
    chains,
    extras: { ...extras, external: extras.external + external },
  };
}
