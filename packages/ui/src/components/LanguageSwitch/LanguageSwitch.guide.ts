import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Links to the same page in the other languages.",
  use: ["In SiteHeader and SiteFooter, with two or three languages."],
  avoid: ["For countries or currencies.", "For more than four languages: use Select, or a separate page."],
  anatomy: [
    { part: "Root", role: "A nav with a name." },
    {
      part: "Link",
      role: "One language in its own script, with `lang` and `hreflang`; the current one is marked.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the next language." },
    { keys: "Enter", action: "Opens this page in that language." },
  ],
  practice: [
    {
      do: "Write each language in its own script: 中文, English.",
      dont: "Use flags: they represent countries.",
    },
    {
      do: "Link to the same page in the other language.",
      dont: "Link to the home page.",
    },
  ],
};
