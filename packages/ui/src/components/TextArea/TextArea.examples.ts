import type { Examples } from "../../stories.ts";
import type { FieldProps } from "../Field/index.ts";
import type { TextAreaProps } from "./TextArea.tsx";

interface Example extends TextAreaProps {
  /** Props of the surrounding `Field`. */
  field: Omit<FieldProps, "children">;
}

export const examples = {
  zh: {
    default: { field: { label: "应用说明", hint: "写下材料、厚度和想要的效果。" }, name: "description" },
    counted: {
      field: { label: "应用说明", hint: "写下材料、厚度和想要的效果。" },
      name: "description",
      maxLength: 200,
      defaultValue: "3 mm 椴木板，正面雕刻校徽。",
      labels: { count: "{count} / {max}", full: "已写满 {max} 字" },
    },
    invalid: {
      field: { label: "应用说明", error: "请写下您想加工什么。", required: true },
      name: "description",
      rows: 6,
    },
    disabled: { field: { label: "应用说明" }, name: "description", disabled: true, defaultValue: "正在发送" },
    longText: {
      field: { label: "应用说明" },
      name: "description",
      defaultValue: "切割 3 mm 椴木板，再在正面雕刻名字。".repeat(40),
    },
  },
  en: {
    default: {
      field: { label: "What you want to make", hint: "Material, thickness and the result you have in mind." },
      name: "description",
    },
    counted: {
      field: { label: "What you want to make", hint: "Material, thickness and the result you have in mind." },
      name: "description",
      maxLength: 200,
      defaultValue: "3 mm basswood, the school's crest on the front.",
      labels: { count: "{count} / {max}", full: "All {max} characters are used" },
    },
    invalid: {
      field: { label: "What you want to make", error: "Tell us what you want to make.", required: true },
      name: "description",
      rows: 6,
    },
    disabled: {
      field: { label: "What you want to make" },
      name: "description",
      disabled: true,
      defaultValue: "Being sent",
    },
    longText: {
      field: { label: "What you want to make" },
      name: "description",
      defaultValue: "Cut 3 mm basswood, then engrave a name on the front. ".repeat(40),
    },
  },
} satisfies Examples<Example>;
