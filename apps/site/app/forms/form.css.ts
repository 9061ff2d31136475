import { above } from "@lightmaker/ui/tokens";
import { style } from "@vanilla-extract/css";

/** As wide as the fields on a phone, within thumb reach; as wide as its words elsewhere. */
export const submit = style({ "@media": { [above.small]: { alignSelf: "start" } } });

/** Out of sight, but not by `display: none`, which programs know. */
export const trap = style({
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
});
