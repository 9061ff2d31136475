import type { Examples } from "../../stories.ts";
import type { FieldProps } from "./Field.tsx";

type Example = Omit<FieldProps, "children">;

export const examples = {
  zh: {
    default: { label: "公司名称" },
    required: { label: "公司名称", required: true },
    hint: { label: "公司名称", hint: "与营业执照一致。" },
    error: { label: "公司名称", required: true, error: "请填写公司名称。", hint: "与营业执照一致。" },
    longText: {
      label: "公司名称与所在部门，以及您在其中负责的工作".repeat(3),
      hint: "与营业执照一致。".repeat(20),
    },
  },
  en: {
    default: { label: "Company" },
    required: { label: "Company", required: true },
    hint: { label: "Company", hint: "As registered." },
    error: { label: "Company", required: true, error: "Enter your company's name.", hint: "As registered." },
    longText: {
      label: "Company, department and what you are responsible for there ".repeat(3),
      hint: "As registered. ".repeat(20),
    },
  },
} satisfies Examples<Example>;
