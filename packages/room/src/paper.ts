import type { Room } from "./plan.ts";

/** Scales for paper, the largest first: 20 is 1:20. */
export const paperScales = [20, 25, 50, 100, 200] as const;

export interface Paper {
  readonly scale: number;
  /** True if the plan lies on its side, because it is larger that way. */
  readonly turned: boolean;
}

/**
 * Returns the largest scale at which a room fits an area of the paper, both in millimetres. A plan is turned only if that
 * makes it larger.
 * @param margin free space around the room on paper, for openings
 */
export function paperOf(
  { width, depth }: Pick<Room, "width" | "depth">,
  area: Readonly<{ width: number; height: number }>,
  margin = 0,
): Paper {
  for (const scale of paperScales) {
    const [wide, high] = [width / scale + 2 * margin, depth / scale + 2 * margin];
    if (wide <= area.width && high <= area.height) return { scale, turned: false };
    if (high <= area.width && wide <= area.height) return { scale, turned: true };
  }
  return { scale: paperScales[paperScales.length - 1] as number, turned: width > depth };
}
