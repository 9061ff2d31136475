/** Colours of the mark in the visual identity: beam, spot, and the frame on dark and on light backgrounds. */
export const markColors = {
  beam: "#ff4f1f",
  spot: "#ffb23e",
  frameOnDark: "#f3f5f6",
  frameOnLight: "#0e1216",
  ground: "#0e1013",
} as const;

/** Colour of the mark's frame: one of the two frame colours, or the one for the reader's colour scheme. */
export type MarkFrame = "onDark" | "onLight" | "byScheme";

/**
 * Returns the mark as SVG on a 24 × 24 grid: a beam that meets the corner of a work area. The gaps between the strokes
 * are wide enough for 16 px, where one unit of the grid is two thirds of a pixel.
 * @param frame colour of the corner
 * @param ground colour of a full-bleed background; no background if left out
 * @param scale size of the mark within the canvas; 1 fills it
 */
export function markSvg({
  frame,
  ground,
  scale = 1,
}: {
  frame: MarkFrame;
  ground?: string;
  scale?: number;
}): string {
  const offset = (24 - 24 * scale) / 2;
  const style =
    frame === "byScheme"
      ? `<style>path{stroke:${markColors.frameOnLight}}@media(prefers-color-scheme:dark){path{stroke:${markColors.frameOnDark}}}</style>`
      : "";
  const stroke = frame === "onDark" ? markColors.frameOnDark : markColors.frameOnLight;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none">',
    style,
    ground === undefined ? "" : `<rect width="24" height="24" fill="${ground}"/>`,
    `<g transform="translate(${offset} ${offset}) scale(${scale})">`,
    `<path d="M3.4 2v18.6H22" stroke="${stroke}" stroke-width="2.8"/>`,
    `<line x1="20.8" y1="3.2" x2="10" y2="14" stroke="${markColors.beam}" stroke-width="2.8"/>`,
    `<circle cx="9.6" cy="14.4" r="2.4" fill="${markColors.spot}"/>`,
    "</g></svg>\n",
  ].join("");
}
