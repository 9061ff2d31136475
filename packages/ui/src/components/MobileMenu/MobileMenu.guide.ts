import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "The site's navigation up to 768 px: a button, and a panel over the page below the header.",
  use: [
    "As part of SiteHeader, which shows it instead of NavigationMenu in narrow windows.",
    "Alone, in a dealer's own header.",
  ],
  avoid: [
    "For a question to the visitor: use Dialog.",
    "For one of several values: use Select.",
    "In wide windows: it closes and its button disappears.",
  ],
  anatomy: [
    { part: "Button", role: "Opens and closes the panel; the browser exposes its state." },
    { part: "Panel", role: "A native popover. The page behind does not scroll." },
    { part: "Entry", role: "A link, or an independent Disclosure with links." },
    { part: "Footer", role: "Below the entries: language and contact." },
  ],
  keyboard: [
    {
      keys: "Enter",
      action: "On the button, opens or closes the panel; on an entry, follows or expands it.",
    },
    { keys: "Space", action: "The same on the button and on expandable entries." },
    { keys: "Tab", action: "Moves through button and panel, and from the last link back to the button." },
    { keys: "Shift Tab", action: "Moves backwards, and from the button to the last link." },
    { keys: "Escape", action: "Closes the panel; the focus returns to the button." },
  ],
  practice: [
    {
      do: "Repeat the header's content of wide windows: entries, language, contact.",
      dont: "Hide entries on phones.",
    },
    {
      do: "Rely on its automatic closing: on a link, outside, on Escape, on widening.",
      dont: "Control `open`, unless something else on the page opens it.",
    },
  ],
};
