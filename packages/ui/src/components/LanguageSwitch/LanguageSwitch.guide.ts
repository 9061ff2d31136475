import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Plain links to the same page in the other languages.",
  use: ["In SiteHeader and SiteFooter, with two or three languages."],
  avoid: [
    "For countries or currencies: a language is not a place.",
    "For more than four languages: use Select, or a page of their own.",
  ],
  anatomy: [
    { part: "Root", role: "A nav with a name." },
    {
      part: "Link",
      role: "One language in its own script, with `lang` and `hreflang`; the current one is marked.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the next language." },
    { keys: "Enter", action: "Leads to this page in that language." },
  ],
  practice: [
    {
      do: "Write each language as its readers do: 中文, English.",
      dont: "Use flags; they stand for countries.",
    },
    {
      do: "Lead to the same page in the other language.",
      dont: "Lead to the start page, and let the reader search again.",
    },
  ],
};
