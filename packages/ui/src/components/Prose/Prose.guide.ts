import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "Sets text that was written elsewhere and arrives as HTML, such as news, and lets nothing in it run.",
  use: [
    "News items and other HTML from a server or an editor.",
    "Texts whose parts are not known when a page is built.",
  ],
  avoid: [
    "For text that is part of a page: use Heading and Text.",
    "For a few words with a link in them: use Text and Link.",
  ],
  anatomy: [
    { part: "Root", role: "A div at most 38 em wide." },
    {
      part: "Heading",
      role: "The highest one gets `headingLevel`, the others keep their distance from it, down to level 4.",
    },
    {
      part: "Link",
      role: 'Only http, https, mailto, tel and relative addresses. Those to other hosts carry rel="noopener noreferrer".',
    },
    { part: "Picture", role: "Loaded when it comes near; with width and height, if the text gives them." },
    { part: "Table", role: "In a named group of its own that scrolls and is reached by Tab." },
    {
      part: "Everything else",
      role: "Listed elements without their attributes. Unknown elements give way to their text; scripts, styles, forms and frames go.",
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
      do: "Give pictures width and height in the text, so that nothing shifts.",
      dont: "Rely on classes or styles in the text: they are left out.",
    },
  ],
};
