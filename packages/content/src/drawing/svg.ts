import { type Drawing, isCircle, type Path, type Shape, type Vertex } from "./shapes.ts";
import { escapeXml } from "./xml.ts";

/** Formats a length in millimetres with three decimals, finer than any machine moves. Never returns `-0`. */
export const millimetres = (value: number): string => String(Number(value.toFixed(3)) + 0);

/** Converts a drawing to SVG. One user unit is one millimetre. */
export function toSvg({ title, width, height, layers }: Drawing): string {
  // In SVG, y points downwards.
  const place = ({ x, y }: { readonly x: number; readonly y: number }) =>
    `${millimetres(x)} ${millimetres(height - y)}`;
  const piece = (from: Vertex, to: Vertex): string => {
    const { bulge = 0, controls } = from;
    if (controls) {
      const [x1, y1, x2, y2] = controls;
      return `C${place({ x: x1, y: y1 })} ${place({ x: x2, y: y2 })} ${place(to)}`;
    }
    if (bulge === 0) return `L${place(to)}`;
    const chord = Math.hypot(to.x - from.x, to.y - from.y);
    const radius = millimetres((chord * (1 + bulge * bulge)) / (4 * Math.abs(bulge)));
    return `A${radius} ${radius} 0 ${Math.abs(bulge) > 1 ? 1 : 0} ${bulge > 0 ? 0 : 1} ${place(to)}`;
  };
  const outline = ({ vertices, closed }: Path): string => {
    const [first, ...rest] = vertices;
    if (!first) return "";
    const last = vertices.at(-1);
    const ends = closed && (last?.bulge || last?.controls) ? [...rest, first] : rest;
    const pieces = ends.map((to, index) => piece(vertices[index] ?? first, to));
    return `M${place(first)}${pieces.join("")}${closed ? "Z" : ""}`;
  };
  const drawn = (shape: Shape) => {
    if (!isCircle(shape)) return `<path d="${outline(shape)}"/>`;
    const { x, y, radius } = shape;
    return `<circle cx="${millimetres(x)}" cy="${millimetres(height - y)}" r="${millimetres(radius)}"/>`;
  };
  const groups = layers.map(
    ({ name, color, shapes }) =>
      `<g id="${name}" stroke="${color}">\n${shapes.map((shape) => `${drawn(shape)}\n`).join("")}</g>\n`,
  );
  const size = `width="${millimetres(width)}mm" height="${millimetres(height)}mm"`;
  const box = `viewBox="0 0 ${millimetres(width)} ${millimetres(height)}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" ${size} ${box} fill="none" stroke-width="0.1">
<title>${escapeXml(title)}</title>
${groups.join("")}</svg>
`;
}
