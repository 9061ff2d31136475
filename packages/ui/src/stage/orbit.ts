/** Where the camera stands on its sphere around what it shows: degrees to the right of the front, degrees above the floor. */
export interface Orbit {
  readonly azimuth: number;
  readonly elevation: number;
  /** 1 shows the whole; 2 shows it twice as large. */
  readonly zoom: number;
}

/** Width, depth and height in metres. */
export type Extent = readonly [width: number, depth: number, height: number];

/** Vertical angle of the camera's picture in degrees. A small one shows a machine as a picture from some metres away does. */
export const fieldOfView = 24;

const [lowest, highest, largest] = [-4, 82, 5];
const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
/** The same direction between -180 and 180 degrees. */
const direction = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** Turns the camera by degrees. It goes neither below `low`, a little below the floor unless set, nor over the pole. */
export const turned = (orbit: Orbit, right: number, up: number, low = lowest): Orbit => ({
  ...orbit,
  azimuth: direction(orbit.azimuth + right),
  elevation: clamp(orbit.elevation + up, low, highest),
});

export const zoomed = (orbit: Orbit, factor: number): Orbit => ({
  ...orbit,
  zoom: clamp(orbit.zoom * factor, 1, largest),
});

/** The camera after a share of the shorter way from one place to another. */
export function between(from: Orbit, to: Orbit, share: number): Orbit {
  const eased = share * share * (3 - 2 * share);
  return {
    azimuth: direction(from.azimuth + direction(to.azimuth - from.azimuth) * eased),
    elevation: from.elevation + (to.elevation - from.elevation) * eased,
    zoom: from.zoom + (to.zoom - from.zoom) * eased,
  };
}

/** Distance in metres from which the model is seen whole from every side, at a zoom of 1. */
export function wholeDistance([width, depth, height]: Extent, aspect: number): number {
  const tangent = Math.tan((fieldOfView * Math.PI) / 360);
  const radius = Math.hypot(width, depth) / 2;
  const across = radius / (tangent * aspect);
  const upright = (height / 2 + radius * 0.3) / tangent;
  return Math.max(across, upright) * 1.12 + radius * 0.55;
}

/**
 * Distance in metres from which a whole floor is seen at an elevation, whichever corner is nearest.
 * @param over height of the camera's target above the floor, in metres
 */
export function floorDistance([width, depth]: Extent, elevation: number, over: number): number {
  const tangent = Math.tan((fieldOfView * Math.PI) / 360);
  const [sine, cosine] = [Math.sin((elevation * Math.PI) / 180), Math.cos((elevation * Math.PI) / 180)];
  const radius = Math.hypot(width, depth) / 2;
  return (radius * sine + over * cosine) / tangent + radius * cosine - over * sine;
}

/** Whether two orbits are the same place. */
export const isSame = (one: Orbit, other: Orbit): boolean =>
  one.azimuth === other.azimuth && one.elevation === other.elevation && one.zoom === other.zoom;
