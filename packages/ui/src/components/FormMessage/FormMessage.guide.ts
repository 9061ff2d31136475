import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  purpose: "The result of a form: received, or not sent with the reason.",
  use: [
    "After the server's response, below the pressed button.",
    "After a failed send, which keeps the input.",
  ],
  avoid: [
    "For errors in fields: use FormSummary, and the message of each field.",
    "For small confirmations elsewhere, such as “Copied”: use Toast.",
  ],
  anatomy: [
    {
      part: "Root",
      role: "A live region: assertive for an error, polite for a success. Focusable by the owner.",
    },
    { part: "Icon", role: "Shows the tone without colour." },
    { part: "Body", role: "The result and the next step." },
  ],
  keyboard: [],
  practice: [
    {
      do: "State the next step and its time: “We will be in touch within two working days.”",
      dont: "Write “Success!”",
    },
    {
      do: "After a failure, state that the input is kept: “Everything you typed is still here.”",
      dont: "Show a code instead of a remedy.",
    },
  ],
};
