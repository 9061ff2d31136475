import type { Examples } from "../../stories.ts";
import type { FormSummaryProps } from "./FormSummary.tsx";

/** Props of the summary and, for the story, the labels of its fields. */
interface Example extends FormSummaryProps {
  fields: readonly { controlId: string; label: string }[];
}

const zh: Example = {
  title: "有 2 处需要修改",
  headingLevel: 3,
  errors: [
    { controlId: "summary-company", message: "请填写公司名称。" },
    { controlId: "summary-email", message: "请填写完整的邮箱地址，例如 name@example.com。" },
  ],
  fields: [
    { controlId: "summary-company", label: "公司名称" },
    { controlId: "summary-email", label: "邮箱" },
  ],
};
const en: Example = {
  title: "Two fields need a change",
  headingLevel: 3,
  errors: [
    { controlId: "summary-company", message: "Enter your company's name." },
    { controlId: "summary-email", message: "Enter a complete address, such as name@example.com." },
  ],
  fields: [
    { controlId: "summary-company", label: "Company" },
    { controlId: "summary-email", label: "Email" },
  ],
};

const long = (example: Example, times: number): Example => ({
  ...example,
  title: `${example.title} `.repeat(times).trim(),
  errors: example.errors.map((error) => ({ ...error, message: `${error.message} `.repeat(times).trim() })),
});

export const examples = {
  zh: { default: zh, longText: long(zh, 6) },
  en: { default: en, longText: long(en, 6) },
} satisfies Examples<Example>;
