import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "A surface for one item: picture, name, text and link.",
  use: [
    "For one item of a list: a series, a material, a news item.",
    "As a link with `asChild`, if the whole card has one target.",
  ],
  avoid: [
    "Around a whole section: use Section with another tone.",
    "For lines of a specification: use SpecList.",
    "For pictures to enlarge: use Gallery.",
  ],
  anatomy: [
    { part: "Root", role: "A div, or with `asChild` the article, list item or link itself; no wrapper." },
    { part: "Picture", role: "An Image that reaches the card's edges." },
    { part: "Text", role: "Has its own padding: a Stack with heading and text." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the card if it is a link, otherwise to the links inside it." },
    { keys: "Enter", action: "Follows the link." },
  ],
  practice: [
    {
      do: "Give a card one link.",
      dont: "Put links into a card that is a link itself: this is invalid HTML.",
    },
    { do: "Give neighbours the same parts in the same order.", dont: "Put a card into a card." },
  ],
};
