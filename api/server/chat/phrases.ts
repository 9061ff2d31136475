import type { FormLanguage } from "../../contract/index.ts";

/** Texts of the chat that do not come from the knowledge. They contain no figures of their own. */
interface Phrases {
  /** No entry fits the question. */
  readonly unknown: string;
  /** Several entries may fit. Their questions follow as suggestions. */
  readonly offer: string;
  /** Part of a question that is not understood, while another part is answered. */
  readonly unheard: (part: string) => string;
  /** Somebody asks about the beam on what it must never meet. */
  readonly refused: string;
  /** Somebody asks about a material that the knowledge does not tell anything about. */
  readonly unlisted: (words: readonly string[]) => string;
  /** First line of the answers after a warning. Without names, the warning was about an act. */
  readonly stillBarred: (names: readonly string[]) => string;
  /** More people ask than the server can answer at once. */
  readonly busy: string;
  /** Messages arrive faster than anybody types. */
  readonly tooFast: string;
  readonly failed: string;
  /** Contact page if the knowledge names none. */
  readonly contact: { readonly title: string; readonly url: string };
  /** Line of a table. */
  readonly line: (name: string, value: string) => string;
  readonly heading: (label: string) => string;
  /** Value that is given on request only. */
  readonly onRequest: string;
  readonly notPublished: (models: readonly string[], label: string) => string;
  /** Fact that is the same for all models of a series. */
  readonly ofSeries: (series: string, models: readonly string[], label: string, value: string) => string;
  /** The models with the highest or lowest figure. `which` names them: "the heaviest". */
  readonly extreme: (
    which: string,
    models: readonly { readonly name: string; readonly value: string }[],
    label: string,
  ) => string;
  readonly advised: (wishes: readonly string[]) => string;
  readonly noneFits: (wishes: readonly string[]) => string;
  /** No machine does all. Lines follow, one for each material. */
  readonly oneForEach: (wishes: readonly string[]) => string;
  readonly list: (names: readonly string[]) => string;
  readonly reasonsOf: (model: string, reasons: readonly string[]) => string;
}

const chinese = (names: readonly string[]): string => names.join("、");
const english = (names: readonly string[]): string => new Intl.ListFormat("en-GB").format(names);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const phrases: Readonly<Record<FormLanguage, Phrases>> = {
  zh: {
    unknown: "这个问题我答不上来，不想猜着回答您。请把问题留给我们的同事，他们会回复您。",
    offer: "您想问的是不是下面其中一个？如果都不是，请把问题留给我们的同事。",
    unheard: (part) => `“${part}”这一句我答不上来，请把它留给我们的同事。`,
    refused: "不行。激光绝不能对着人和动物，电池、易燃的液体、会爆的和带压的东西绝不能放进机器。",
    unlisted: (words) =>
      `放进机器之前，请先问我们：${words.length > 0 ? `“${chinese(words)}”` : "这种材料"}我们没有资料，不能说可以。请把材料的名称和安全技术说明书（SDS）发来，得到答复之前不要放进机器。`,
    stillBarred: (names) =>
      names.length > 0
        ? `刚才说的不变：${chinese(names)}不能放进机器，换机型、换参数、加排风都一样。`
        : "刚才的警告仍然有效。",
    busy: "现在问的人太多，请过一会儿再问一次。",
    tooFast: "消息发得太快了，请稍等片刻再发。",
    failed: "刚才没能查到答案，请再问一次，或者把问题留给我们的同事。",
    contact: { title: "联系我们", url: "/contact/contactus" },
    line: (name, value) => `${name}：${value}`,
    heading: (label) => `${label}：`,
    onRequest: "向我们索取",
    notPublished: (models, label) => `${chinese(models)} 的${label}，规格里没有写明，请向我们索取。`,
    ofSeries: (series, models, label, value) => `${series}（${chinese(models)}），${label}：${value}。`,
    extreme: (which, models) =>
      `${which}是 ${models.map(({ name, value }) => `${name}，${value}`).join("；")}。`,
    advised: (wishes) => `按您说的（${chinese(wishes)}），合适的是：`,
    noneFits: (wishes) => `按您说的（${chinese(wishes)}），没有一款全都合适，请把情况告诉我们的同事。`,
    oneForEach: (wishes) => `按您说的（${chinese(wishes)}），没有一款都能做，要分开：`,
    list: chinese,
    reasonsOf: (model, reasons) => `${model}：${reasons.join("")}`,
  },
  en: {
    unknown:
      "I don't know the answer to that, and I'd rather not guess. Leave your question with our staff and they will reply.",
    offer: "Did you mean one of these? If not, leave your question with our staff.",
    unheard: (part) => `I don't know the answer to “${part}”. Leave that question with our staff.`,
    refused:
      "No. Never point a laser at people or animals, and never put batteries, flammable liquids, explosives or anything pressurised into a machine.",
    unlisted: (words) =>
      `Ask us before you put it in: we have nothing on ${words.length > 0 ? words.map((each) => `“${each}”`).join(", ") : "this material"}, so we can't say yes. Send us its name and its data sheet, and keep it out until you have our answer.`,
    stillBarred: (names) =>
      names.length > 0
        ? `As before: keep ${english(names)} out of the machine, whatever the model, settings or extraction.`
        : "The warning above still applies.",
    busy: "Too many people are asking at the moment. Please ask again in a little while.",
    tooFast: "Your messages are coming too fast. Please wait a moment before you send the next one.",
    failed: "I couldn't look that up just now. Please ask again, or leave your question with our staff.",
    contact: { title: "Contact us", url: "/en/contact/contactus" },
    line: (name, value) => `${name}: ${value}`,
    heading: (label) => `${capital(label)}:`,
    onRequest: "on request",
    notPublished: (models, label) =>
      `We publish no ${label} for the ${english(models)}. Ask us and we'll answer for your machine.`,
    ofSeries: (series, models, label, value) => `${series} (${english(models)}), ${label}: ${value}.`,
    extreme: (which, models, label) =>
      `${which}: ${models.map(({ name, value }) => `${name} (${label} ${value})`).join("; ")}.`,
    advised: (wishes) => `For what you describe (${wishes.join("; ")}), these fit:`,
    noneFits: (wishes) =>
      `For what you describe (${wishes.join("; ")}), no model fits in every respect. Tell our staff about it.`,
    oneForEach: (wishes) => `No single model does all of this (${wishes.join("; ")}). For each:`,
    list: english,
    reasonsOf: (model, reasons) => `${model}: ${reasons.join(" ")}`,
  },
};
