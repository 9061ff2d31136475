import { space, width } from "../styles/scale.ts";

/** From the page's margin to the edge of the screen. */
export const toEdge = `max(${space.gutter}, (100vw - ${width.content}) / 2)`;
