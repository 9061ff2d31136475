import type { Examples } from "../../stories.ts";
import type { VisuallyHiddenProps } from "./VisuallyHidden.tsx";

type Example = Pick<VisuallyHiddenProps, "children">;

export const examples = {
  zh: { default: { children: "在新窗口打开" } },
  en: { default: { children: "opens in a new window" } },
} satisfies Examples<Example>;
