import { vars } from "./contract.css.ts";

/** Looks of an option below the pointer, and of the one that the keyboard has reached. */
export const reachedOption = {
  "&:hover": { backgroundColor: vars.color.canvas },
  "&[aria-selected=true]": {
    backgroundColor: vars.color.canvas,
    // The keyboard's place is seen without telling two greys apart.
    outline: `2px solid ${vars.color.focus}`,
    outlineOffset: "-2px",
  },
};
