import type { Examples } from "../../stories.ts";
import type { DialogProps } from "./Dialog.tsx";

interface Example extends Pick<DialogProps, "title" | "headingLevel" | "description" | "size" | "labels"> {
  /** Paragraphs of the body. */
  paragraphs: readonly string[];
  /** Text of the button that opens the dialog. The story renders the button. */
  openLabel: string;
  /** Labels of the footer's buttons. */
  footerLabels?: readonly [cancel: string, confirm: string];
}

interface Words {
  labels: DialogProps["labels"];
  news: { openLabel: string; title: string; description: string; text: string };
  remove: { openLabel: string; title: string; text: string; footerLabels: readonly [string, string] };
}

const variants = ({ labels, news, remove }: Words) => {
  const { text, ...newsHead } = news;
  const { text: removal, ...removeHead } = remove;
  return {
    default: { ...newsHead, paragraphs: [text], headingLevel: 2, labels },
    small: { ...removeHead, paragraphs: [removal], headingLevel: 2, labels, size: "s" },
    large: { ...newsHead, paragraphs: [text, text], headingLevel: 2, labels, size: "l" },
    full: { ...newsHead, paragraphs: [text, text], headingLevel: 2, labels, size: "full" },
    longText: {
      ...removeHead,
      title: `${newsHead.title}${labels.close === "Close" ? " " : ""}`.repeat(3),
      description: newsHead.description.repeat(3),
      paragraphs: Array.from({ length: 20 }, () => text),
      headingLevel: 2,
      labels,
    },
  } as const satisfies Record<string, Example>;
};

export const examples = {
  zh: variants({
    labels: { close: "关闭" },
    news: {
      openLabel: "看这条新闻",
      title: "晨光系列增加 RF 激光管型号",
      description: "产品动态 · 2026 年 11 月 3 日",
      text: "Light 530 RF 使用 RF 激光管，光斑更细，雕刻照片和小字时边缘更清楚。工作台、排烟和软件与 Light 530 相同，已有的文件可以直接打开。",
    },
    remove: {
      openLabel: "移除附件",
      title: "移除这个附件？",
      text: "表单里的其他内容会保留，之后可以重新选择文件。",
      footerLabels: ["取消", "移除"],
    },
  }),
  en: variants({
    labels: { close: "Close" },
    news: {
      openLabel: "Read this news",
      title: "The Aurora series gains a model with an RF tube",
      description: "Product news · 3 November 2026 ",
      text: "Light 530 RF has an RF tube with a finer spot, so photographs and small letters engrave with cleaner edges. Bed, extraction and software are those of Light 530, and existing files open as they are.",
    },
    remove: {
      openLabel: "Remove the attachment",
      title: "Remove this attachment?",
      text: "Everything else in the form stays, and you can choose a file again.",
      footerLabels: ["Cancel", "Remove"],
    },
  }),
} satisfies Examples<Example>;
