import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "All errors of a form in one list above its first field, each leading to the field it is about.",
  use: [
    "After an attempt to send a form of three fields or more, when something has to be mended.",
    "On the page that answers a form posted before React: the same list, made by the server.",
  ],
  avoid: [
    "For what became of the whole form, sent or not: use FormMessage.",
    "Instead of the words beside a field: Field shows them as well, and they are the same.",
    "While somebody is still typing.",
  ],
  anatomy: [
    { part: "Root", role: "A group named by its title. Takes the focus when it appears." },
    { part: "Title", role: "A heading that says how many fields need a change." },
    { part: "Line", role: "A link to one field, in the order of the fields." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves from the summary to the first error, and to the next." },
    { keys: "Enter", action: "Moves the focus to the field." },
  ],
  practice: [
    {
      do: "Say how to mend it: “Enter a complete address, such as name@example.com.”",
      dont: "Write “Invalid input”.",
    },
    {
      do: "Count attempts in `attempt`, so that a second failure is noticed too.",
      dont: "Remove a line while its field is being mended; leave the list until the next attempt.",
    },
  ],
};
