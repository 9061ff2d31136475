import { style } from "@vanilla-extract/css";
import { inComponents } from "../../styles/in-components.ts";
import { fontWeight } from "../../styles/scale.ts";

export const title = style(inComponents({ fontWeight: fontWeight.semibold }));

/** The first line of a list of links is 24 px high or more, so that a finger finds each. */
export const link = style(inComponents({ display: "inline-block", minBlockSize: "1.75rem" }));
