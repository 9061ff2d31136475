import type { Examples } from "../../stories.ts";
import type { SkeletonProps } from "./Skeleton.tsx";

type Example = Pick<SkeletonProps, "shape" | "lines" | "ratio"> & {
  /** Loading message of the element around the skeleton in the story. */
  waiting: string;
};

const variants = (waiting: string) =>
  ({
    default: { waiting },
    oneLine: { waiting, lines: 1 },
    picture: { waiting, shape: "picture" },
    widePicture: { waiting, shape: "picture", ratio: 16 / 7 },
    card: { waiting, shape: "card" },
  }) as const satisfies Record<string, Example>;

export const examples = {
  zh: variants("新闻加载中"),
  en: variants("The news is loading"),
} satisfies Examples<Example>;
