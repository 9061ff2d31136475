import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Lets a visitor choose light or dark, or leave it to the device.",
  use: [
    "Once per page, in the footer or the header.",
    "With `themeBeforePaint` as an inline script in the head, which sets the stored choice before the first paint.",
  ],
  avoid: [
    'For a section that is always dark: set `data-theme="dark"` on it, or use Section with the dark tone.',
    "For other settings: use Select or Tabs.",
  ],
  anatomy: [
    { part: "Root", role: "A fieldset whose legend is read out, not seen." },
    {
      part: "Choice",
      role: "A native radio button, 44 px square, under an icon and a name that is read out.",
    },
    {
      part: "Inline script",
      role: "Keeps the choice in local storage under `theme`, sets `data-theme` on the html element, and answers the radio buttons before React.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the choice in force." },
    { keys: "ArrowRight", action: "Chooses the next one, after the last the first." },
    { keys: "ArrowLeft", action: "Chooses the previous one." },
  ],
  practice: [
    {
      do: "Leave `system` as the choice at first.",
      dont: "Store a theme that the visitor has not chosen.",
    },
    {
      do: "Put the script before the stylesheets.",
      dont: "Apply the theme in an effect: the page would flash in the other one.",
    },
  ],
};
