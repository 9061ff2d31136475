import type { Elements } from "./elements.ts";
import { colors, type PdfWriter, sheet } from "./pdf-writer.ts";
import type { PrintDrawings, PrintFigure, PrintPaper } from "./print-paper.ts";
import type { Styles } from "./styles.ts";

type Point = readonly [x: number, y: number];

/** A place for one drawing. */
interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const sum = (...points: readonly Point[]): Point =>
  points.reduce<Point>(([x, y], [dx, dy]) => [x + dx, y + dy], [0, 0]);
const times = ([x, y]: Point, factor: number): Point => [x * factor, y * factor];
const middle = (one: Point, other: Point): Point => times(sum(one, other), 0.5);

/** Space between two drawings, and between a drawing and its title. */
const gutter = 26;
const titled = 24;
/** Height of the drawings of a short document, and of the lines below them. */
const [least, large, closing] = [90, 190, 40];
/** Room around a drawing for its dimensions. */
const margin = 40;
const cos = Math.cos(Math.PI / 6);
/** Directions of width and depth in an isometric view. The page's y points down. */
const isometric: { readonly width: Point; readonly depth: Point } = {
  width: [-cos, -0.5],
  depth: [cos, -0.5],
};
/** Proportions of a machine whose size is not known. */
const usual = 1.6;

function pen(writer: PdfWriter, styles: Styles) {
  const { pdf, put } = writer;
  const style = { ...styles.small, color: colors.text };

  function face(points: readonly Point[], fill: string) {
    pdf.lineWidth(0.9).lineJoin("round");
    pdf.polygon(...points.map(([x, y]): [number, number] => [x, y])).fillAndStroke(fill, colors.text);
  }

  function line([fromX, fromY]: Point, [toX, toY]: Point, color: string, weight = 0.5) {
    pdf.moveTo(fromX, fromY).lineTo(toX, toY).lineWidth(weight).strokeColor(color).stroke();
  }

  /** Draws a line with an arrowhead at both ends. */
  function arrows(from: Point, to: Point) {
    line(from, to, colors.accentText, 0.6);
    const [dx, dy] = sum(to, times(from, -1));
    const length = Math.hypot(dx, dy);
    const along: Point = [dx / length, dy / length];
    const across: Point = [-along[1], along[0]];
    for (const [tip, direction] of [
      [from, 5],
      [to, -5],
    ] as const) {
      const base = sum(tip, times(along, direction));
      const [one, other] = [sum(base, times(across, 1.7)), sum(base, times(across, -1.7))];
      pdf.polygon([...tip], [...one], [...other]).fill(colors.accentText);
    }
  }

  /** Draws a dimension beside an edge, at some distance in the outward direction. */
  function dimension(from: Point, to: Point, outward: Point, distance: number, text: string) {
    const [start, end] = [sum(from, times(outward, distance)), sum(to, times(outward, distance))];
    line(sum(from, times(outward, 3)), sum(start, times(outward, 3)), colors.muted, 0.4);
    line(sum(to, times(outward, 3)), sum(end, times(outward, 3)), colors.muted, 0.4);
    arrows(start, end);
    // Beside a line that stands, or slants, and across one that lies.
    const [x, y] = sum(middle(start, end), times(outward, 6));
    const [side] = outward;
    put(text, style, x, side === 0 ? y + 6 : y + 3, side === 0 ? "middle" : side < 0 ? "right" : undefined);
  }

  return { arrows, dimension, face, line, style };
}

type Pen = ReturnType<typeof pen>;
type Of<Type extends PrintFigure["type"]> = Extract<PrintFigure, { type: Type }>;

/** Draws a box with the machine's proportions, and its width, depth and height. */
function outline(
  { dimension, face, style }: Pen,
  { pdf, put }: PdfWriter,
  { width, depth, height }: Of<"outline">,
  { x, y, ...frame }: Frame,
  front: string,
) {
  const [wide, deep] = [times(isometric.width, width.length), times(isometric.depth, depth.length)];
  const [across, down] = [deep[0] - wide[0], height.length - wide[1] - deep[1]];
  const scale = Math.min((frame.width - margin) / across, (frame.height - margin) / down);
  const [w, d, h] = [times(wide, scale), times(deep, scale), times([0, -height.length], scale)];
  const left = x + margin + (frame.width - margin - across * scale) / 2;
  const corner: Point = [left - w[0], y + (frame.height - margin + down * scale) / 2];
  const at = (...steps: readonly Point[]) => sum(corner, ...steps);
  face([at(), at(w), at(w, h), at(h)], colors.surface);
  face([at(), at(d), at(d, h), at(h)], colors.canvas);
  face([at(h), at(w, h), at(w, d, h), at(d, h)], colors.canvas);
  const [frontX, frontY] = middle(at(), at(w, h));
  // The name lies on the front's plane.
  pdf.save().transform(cos, 0.5, 0, 1, frontX, frontY);
  put(front, style, 0, 3, "middle");
  pdf.restore();
  dimension(at(), at(w), [-0.5, cos], 13, width.label);
  dimension(at(), at(d), [0.5, cos], 13, depth.label);
  dimension(at(w), at(w, h), [-1, 0], 8, height.label);
}

