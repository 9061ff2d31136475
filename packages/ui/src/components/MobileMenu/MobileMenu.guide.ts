import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "The site's navigation for windows up to 768 px: a button, and a panel over the page below the header.",
  use: [
    "As part of SiteHeader, which shows it where NavigationMenu has no room.",
    "On its own in a dealer's header of another make.",
  ],
  avoid: [
    "For a question to the visitor: use Dialog.",
    "For choosing one of several values: use Select.",
    "On wide windows: it closes there and its button disappears.",
  ],
  anatomy: [
    { part: "Button", role: "Opens and closes the panel; its state is read out." },
    { part: "Panel", role: "A native popover. While it is open, the page behind does not scroll." },
    { part: "Entry", role: "A link, or a Disclosure with links that opens and closes for itself." },
    { part: "Footer", role: "Below the entries: language, a way to ask." },
  ],
  keyboard: [
    {
      keys: "Enter",
      action: "On the button, opens or closes the panel; on an entry, follows or unfolds it.",
    },
    { keys: "Space", action: "Does the same on the button and on entries that unfold." },
    { keys: "Tab", action: "Moves through button and panel, and from the last link back to the button." },
    { keys: "Shift Tab", action: "Moves backwards, and from the button to the last link." },
    { keys: "Escape", action: "Closes the panel; the focus is on the button again." },
  ],
  practice: [
    {
      do: "Repeat what the header offers on wide windows: entries, language, a way to ask.",
      dont: "Hide an entry on phones; most visitors come with one.",
    },
    {
      do: "Let it close by itself: on a link, outside, on Escape, on widening.",
      dont: "Hold `open` unless something else on the page opens it.",
    },
  ],
};
