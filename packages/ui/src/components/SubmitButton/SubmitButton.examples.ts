import type { Examples } from "../../stories.ts";
import type { SubmitButtonProps } from "./SubmitButton.tsx";

export const examples = {
  zh: {
    default: { children: "提交", loadingLabel: "正在提交" },
    loading: { children: "提交", loadingLabel: "正在提交", loading: true },
    longText: { children: "提交申请并预约工程师在两个工作日内来电", loadingLabel: "正在提交" },
  },
  en: {
    default: { children: "Send", loadingLabel: "Sending" },
    loading: { children: "Send", loadingLabel: "Sending", loading: true },
    longText: {
      children: "Send the request and have an engineer call within two working days",
      loadingLabel: "Sending",
    },
  },
} satisfies Examples<SubmitButtonProps>;
