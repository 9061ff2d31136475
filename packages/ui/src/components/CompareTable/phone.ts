import { above } from "../../styles/scale.ts";

/** Where there is room for two models and no more. */
export const phone = `not all and ${above.medium}`;
