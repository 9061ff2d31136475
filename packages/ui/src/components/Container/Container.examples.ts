import type { Examples } from "../../stories.ts";
import type { ContainerProps } from "./Container.tsx";

type Example = Pick<ContainerProps, "children">;

export const examples = {
  zh: { default: { children: "内容最宽 1280 像素，两侧始终留出页边。" } },
  en: { default: { children: "Content is 1280 px at its widest and always keeps its gutters." } },
} satisfies Examples<Example>;
