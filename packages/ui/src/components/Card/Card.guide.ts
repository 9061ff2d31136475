import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "A surface that holds one thing: its picture, its name, what there is to know, and the way to it.",
  use: [
    "One item among others of its kind: a series, a material, a news item.",
    "As a link with `asChild`, where the whole card leads to one place.",
  ],
  avoid: [
    "Around a whole section: use Section with another tone.",
    "For lines of a specification: use SpecList.",
    "For pictures that only grow larger: use Gallery.",
  ],
  anatomy: [
    { part: "Root", role: "A div, or with `asChild` the article, list item or link itself; no wrapper." },
    { part: "Picture", role: "An Image that reaches the card's edges." },
    { part: "Text", role: "Brings its own padding: a Stack with heading and text." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the card if it is a link, else to the links inside it." },
    { keys: "Enter", action: "Follows the link." },
  ],
  practice: [
    {
      do: "Give a card one way on.",
      dont: "Put links into a card that is a link itself; browsers take such HTML apart.",
    },
    { do: "Give neighbours the same parts in the same order.", dont: "Put a card into a card." },
  ],
};
