import type { Examples } from "../../stories.ts";
import type { LiveRegionProps } from "./LiveRegion.tsx";

interface Example extends Pick<LiveRegionProps, "message" | "politeness"> {
  /** Text of the story's button that triggers the announcement. */
  copyLabel: string;
}

const variants = (copyLabel: string, copied: string, lost: string) =>
  ({
    default: { copyLabel, message: copied },
    assertive: { copyLabel, message: lost, politeness: "assertive" },
  }) as const satisfies Record<string, Example>;

export const examples = {
  zh: variants("复制型号", "已复制：Light 530 RF", "网络断开，请稍后再试"),
  en: variants(
    "Copy the model name",
    "Copied: Light 530 RF",
    "The connection is lost. Please try again later.",
  ),
} satisfies Examples<Example>;
