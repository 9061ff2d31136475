import type { Drawing } from "./drawing.ts";

/** Returns a drawing in another size. Its unit counts as chosen. */
export function rescaled(drawing: Drawing, factor: number): Drawing {
  const { chains, page } = drawing;
  return {
    ...drawing,
    unitFrom: "chosen",
    chains: chains.map((chain) => ({
      ...chain,
      points: chain.points.map((value) => value * factor),
      ...(chain.curves && {
        curves: chain.curves.map(({ x1, y1, x2, y2, ...segments }) => ({
          ...segments,
          x1: x1 * factor,
          y1: y1 * factor,
          x2: x2 * factor,
          y2: y2 * factor,
        })),
      }),
      ...(chain.circle && {
        circle: {
          x: chain.circle.x * factor,
          y: chain.circle.y * factor,
          radius: chain.circle.radius * factor,
        },
      }),
    })),
    ...(page && {
      page: {
        left: page.left * factor,
        lower: page.lower * factor,
        right: page.right * factor,
        upper: page.upper * factor,
      },
    }),
  };
}
