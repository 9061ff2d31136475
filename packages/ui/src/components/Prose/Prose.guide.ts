import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "Displays external HTML, such as news, without running anything in it.",
  use: [
    "For news items and other HTML from a server or an editor.",
    "For text that is unknown at build time.",
  ],
  avoid: [
    "For text of a page: use Heading and Text.",
    "For a few words with a link in them: use Text and Link.",
  ],
  anatomy: [
    { part: "Root", role: "A div at most 38 em wide." },
    {
      part: "Heading",
      role: "The highest one gets `headingLevel`, the others follow, down to level 4.",
    },
    {
      part: "Link",
      role: 'Only http, https, mailto, tel and relative URLs. Links to other hosts have rel="noopener noreferrer".',
    },
    { part: "Picture", role: "Loaded near the viewport; with width and height, if the text has them." },
    { part: "Table", role: "In a named, focusable group that scrolls." },
    {
      part: "Everything else",
      role: "Allowed elements without attributes. Unknown elements are replaced by their text; scripts, styles, forms and frames are removed.",
    },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves to the next link or table." },
    { keys: "ArrowRight", action: "Scrolls a table that has the focus." },
  ],
  practice: [
    {
      do: "Sanitise on the server as well, when the text is stored.",
      dont: "Set HTML with `dangerouslySetInnerHTML`.",
    },
    {
      do: "Give pictures width and height in the text, against layout shift.",
      dont: "Rely on classes or styles in the text: they are removed.",
    },
  ],
};
