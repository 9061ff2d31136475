import { above } from "../../styles/scale.ts";

/** Media query for viewports with room for only two models. */
export const phoneQuery = `not all and ${above.medium}`;
