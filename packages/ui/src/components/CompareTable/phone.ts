import { above } from "../../styles/scale.ts";

/** Media query for viewports with room for only two models. */
export const phone = `not all and ${above.medium}`;
