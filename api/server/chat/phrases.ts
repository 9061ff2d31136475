import type { FormLanguage } from "../../contract/index.ts";

/** Texts of the chat that do not come from the knowledge. They contain no figures. */
interface Phrases {
  /** No entry fits the question. */
  readonly unknown: string;
  /** Several entries may fit. Their questions follow as suggestions. */
  readonly offer: string;
  /** Messages arrive faster than anybody types. */
  readonly tooFast: string;
  readonly failed: string;
  /** Contact page if the knowledge names none. */
  readonly contact: { readonly title: string; readonly url: string };
}

export const phrases: Readonly<Record<FormLanguage, Phrases>> = {
  zh: {
    unknown: "这个问题我答不上来，不想猜着回答您。请把问题留给我们的同事，他们会回复您。",
    offer: "您想问的是不是下面其中一个？如果都不是，请把问题留给我们的同事。",
    tooFast: "消息发得太快了，请稍等片刻再发。",
    failed: "刚才没能查到答案，请再问一次，或者把问题留给我们的同事。",
    contact: { title: "联系我们", url: "/contact/contactus" },
  },
  en: {
    unknown:
      "I don't know the answer to that, and I'd rather not guess. Leave your question with our staff and they will reply.",
    offer: "Did you mean one of these? If not, leave your question with our staff.",
    tooFast: "Your messages are coming too fast. Please wait a moment before you send the next one.",
    failed: "I couldn't look that up just now. Please ask again, or leave your question with our staff.",
    contact: { title: "Contact us", url: "/en/contact/contactus" },
  },
};
