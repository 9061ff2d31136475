import { picture } from "../../fixtures/index.ts";
import { labels } from "../../fixtures/labels.ts";
import type { Examples } from "../../stories.ts";
import type { FormFieldData } from "./FormSection.data.ts";
import type { FormSectionProps } from "./FormSection.tsx";

/** Props of the block, and the form that the story puts into it. */
export interface FormSectionExample extends Omit<FormSectionProps, "children"> {
  fields: readonly FormFieldData[];
  submit: string;
}

const zh = {
  labels: labels.zh.picture,
  title: "想先看看效果？",
  lead: "留下联系方式，我们用您的材料打一份样。",
  fields: [
    { name: "surName", label: "姓", type: "text", autoComplete: "family-name" },
    { name: "name", label: "名", type: "text", autoComplete: "given-name" },
    { name: "email", label: "邮箱", type: "email", autoComplete: "email" },
  ],
  submit: "提交",
} satisfies FormSectionExample;

const en = {
  labels: labels.en.picture,
  title: "Want to see it first?",
  lead: "Leave your address and we will make a sample from your material.",
  fields: [
    { name: "surName", label: "Family name", type: "text", autoComplete: "family-name" },
    { name: "name", label: "Given name", type: "text", autoComplete: "given-name" },
    { name: "email", label: "Email", type: "email", autoComplete: "email" },
  ],
  submit: "Submit",
} satisfies FormSectionExample;

export const examples: Examples<FormSectionExample, "default" | "pictured" | "detailed" | "longText"> = {
  zh: {
    default: zh,
    pictured: { ...zh, picture: picture("swatches", "九块不同材料的雕刻样片。") },
    detailed: {
      ...zh,
      details: [
        { label: "销售", value: "400-000-0000", href: "tel:400-000-0000" },
        { label: "邮箱", value: "hello@example.com", href: "mailto:hello@example.com" },
        { label: "地址", value: "示例省示例市示例路 1 号" },
      ],
    },
    longText: { ...zh, title: zh.title.repeat(4), lead: zh.lead.repeat(8) },
  },
  en: {
    default: en,
    pictured: { ...en, picture: picture("swatches", "Nine engraved samples of different materials.") },
    detailed: {
      ...en,
      details: [
        { label: "Sales", value: "400-000-0000", href: "tel:400-000-0000" },
        { label: "Email", value: "hello@example.com", href: "mailto:hello@example.com" },
        { label: "Address", value: "1 Sample Road, Sample City" },
      ],
    },
    longText: { ...en, title: `${en.title} `.repeat(4).trim(), lead: `${en.lead} `.repeat(8).trim() },
  },
};
