import type { Range } from "./time.ts";

/** The caller's own figures, in his currency. What is missing is not counted. */
export interface Prices {
  /** Price of a sheet. */
  readonly sheet?: number;
  /** Pieces on a sheet. */
  readonly pieces?: number;
  /** Price of an hour at the machine. */
  readonly hour?: number;
  /** Price of a kilowatt hour. */
  readonly energy?: number;
  /** Mains power of the machine with all that belongs to it, in kilowatts. */
  readonly power?: number;
}

/** Cost of a piece. A part is missing if a figure for it is. */
export interface Cost {
  readonly material?: number;
  readonly labour?: Range;
  readonly energy?: Range;
  /** Sum of the known parts; missing without any. */
  readonly total?: Range;
}

const times = ({ least, most }: Range, factor: number): Range => ({
  least: least * factor,
  most: most * factor,
});

/** @param seconds time for a piece; undefined if it is not known */
export function costOf(seconds: Range | undefined, { sheet, pieces, hour, energy, power }: Prices): Cost {
  const material = sheet !== undefined && pieces !== undefined && pieces > 0 ? sheet / pieces : undefined;
  const labour = seconds && hour !== undefined ? times(seconds, hour / 3600) : undefined;
  const electricity =
    seconds && energy !== undefined && power !== undefined
      ? times(seconds, (energy * power) / 3600)
      : undefined;
  const ranges = [
    ...(material === undefined ? [] : [{ least: material, most: material }]),
    ...(labour ? [labour] : []),
    ...(electricity ? [electricity] : []),
  ];
  return {
    ...(material !== undefined && { material }),
    ...(labour && { labour }),
    ...(electricity && { energy: electricity }),
    ...(ranges.length > 0 && {
      total: {
        least: ranges.reduce((sum, { least }) => sum + least, 0),
        most: ranges.reduce((sum, { most }) => sum + most, 0),
      },
    }),
  };
}
