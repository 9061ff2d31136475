import type { BadgeProps } from "../../components/Badge/index.ts";
import type { IconName } from "../../components/Icon/index.ts";
import type { MaterialVerdict } from "./MaterialCheck.data.ts";

/** Every verdict in the order of the lists: what is dangerous first. */
export const verdicts = ["never", "unknown", "mark", "allowed"] as const satisfies readonly MaterialVerdict[];

/** How a verdict is drawn. Its word stands beside it, always. */
export const looks: Readonly<
  Record<MaterialVerdict, { icon: IconName; tone: NonNullable<BadgeProps["tone"]> }>
> = {
  allowed: { icon: "check", tone: "success" },
  mark: { icon: "layers", tone: "accent" },
  never: { icon: "x", tone: "danger" },
  unknown: { icon: "chat", tone: "neutral" },
};
