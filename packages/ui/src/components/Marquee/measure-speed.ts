const left = (canvas: HTMLElement) => canvas.querySelector("ul")?.getBoundingClientRect().left ?? 0;
export const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Measures the speed in pixels per second, over a distance of at least 60 px. */
export async function measureSpeed(canvas: HTMLElement): Promise<number> {
  const resting = left(canvas);
  while (left(canvas) === resting) await frame();
  const [from, begin] = [left(canvas), await frame()];
  let now = begin;
  while (Math.abs(left(canvas) - from) < 60) now = await frame();
  return ((left(canvas) - from) / (now - begin)) * 1000;
}
