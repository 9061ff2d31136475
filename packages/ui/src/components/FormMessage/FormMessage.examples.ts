import type { Examples } from "../../stories.ts";
import type { FormMessageProps } from "./FormMessage.tsx";

export const examples = {
  zh: {
    success: { tone: "success", children: "已收到，我们会在两个工作日内联系您。" },
    error: { tone: "error", children: "没有发送成功，您填写的内容还在。请检查网络后再提交一次。" },
    longText: {
      tone: "error",
      children: "没有发送成功，您填写的内容还在。请检查网络后再提交一次。".repeat(8),
    },
  },
  en: {
    success: { tone: "success", children: "We have it, and will be in touch within two working days." },
    error: {
      tone: "error",
      children:
        "It was not sent; everything you typed is still here. Check the connection and send it again.",
    },
    longText: {
      tone: "error",
      children:
        "It was not sent; everything you typed is still here. Check the connection and send it again. ".repeat(
          8,
        ),
    },
  },
} satisfies Examples<FormMessageProps>;
