import { style } from "@vanilla-extract/css";
import { inComponents } from "../../styles/in-components.ts";
import { fontWeight } from "../../styles/scale.ts";

export const title = style(inComponents({ fontWeight: fontWeight.semibold }));

/** At least 28 px high, above the minimum target size of 24 px, so that each link is easy to tap. */
export const link = style(inComponents({ display: "inline-block", minBlockSize: "1.75rem" }));
