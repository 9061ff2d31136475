import type { BadgeProps } from "../../components/Badge/index.ts";
import type { IconName } from "../../components/Icon/index.ts";
import type { MaterialVerdict } from "./MaterialCheck.data.ts";

/** All verdicts in the order of the lists: the dangerous ones first. */
export const verdicts = ["never", "unknown", "mark", "allowed"] as const satisfies readonly MaterialVerdict[];

/** Icon and colour of each verdict. The word is always shown beside them. */
export const verdictStyles: Readonly<
  Record<MaterialVerdict, { icon: IconName; tone: NonNullable<BadgeProps["tone"]> }>
> = {
  allowed: { icon: "check", tone: "success" },
  mark: { icon: "layers", tone: "accent" },
  never: { icon: "x", tone: "danger" },
  unknown: { icon: "chat", tone: "neutral" },
};
