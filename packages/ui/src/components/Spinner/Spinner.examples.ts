import type { Examples } from "../../stories.ts";
import type { SpinnerProps } from "./Spinner.tsx";

type Example = Pick<SpinnerProps, "label" | "size">;

const variants = (label: string) =>
  ({
    default: { label },
    small: { label, size: "s" },
    large: { label, size: "l" },
  }) as const satisfies Record<string, Example>;

export const examples = {
  zh: variants("正在加载视频"),
  en: variants("Loading the film"),
} satisfies Examples<Example>;
