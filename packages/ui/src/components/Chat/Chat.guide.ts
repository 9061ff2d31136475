import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose:
    "The parts of a chat: window, messages, suggested questions and input field. The owner keeps the messages and the connection to the server.",
  use: [
    "For an assistant that answers from the site's knowledge.",
    "Single parts without the window, such as ChatSuggestions below a search.",
  ],
  avoid: [
    "For messages that are answered by mail: use a form.",
    "For questions whose answers fit on the page: use Accordion.",
    "For decisions that block the page: use Dialog.",
  ],
  anatomy: [
    {
      part: "ChatWindow",
      role: "A non-modal dialog; over the whole screen up to 768 px. `data-status` and a text show the state.",
    },
    {
      part: "ChatBubbles",
      role: "role=log: new messages are read out. CSS keeps it at its end; it also scrolls there when the visitor sends a message.",
    },
    {
      part: "Message",
      role: "Name, time, bubble, source pages of an answer, and buttons with suggested replies.",
    },
    { part: "ChatTyping", role: "A placeholder for the answer." },
    {
      part: "ChatSuggestions",
      role: "Four questions of all or of one category. The first four are always the same; only Refresh picks at random.",
    },
    { part: "ChatComposer", role: "A form with a field that grows up to five lines, and a tip below it." },
  ],
  keyboard: [
    {
      keys: "Enter",
      action:
        "In the field: sends the message. While an input method composes: confirms the word and sends nothing.",
    },
    { keys: "Shift Enter", action: "In the field: starts a new line." },
    {
      keys: "Tab",
      action: "Moves through messages, suggestions, field and button, then into the page.",
    },
    { keys: "ArrowUp", action: "In the messages: scrolls up." },
    { keys: "Escape", action: "Closes the window." },
  ],
  practice: [
    {
      do: "Show the visitor's message at once, whatever the connection's state.",
      dont: "Lock the field while an answer is pending.",
    },
    {
      do: "Link each answer to its source page.",
      dont: "Present the assistant as a person.",
    },
    {
      do: "Show a notice if the service is unreachable.",
      dont: "Keep ChatTyping if no answer will come.",
    },
  ],
};
