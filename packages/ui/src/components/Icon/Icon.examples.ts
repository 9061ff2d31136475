import type { Examples } from "../../stories.ts";
import type { IconProps } from "./Icon.tsx";

type Example = Pick<IconProps, "name" | "size" | "label">;

const variants = (label: string) =>
  ({
    default: { name: "camera" },
    labelled: { name: "lid", label },
    small: { name: "arrow-right", size: "s" },
    large: { name: "gauge", size: "l" },
    extraLarge: { name: "layers", size: "xl" },
  }) as const satisfies Record<string, Example>;

export const examples = {
  zh: variants("带安全联锁"),
  en: variants("With safety interlock"),
} satisfies Examples<Example>;
