const left = (canvas: HTMLElement) => canvas.querySelector("ul")?.getBoundingClientRect().left ?? 0;
/** Resolves with the time of the next frame. */
export const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Pixels per second over at least as many frames as make a distance that can be measured. */
export async function measuredSpeed(canvas: HTMLElement): Promise<number> {
  const resting = left(canvas);
  while (left(canvas) === resting) await frame();
  const [from, begin] = [left(canvas), await frame()];
  let now = begin;
  while (Math.abs(left(canvas) - from) < 60) now = await frame();
  return ((left(canvas) - from) / (now - begin)) * 1000;
}
