import { space, width } from "../styles/scale.ts";

/** Distance from the page's content to the edge of the screen. */
export const contentInset = `max(${space.gutter}, (100vw - ${width.content}) / 2)`;
