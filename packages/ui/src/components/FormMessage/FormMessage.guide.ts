import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "What became of a form: received, or not sent and why.",
  use: [
    "After an answer from the server, below the button that was pressed.",
    "When sending has failed; what was typed is still there.",
  ],
  avoid: [
    "For errors in fields: use FormSummary, and the words beside each field.",
    "For small confirmations elsewhere, such as “Copied”: use Toast.",
  ],
  anatomy: [
    { part: "Root", role: "A live region; an error interrupts, a success waits. Takes focus when told to." },
    { part: "Icon", role: "Tells the tone without colour." },
    { part: "Body", role: "What happened and what to do now." },
  ],
  keyboard: [],
  practice: [
    {
      do: "Say what happens next, and when: “We will be in touch within two working days.”",
      dont: "Write “Success!”",
    },
    {
      do: "After a failure say that nothing is lost: “Everything you typed is still here.”",
      dont: "Show a code instead of a way out.",
    },
  ],
};
