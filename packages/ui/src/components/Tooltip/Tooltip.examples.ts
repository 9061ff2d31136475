import type { Examples } from "../../stories.ts";
import type { IconName } from "../Icon/index.ts";
import type { TooltipProps } from "./Tooltip.tsx";

interface Example extends Pick<TooltipProps, "label" | "side" | "defaultOpen"> {
  /** Icon on the story's button. */
  icon: IconName;
}

const variants = (text: { download: string; search: string; long: string }) =>
  ({
    default: { label: text.download, icon: "download" },
    open: { label: text.search, icon: "search", side: "right", defaultOpen: true },
    longText: { label: text.long, icon: "document", side: "bottom", defaultOpen: true },
  }) as const satisfies Record<string, Example>;

export const examples = {
  zh: variants({
    download: "下载手册",
    search: "查找型号",
    long: "打开说明书：第一次切割之前的对焦、试切、排烟与开盖停机检查",
  }),
  en: variants({
    download: "Download the manual",
    search: "Find a model",
    long: "Open the manual at focus, test cut, extraction and lid switch: what to check before the first cut",
  }),
} satisfies Examples<Example>;
