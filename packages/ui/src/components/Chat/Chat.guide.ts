import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "The parts of a conversation: a window, what was said, questions to begin with, and where a message is written. They show; the owner keeps the messages and the line to the server.",
  use: [
    "An assistant that answers from the site's own knowledge.",
    "Single parts where a whole window is too much, such as ChatSuggestions below a search.",
  ],
  avoid: [
    "For a message that somebody answers by mail: use a form.",
    "For questions whose answers fit on the page: use Accordion.",
    "For what must be decided before the page goes on: use Dialog.",
  ],
  anatomy: [
    {
      part: "ChatWindow",
      role: "A dialog beside the page, not modal; over the whole screen up to 768 px. `data-status` and a line in words tell the state.",
    },
    {
      part: "ChatBubbles",
      role: "role=log: new messages are read out. Stays at its end by CSS alone, and goes there when the visitor says something.",
    },
    {
      part: "Message",
      role: "Name, time, bubble, the pages an answer comes from, and choices to answer with one press.",
    },
    { part: "ChatTyping", role: "Stands where the answer will appear." },
    {
      part: "ChatSuggestions",
      role: "Four questions of all or of one category. The first four are always the same; only Refresh picks at random.",
    },
    { part: "ChatComposer", role: "A form with a field that grows up to five lines, and a tip below it." },
  ],
  keyboard: [
    {
      keys: "Enter",
      action: "In the field: sends the message. Within a Chinese word: confirms the word and sends nothing.",
    },
    { keys: "Shift Enter", action: "In the field: begins a new line." },
    {
      keys: "Tab",
      action: "Moves through conversation, suggestions, field and button, and on into the page.",
    },
    { keys: "ArrowUp", action: "In the conversation: scrolls to what was said before." },
    { keys: "Escape", action: "Puts the window away." },
  ],
  practice: [
    {
      do: "Show the visitor's message at once, whatever the line does.",
      dont: "Lock the field while an answer is on its way.",
    },
    {
      do: "Link each answer to the page it comes from.",
      dont: "Let the assistant sound like a person with a face.",
    },
    {
      do: "Say plainly that the service cannot be reached, as a notice.",
      dont: "Leave ChatTyping on when no answer will come.",
    },
  ],
};
