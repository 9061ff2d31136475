import type { Examples } from "../../stories.ts";
import type { ToastData } from "./context.ts";
import type { ToastProviderProps } from "./ToastProvider.tsx";

interface Example extends Pick<ToastProviderProps, "labels" | "duration"> {
  /** Text of the story's button that shows the toast. */
  showLabel: string;
  toast: Omit<ToastData, "action">;
  /** Texts of the toast's action. The story adds `onSelect`. */
  action?: Omit<NonNullable<ToastData["action"]>, "onSelect">;
}

type Words = Pick<ToastData, "title"> & { description: string };

const variants = (
  labels: Example["labels"],
  showLabel: string,
  text: { copied: Words; sent: Words; lost: Words; action: NonNullable<Example["action"]>; long: string },
) => {
  const frame = { labels, showLabel } as const;
  return {
    default: { ...frame, toast: { title: text.copied.title }, duration: 2000 },
    success: { ...frame, toast: { ...text.sent, tone: "success" } },
    danger: { ...frame, toast: { ...text.lost, tone: "danger" } },
    withAction: { ...frame, toast: { ...text.lost, tone: "danger" }, action: text.action, duration: 100 },
    longText: {
      ...frame,
      toast: { title: text.lost.title, description: text.long, tone: "danger" },
      action: text.action,
    },
  } as const satisfies Record<string, Example>;
};

export const examples = {
  zh: variants({ region: "通知（按 {hotkey} 跳转）", toast: "通知", close: "关闭通知" }, "显示通知", {
    copied: { title: "已复制型号", description: "可以粘贴到表单里。" },
    sent: { title: "已收到", description: "我们会在两个工作日内联系您。" },
    lost: { title: "没有发送成功", description: "您填写的内容还在。" },
    action: { label: "再试一次", altText: "再按一次表单下方的提交按钮" },
    long: "您填写的内容还在，附件也还在。请检查网络后再试一次；如果一直不成功，请打电话给我们，我们帮您登记。".repeat(
      2,
    ),
  }),
  en: variants(
    { region: "Notices ({hotkey})", toast: "Notice", close: "Close this notice" },
    "Show the notice",
    {
      copied: { title: "Model name copied", description: "Paste it into the form." },
      sent: { title: "Received", description: "We will be in touch within two working days." },
      lost: { title: "It was not sent", description: "Everything you typed is still here." },
      action: { label: "Try again", altText: "Press the button below the form again" },
      long: "Everything you typed is still here, and so is the file. Check the connection and try again; if it keeps failing, call us and we will note it down for you. ".repeat(
        2,
      ),
    },
  ),
} satisfies Examples<Example>;
