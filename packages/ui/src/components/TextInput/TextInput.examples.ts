import type { Examples } from "../../stories.ts";
import type { FieldProps } from "../Field/index.ts";
import type { TextInputProps } from "./TextInput.tsx";

interface Example extends TextInputProps {
  /** Props of the surrounding `Field`. */
  field: Omit<FieldProps, "children">;
}

export const examples = {
  zh: {
    default: {
      field: { label: "联系电话", hint: "手机或座机，含区号。", required: true },
      name: "phone",
      type: "tel",
      autoComplete: "tel",
    },
    invalid: {
      field: { label: "邮箱", error: "请填写完整的邮箱地址，例如 name@example.com。", required: true },
      name: "email",
      type: "email",
      autoComplete: "email",
      defaultValue: "name@",
    },
    disabled: { field: { label: "型号" }, name: "model", disabled: true, defaultValue: "Light 530" },
    file: { field: { label: "附件", hint: "一个文件，小于 10 MB。" }, name: "file", type: "file" },
    longText: {
      field: {
        label: "您打算用这台机器加工的材料、厚度以及每月大致的数量",
        hint: "材料写得越具体，我们选的功率和镜片就越合适。".repeat(4),
      },
      name: "use",
      defaultValue: "椴木胶合板".repeat(30),
    },
  },
  en: {
    default: {
      field: { label: "Telephone", hint: "Mobile or landline, with area code.", required: true },
      name: "phone",
      type: "tel",
      autoComplete: "tel",
    },
    invalid: {
      field: { label: "Email", error: "Enter a complete address, such as name@example.com.", required: true },
      name: "email",
      type: "email",
      autoComplete: "email",
      defaultValue: "name@",
    },
    disabled: { field: { label: "Model" }, name: "model", disabled: true, defaultValue: "Light 530" },
    file: { field: { label: "Attachment", hint: "One file, under 10 MB." }, name: "file", type: "file" },
    longText: {
      field: {
        label: "Materials you plan to work with, their thickness, and roughly how many pieces a month",
        hint: "The more exactly you name the material, the better we can choose power and lens. ".repeat(3),
      },
      name: "use",
      defaultValue: "birch plywood ".repeat(30),
    },
  },
} satisfies Examples<Example>;
