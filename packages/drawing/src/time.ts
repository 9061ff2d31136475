import type { Route } from "./route.ts";

/** From the least to the most. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** Settings of an operation. */
export interface Feed {
  /** In mm/s: the fastest gives the least time, the slowest the most. */
  readonly speed: Range;
  readonly passes: number;
}

/** How the machine moves. */
export interface Motion {
  /** In mm/s². Makers rarely publish it, so it is a range that the caller answers for. */
  readonly acceleration: Range;
  /** Speed with the beam off, in mm/s. */
  readonly jumpSpeed: number;
}

export interface TimeOptions {
  readonly motion: Motion;
  readonly cut?: Feed;
  readonly score?: Feed;
  /** `interval` is the distance of the lines, in millimetres. */
  readonly engrave?: Feed & { readonly interval: number };
}

/** Time of a job in seconds, in parts. A part is missing if its settings are, although the drawing has it. */
export interface JobTime {
  readonly cut?: Range;
  readonly score?: Range;
  readonly engrave?: Range;
  readonly jumps: Range;
  /** Sum of the known parts. */
  readonly total: Range;
  /** False if a part is missing. */
  readonly complete: boolean;
}

/**
 * Returns the time for a straight way from rest to rest: it speeds up with `acceleration`, keeps `speed`, and brakes.
 * Below speed² ÷ acceleration the speed is not reached.
 * @param length in millimetres
 * @returns seconds
 */
export const timeOfRun = (length: number, speed: number, acceleration: number): number =>
  length >= (speed * speed) / acceleration
    ? length / speed + speed / acceleration
    : 2 * Math.sqrt(length / acceleration);

const sum = (values: Float64Array, of: (value: number) => number): number => {
  let total = 0;
  for (const value of values) total += of(value);
  return total;
};

const wholeOf = (values: Float64Array) => sum(values, (value) => value);

/**
 * Estimates how long a job takes. The least is the way divided by the fastest speed, as if the head never braked; the
 * most lets it stop at every corner with the low acceleration, at the slowest speed. Machines lie between the two.
 */
export function timeOfJob(route: Route, { motion, cut, score, engrave }: TimeOptions): JobTime {
  const { acceleration, jumpSpeed } = motion;
  const along = (runs: Float64Array, { speed, passes }: Feed): Range => ({
    least: (passes * wholeOf(runs)) / speed.most,
    most: passes * sum(runs, (run) => timeOfRun(run, speed.least, acceleration.least)),
  });
  const passes = Math.max(cut?.passes ?? 1, score?.passes ?? 1);
  const jumps: Range = {
    least: wholeOf(route.jumps) / jumpSpeed,
    most: passes * sum(route.jumps, (jump) => timeOfRun(jump, jumpSpeed, acceleration.least)),
  };
  const filled = (feed: Feed & { readonly interval: number }): Range => {
    let [least, most] = [0, 0];
    for (const { width, height, area } of route.engraved) {
      least += (feed.passes * area) / feed.interval / feed.speed.most;
      // Each line over the whole width, from rest to rest beside it.
      const lines = Math.ceil(height / feed.interval);
      const { least: speed } = feed.speed;
      most += feed.passes * lines * (width / speed + (2 * speed) / acceleration.least);
    }
    return { least, most };
  };
  const parts = {
    ...(route.cut.length > 0 && cut && { cut: along(route.cut, cut) }),
    ...(route.score.length > 0 && score && { score: along(route.score, score) }),
    ...(route.engraved.length > 0 && engrave && { engrave: filled(engrave) }),
    jumps,
  };
  const known = Object.values(parts);
  return {
    ...parts,
    total: {
      least: known.reduce((total, { least }) => total + least, 0),
      most: known.reduce((total, { most }) => total + most, 0),
    },
    complete:
      (route.cut.length === 0 || cut !== undefined) &&
      (route.score.length === 0 || score !== undefined) &&
      (route.engraved.length === 0 || engrave !== undefined),
  };
}
