import { createElement } from "react";
import { AlertIcon } from "../../icons/alert.ts";
import { CheckIcon } from "../../icons/check.ts";
import type { Examples } from "../../stories.ts";
import type { BadgeProps } from "./Badge.tsx";

type Example = Pick<BadgeProps, "children" | "tone" | "icon">;

const variants = (text: {
  news: string;
  recommended: string;
  diode: string;
  stored: string;
  unsafe: string;
  long: string;
}) =>
  ({
    default: { children: text.news },
    accent: { children: text.recommended, tone: "accent" },
    cool: { children: text.diode, tone: "cool" },
    success: { children: text.stored, tone: "success", icon: createElement(CheckIcon, { size: "s" }) },
    danger: { children: text.unsafe, tone: "danger", icon: createElement(AlertIcon, { size: "s" }) },
    longText: { children: text.long, tone: "danger", icon: createElement(AlertIcon, { size: "s" }) },
  }) as const satisfies Record<string, Example>;

export const examples = {
  zh: variants({
    news: "公司新闻",
    recommended: "推荐",
    diode: "蓝光",
    stored: "已收到",
    unsafe: "禁止加工",
    long: "禁止加工：含氯的 PVC 人造革会放出腐蚀性气体，既伤人也伤机器，切割和雕刻都不可以",
  }),
  en: variants({
    news: "Company news",
    recommended: "Recommended",
    diode: "Blue diode",
    stored: "Received",
    unsafe: "Never process",
    long: "Never process: PVC imitation leather contains chlorine and gives off corrosive gas that harms people and machine alike",
  }),
} satisfies Examples<Example>;
