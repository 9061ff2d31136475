import { type Drawing, readDrawing } from "../src/index.ts";

/** Line that is cut. */
export const red = 'fill="none" stroke="#ff0000"';

/** Reads an SVG of a square metre, one user unit a millimetre. */
export const svg = (content: string): Drawing =>
  readDrawing(
    new TextEncoder().encode(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1000mm" height="1000mm" viewBox="0 0 1000 1000">${content}</svg>`,
    ),
  );
