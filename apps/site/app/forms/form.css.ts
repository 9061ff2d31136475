import { above } from "@lightmaker/ui/tokens";
import { style } from "@vanilla-extract/css";

/** Full width on a phone, within reach of the thumb. On larger screens as wide as its label. */
export const submit = style({ "@media": { [above.small]: { alignSelf: "start" } } });

/** Honeypot field, moved out of view. Bots recognise `display: none`. */
export const honeypot = style({
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
});
