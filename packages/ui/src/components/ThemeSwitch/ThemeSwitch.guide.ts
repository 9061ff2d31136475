import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Selects the light, dark or system theme.",
  use: [
    "Once per page, in the footer or the header.",
    "With `themeBeforePaint` as an inline script in the head, which sets the stored choice before the first paint.",
  ],
  avoid: [
    'For a section that is always dark: set `data-theme="dark"` on it, or use Section with the dark tone.',
    "For other settings: use Select or Tabs.",
  ],
  anatomy: [
    { part: "Root", role: "A fieldset with a visually hidden legend." },
    {
      part: "Choice",
      role: "A native radio button, 44 px square, with an icon and a visually hidden name.",
    },
    {
      part: "Inline script",
      role: "Stores the choice in local storage as `theme`, sets `data-theme` on the html element, and handles the radio buttons before hydration.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the selected option." },
    { keys: "ArrowRight", action: "Selects the next option; from the last the first." },
    { keys: "ArrowLeft", action: "Selects the previous option." },
  ],
  practice: [
    {
      do: "Keep `system` as the initial choice.",
      dont: "Store a theme that the visitor has not chosen.",
    },
    {
      do: "Put the script before the stylesheets.",
      dont: "Apply the theme in an effect: the other theme would flash.",
    },
  ],
};
