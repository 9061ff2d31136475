import type { BadgeProps } from "../../components/Badge/index.ts";
import type { SingleIcon } from "../../components/Icon/index.ts";
import { ChatIcon } from "../../icons/chat.ts";
import { CheckIcon } from "../../icons/check.ts";
import { LayersIcon } from "../../icons/layers.ts";
import { XIcon } from "../../icons/x.ts";
import type { MaterialVerdict } from "./MaterialCheck.data.ts";

/** All verdicts in the order of the lists: the dangerous ones first. */
export const verdicts = ["never", "unknown", "mark", "allowed"] as const satisfies readonly MaterialVerdict[];

/** Icon and colour of each verdict. The word is always shown beside them. */
export const verdictStyles: Readonly<
  Record<MaterialVerdict, { Sign: SingleIcon; tone: NonNullable<BadgeProps["tone"]> }>
> = {
  allowed: { Sign: CheckIcon, tone: "success" },
  mark: { Sign: LayersIcon, tone: "accent" },
  never: { Sign: XIcon, tone: "danger" },
  unknown: { Sign: ChatIcon, tone: "neutral" },
};
