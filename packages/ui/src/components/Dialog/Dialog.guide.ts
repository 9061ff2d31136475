import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "A modal window for a decision, or for content that needs full attention.",
  use: [
    "For a required decision, such as removing an attachment.",
    "For one item of a list in full, such as a news item; closing it returns to the same place.",
  ],
  avoid: [
    "For a message without a decision: use Toast.",
    "For details of the page: use Disclosure or Accordion.",
    "For pictures: use Gallery.",
    "For content for search engines: a dialog's content is not in the prerendered page.",
  ],
  anatomy: [
    { part: "Trigger", role: "A button passed as `trigger`; none if the owner controls `open`." },
    { part: "Overlay", role: "Dims the page; a click on it closes the dialog." },
    {
      part: "Dialog",
      role: "role=dialog in the theme of its origin: a bottom sheet on phones, centred above 480 px.",
    },
    { part: "Head", role: "Title, description and the close button; sticky." },
    { part: "Body", role: "Scrolls if it is longer than the screen; focusable only then." },
    { part: "Footer", role: "Actions; sticky." },
  ],
  keyboard: [
    { keys: "Enter", action: "On the trigger: opens the dialog and moves the focus into it." },
    { keys: "Tab", action: "Moves through the dialog in a loop, never to the page behind it." },
    { keys: "Shift Tab", action: "The same backwards." },
    { keys: "Escape", action: "Closes the dialog; the focus returns to its previous place." },
  ],
  practice: [
    {
      do: "Name the buttons by their actions: “Remove”, “Cancel”.",
      dont: "Ask “Are you sure?” and answer “Yes” or “No”.",
    },
    { do: "Open it on the visitor's request.", dont: "Open it automatically when the page loads." },
    { do: "Show one dialog at a time.", dont: "Open a dialog from a dialog." },
  ],
};
