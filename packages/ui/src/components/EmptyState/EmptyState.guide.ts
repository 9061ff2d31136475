import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "Stands where a list would when there is nothing in it, or when it could not be loaded, and shows the way on.",
  use: [
    "A filter or a search that finds nothing.",
    "A list that failed to load, with a button to try again.",
    "A page that does not exist, with the main ways out.",
  ],
  avoid: [
    "For an error at a field or a form: use Field and FormMessage.",
    "While content is on its way: use Skeleton or Spinner.",
    "For a missing picture: Image says so itself.",
  ],
  anatomy: [
    {
      part: "Root",
      role: "A div, centred; the owner gives it a live region if it appears without a new page.",
    },
    { part: "Icon or picture", role: "Decoration, or an Image with its own alternative text." },
    { part: "Title", role: "A heading of the rank the page needs." },
    { part: "Text", role: "Why, and what helps." },
    { part: "Action", role: "One way on, or two." },
  ],
  keyboard: [{ keys: "Tab", action: "Moves to the action." }],
  practice: [
    {
      do: "Say what is missing and what to do: “No news of this kind yet. See all news.”",
      dont: "Blame the reader, or say only “No data”.",
    },
    { do: "Offer the step that mends it.", dont: "Leave the reader without a way on." },
  ],
};
