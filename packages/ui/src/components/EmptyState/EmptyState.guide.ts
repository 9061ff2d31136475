import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Replaces an empty or failed list, and offers the next step.",
  use: [
    "For a filter or a search without results.",
    "For a list that failed to load, with a button to try again.",
    "For a page that does not exist, with the main links.",
  ],
  avoid: [
    "For errors of a field or a form: use Field and FormMessage.",
    "For loading content: use Skeleton or Spinner.",
    "For a missing picture: Image shows it.",
  ],
  anatomy: [
    {
      part: "Root",
      role: "A centred div; the owner adds a live region if it appears without a navigation.",
    },
    { part: "Icon or picture", role: "Decoration, or an Image with its own alternative text." },
    { part: "Title", role: "A heading of the page's level." },
    { part: "Text", role: "The reason and a remedy." },
    { part: "Action", role: "One or two links or buttons." },
  ],
  keyboard: [{ keys: "Tab", action: "Moves to the action." }],
  practice: [
    {
      do: "State the situation and the next step: “No news of this kind yet. See all news.”",
      dont: "Blame the reader, or write only “No data”.",
    },
    { do: "Offer the step that resolves it.", dont: "Leave the reader without a next step." },
  ],
};
