const left = (canvas: HTMLElement) => canvas.querySelector("ul")?.getBoundingClientRect().left ?? 0;
export const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Waits for a frame and for the row's own callback in it, which comes first because this one is asked for in a later task. */
async function frameOfRow(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve));
  return frame();
}

/**
 * Measures the speed in pixels per second, over a distance of at least 60 px. It is the slope of the line through all frames, whose
 * places belong to their times, so that late frames on a busy machine count for nothing.
 */
export async function measureSpeed(canvas: HTMLElement): Promise<number> {
  const resting = left(canvas);
  while (left(canvas) === resting) await frame();
  const samples: { time: number; place: number }[] = [];
  const distance = () => Math.abs((samples.at(-1)?.place ?? 0) - (samples[0]?.place ?? 0));
  while (distance() < 60) {
    const time = await frameOfRow();
    samples.push({ time, place: left(canvas) });
  }
  const mean = (value: (sample: (typeof samples)[number]) => number) =>
    samples.reduce((sum, sample) => sum + value(sample), 0) / samples.length;
  const [time, place] = [mean((sample) => sample.time), mean((sample) => sample.place)];
  const covariance = mean((sample) => (sample.time - time) * (sample.place - place));
  return (covariance / mean((sample) => (sample.time - time) ** 2)) * 1000;
}
