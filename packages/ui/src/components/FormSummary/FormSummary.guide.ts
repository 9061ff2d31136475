import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "All errors of a form in one list above its first field, each with a link to its field.",
  use: [
    "After an attempt to send an invalid form of three fields or more.",
    "On the response page of a form posted before hydration: the same list, made by the server.",
  ],
  avoid: [
    "For the result of the whole form: use FormMessage.",
    "Instead of the message of a field: Field shows the same message.",
    "During typing.",
  ],
  anatomy: [
    { part: "Root", role: "A group named by its title. Gets the focus when it appears." },
    { part: "Title", role: "A heading with the number of invalid fields." },
    { part: "Line", role: "A link to one field, in the order of the fields." },
  ],
  keyboard: [
    { keys: "Tab", action: "Moves from the summary to the first error, and to the next." },
    { keys: "Enter", action: "Moves the focus to the field." },
  ],
  practice: [
    {
      do: "State the correction: “Enter a complete address, such as name@example.com.”",
      dont: "Write “Invalid input”.",
    },
    {
      do: "Count attempts in `attempt`, so that a second failure is announced too.",
      dont: "Remove a line during its correction: keep the list until the next attempt.",
    },
  ],
};
