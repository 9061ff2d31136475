import type { Examples } from "../../stories.ts";
import type { FieldProps } from "../Field/index.ts";
import type { SelectProps } from "./Select.tsx";

interface Example extends SelectProps {
  /** Props of the surrounding `Field`. */
  field: Omit<FieldProps, "children">;
}

const models = [
  { value: "light-530", label: "Light 530" },
  { value: "mark-m20", label: "Mark M20" },
  { value: "light-1390", label: "Light 1390" },
];

export const examples = {
  zh: {
    default: {
      field: { label: "样机型号", required: true },
      name: "sampleModel",
      placeholder: "请选择型号",
      options: models,
    },
    invalid: {
      field: { label: "样机型号", error: "请选择一个型号。", required: true },
      name: "sampleModel",
      placeholder: "请选择型号",
      options: models,
    },
    disabled: {
      field: { label: "样机型号" },
      name: "sampleModel",
      disabled: true,
      defaultValue: "mark-m20",
      options: models,
    },
    longText: {
      field: { label: "样机型号" },
      name: "sampleModel",
      defaultValue: "light-530",
      options: models.map((model) => ({
        ...model,
        label: `${model.label}：适合课堂与工作室的桌面激光切割雕刻机`.repeat(3),
      })),
    },
  },
  en: {
    default: {
      field: { label: "Sample model", required: true },
      name: "sampleModel",
      placeholder: "Choose a model",
      options: models,
    },
    invalid: {
      field: { label: "Sample model", error: "Choose a model.", required: true },
      name: "sampleModel",
      placeholder: "Choose a model",
      options: models,
    },
    disabled: {
      field: { label: "Sample model" },
      name: "sampleModel",
      disabled: true,
      defaultValue: "mark-m20",
      options: models,
    },
    longText: {
      field: { label: "Sample model" },
      name: "sampleModel",
      defaultValue: "light-530",
      options: models.map((model) => ({
        ...model,
        label: `${model.label}, a desktop laser cutter for classrooms and studios, `.repeat(3),
      })),
    },
  },
} satisfies Examples<Example>;
