import type { Range } from "@lightmaker/drawing";

interface Step {
  readonly unit: "second" | "minute" | "hour";
  /** In seconds. */
  readonly size: number;
  /** Times up to here are told in this unit, in seconds. */
  readonly most: number;
  /** What the figures are multiples of. */
  readonly multiple: number;
}

/** An estimate is not known to the second: figures are rounded to what it can say. */
const steps: readonly Step[] = [
  { unit: "second", size: 1, most: 59, multiple: 5 },
  { unit: "minute", size: 60, most: 7199, multiple: 1 },
  { unit: "hour", size: 3600, most: Infinity, multiple: 0.5 },
];

const stepFor = (seconds: number): Step => steps.find(({ most }) => seconds <= most) ?? (steps[2] as Step);

/**
 * Tells an estimated time as a range, its ends rounded apart: 5 seconds below a minute, whole minutes below two hours, half
 * hours above. Ends that round to the same figure are put one step apart.
 * @param seconds estimate in seconds
 * @param language BCP 47 tag
 */
export function timeText({ least, most }: Range, language: string): string {
  const format = (unit: Step["unit"]) =>
    new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: 1 });
  const rounded = (seconds: number, round: (value: number) => number, { size, multiple }: Step) =>
    round(Number((seconds / size / multiple).toFixed(6))) * multiple;
  const upperStep = stepFor(Math.ceil(most / 5) * 5);
  const lowerStep = stepFor(least);
  const lower = rounded(least, Math.floor, lowerStep);
  let upper = rounded(most, Math.ceil, upperStep);
  if (lowerStep !== upperStep)
    return spaced(`${format(lowerStep.unit).format(lower)} – ${format(upperStep.unit).format(upper)}`);
  if (upper <= lower) upper = lower + upperStep.multiple;
  return spaced(format(upperStep.unit).formatRange(lower, upper));
}

/** Sets Chinese figures as the rest of the site does: `15–35 秒`, where CLDR has `15-35秒`. */
const spaced = (text: string): string =>
  text.replace(/(\d)-(\d)/, "$1–$2").replace(/(\d)(?=\p{Script=Han})/gu, "$1 ");
