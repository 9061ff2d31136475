import { vars } from "./contract.css.ts";

/** Styles of an option on hover, and of the active option of the keyboard. */
export const activeOption = {
  "&:hover": { backgroundColor: vars.color.canvas },
  "&[aria-selected=true]": {
    backgroundColor: vars.color.canvas,
    // An outline, so that the keyboard position does not depend on telling two greys apart.
    outline: `2px solid ${vars.color.focus}`,
    outlineOffset: "-2px",
  },
};