/** Draws a rectangle with its length and width. */
function field({ dimension, face }: Pen, { width, depth }: Of<"field">, { x, y, ...frame }: Frame) {
  const scale = Math.min((frame.width - margin) / width.length, (frame.height - margin) / depth.length);
  const [w, d] = [width.length * scale, depth.length * scale];
  const left = x + margin + (frame.width - margin - w) / 2;
  const right = left + w;
  const top = y + (frame.height - margin - d) / 2;
  const bottom = top + d;
  face(
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
    colors.canvas,
  );
  dimension([left, bottom], [right, bottom], [0, 1], 10, width.label);
  dimension([left, top], [left, bottom], [-1, 0], 8, depth.label);
}

/** Draws the machine from above, with the space that stays free behind and beside it. The space is not to scale. */
function space(
  { arrows, face, line, style }: Pen,
  { pdf, put }: PdfWriter,
  { behind, beside }: Of<"space">,
  { x, y, width, height }: Frame,
  { front, model, ratio }: { readonly front: string; readonly model: string; readonly ratio: number },
) {
  const [side, back, below] = [margin, 34, 20];
  const machine = Math.min(width - 2 * side, (height - back - below) * ratio);
  const [centre, deep] = [x + width / 2, machine / ratio];
  const zone = y + (height - back - below - deep) / 2;
  const [left, right, top] = [centre - machine / 2, centre + machine / 2, zone + back];
  const floor = top + deep;
  pdf.rect(left - side, zone, machine + 2 * side, back + deep).fill(colors.canvas);
  pdf.dash(3, { space: 2 });
  line([left - side, floor], [left - side, zone], colors.muted);
  line([left - side, zone], [right + side, zone], colors.muted);
  line([right + side, zone], [right + side, floor], colors.muted);
  pdf.undash();
  face(
    [
      [left, top],
      [right, top],
      [right, floor],
      [left, floor],
    ],
    colors.surface,
  );
  const level = (top + floor) / 2;
  put(model, { ...style, strong: true }, centre, level + 3, "middle");
  put(front, style, centre, floor + 14, "middle");
  arrows([centre, zone], [centre, top]);
  put(behind.label, style, centre + 6, zone + back / 2 + 3);
  for (const edge of [left - side, right]) {
    arrows([edge, level], [edge + side, level]);
    put(beside.label, style, edge + side / 2, level - 5, "middle");
  }
}

/** Lays out the drawings of a machine in a row, or two a row in a short document. Each is one figure with a description. */
export function drawingsOf(
  writer: PdfWriter,
  styles: Styles,
  elements: Elements,
  { figures, front, note }: PrintDrawings,
  { model, short }: PrintPaper,
) {
  const columns = short ? 2 : Math.max(2, figures.length);
  const width = (sheet.right - sheet.left - (columns - 1) * gutter) / columns;
  const rows = Math.ceil(figures.length / columns);
  const words = writer.lines(note, styles.small, sheet.right - sheet.left);
  const around = 12 + rows * (titled + 12) + elements.heightOf(words, styles.small) + 6;
  // A short document has room on the rest of its first page, or on a page of their own.
  const room = sheet.bottom - writer.y - around - closing;
  const tall = short
    ? rows === 1 && room >= least
      ? Math.min(room, large)
      : large
    : columns === 2
      ? 150
      : 130;
  const row = titled + tall + 12;
  const height = around + rows * tall;
  const box = figures.find((figure) => figure.type === "outline");
  const ratio = box ? box.width.length / box.depth.length : usual;

  const draw = (parent: PdfWriter["root"]) => {
    writer.ensure(height);
    const top = writer.y + 12;
    const tool = pen(writer, styles);
    figures.forEach((data, index) => {
      const x = sheet.left + (index % columns) * (width + gutter);
      writer.y = top + Math.floor(index / columns) * row;
      const frame = { x, y: writer.y + titled, width, height: tall };
      elements.text(parent, "P", data.title, styles.cellStrong, x, width);
      const figure = elements.child(parent, "Figure", {
        alt: data.alt,
        bbox: [x, frame.y, x + width, frame.y + tall],
      });
      writer.tagged(figure, "Figure", () => {
        if (data.type === "outline") outline(tool, writer, data, frame, front);
        else if (data.type === "field") field(tool, data, frame);
        else space(tool, writer, data, frame, { front, model, ratio });
      });
    });
    writer.y = top + rows * row;
    writer.set(elements.child(parent, "P"), words, styles.small, sheet.left);
    writer.y += 6;
  };
  return { height, draw };
}
