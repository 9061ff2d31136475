import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Something that must be dealt with, or is worth the whole attention, before the page goes on.",
  use: [
    "A question that must be answered first, such as removing an attachment.",
    "One item of a list in full, such as a piece of news, from which the reader comes back to the same place.",
  ],
  avoid: [
    "For a message that asks for nothing: use Toast.",
    "For detail that belongs into the page: use Disclosure or Accordion.",
    "For pictures: use Gallery, which opens its own.",
    "For what must be found by search engines: a dialog's content is not in the prerendered page.",
  ],
  anatomy: [
    { part: "Trigger", role: "A button given as `trigger`; or none, when the owner keeps `open`." },
    { part: "Overlay", role: "Dims the page; a press on it closes the dialog." },
    {
      part: "Dialog",
      role: "role=dialog in the theme of the place it was opened from: a sheet from below on phones, centred above 480 px.",
    },
    { part: "Head", role: "Title, description and the close button; stays in sight." },
    { part: "Body", role: "Scrolls when it is longer than the screen, and takes the focus only then." },
    { part: "Footer", role: "Actions; stays in sight." },
  ],
  keyboard: [
    { keys: "Enter", action: "On the trigger: opens the dialog and moves the focus into it." },
    { keys: "Tab", action: "Moves through the dialog and around; never to the page behind it." },
    { keys: "Shift Tab", action: "The same backwards." },
    { keys: "Escape", action: "Closes the dialog; the focus goes back to where it was." },
  ],
  practice: [
    {
      do: "Name the buttons after what they do: “Remove”, “Cancel”.",
      dont: "Ask “Are you sure?” and answer “Yes” or “No”.",
    },
    { do: "Open it because the visitor asked.", dont: "Open it by itself when the page loads." },
    { do: "Keep one dialog at a time.", dont: "Open a dialog from a dialog." },
  ],
};
