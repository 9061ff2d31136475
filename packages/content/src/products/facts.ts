import {
  about,
  area,
  areaMost,
  choices,
  exact,
  least,
  most,
  plus,
  type Quantity,
  range,
} from "../quantity.ts";
import type { modelIds } from "../routes.ts";

/** Canonical id of a model (decisions 7). */
export type ModelId = (typeof modelIds)[number];

export type SeriesId = "morningLight" | "zhongtian";

/** A series where a model's id can stand: the first entry of its switcher (decisions 8). */
export type SeriesSlug = "morning-light" | "zhongtian";

/** Kind of laser a model works with, and its wavelength. */
export type SourceId = "glassTube" | "rfTube" | "diode" | "fiber";

const co2Wavelength = exact("µm", 10.6);

/** Wavelength of each source (decisions 10; facts, "Sources of light"). */
export const wavelengths = {
  glassTube: co2Wavelength,
  rfTube: co2Wavelength,
  diode: exact("nm", 455),
  fiber: exact("nm", 1064),
} as const satisfies Record<SourceId, Quantity>;

/** What the specification says of one model (section 9, settled by decisions 10 to 12). Every figure the site shows of it comes from here. */
export interface ModelFacts {
  readonly name: string;
  readonly series: SeriesId;
  readonly source: SourceId;
  /** Optical power of the laser source, not the power drawn from the mains. */
  readonly laserPower: Quantity;
  /** Length × width that the head can reach. */
  readonly workArea?: Quantity;
  readonly maxSpeed: Quantity;
  /** Positioning precision. */
  readonly precision?: Quantity;
  /** Smallest spot of the focused beam, length × width. */
  readonly spotSize?: Quantity;
  /** Thickest acrylic that is cut through; on a blue diode model, the thickest of all materials it cuts. */
  readonly cutThickness?: Quantity;
  /** Thickest wood: what we recommend, and what good wood and full power allow (decisions 11). */
  readonly woodThickness?: Quantity;
  readonly woodThicknessLimit?: Quantity;
  /** Thickest piece that fits under the head. */
  readonly materialThickness?: Quantity;
  /** Width × depth × height of the closed machine. */
  readonly machineSize?: Quantity;
  readonly weight?: Quantity;
  /** Lift of the work table: on Light 530 the way of its focusing, on Radiance also room for tall pieces. */
  readonly zTravel?: Quantity;
  /** Height the laser head itself can be moved by, to focus; it makes no room for thicker pieces. */
  readonly headTravel?: Quantity;
  /** Rated laser power (decisions 12). One figure, of which the specification does not say which of the versions on sale it is for. */
  readonly ratedPower?: Quantity;
  /** Different materials the model has settings for. */
  readonly materialCount?: Quantity;
  readonly noise?: Quantity;
  /** Rated life of the laser source. */
  readonly sourceLife?: Quantity;
  readonly camera?: Quantity;
  /** Cooling water: what the tank holds, and what has to flow. */
  readonly waterTank?: Quantity;
  readonly waterFlow?: Quantity;
  /** Air assist: pressure, or volume. */
  readonly airPressure?: Quantity;
  readonly airFlow?: Quantity;
  /** "Reach" of the specification, which does not say of which hose or cable. */
  readonly reach?: Quantity;
  /** Air temperature the machine may work in. */
  readonly temperature?: Quantity;
  /** Diagonal of the touchscreen. */
  readonly screen?: Quantity;
  /** Thickest sheet that is fed through the back door with the beam off; its length is not limited (decisions 33). */
  readonly passThrough?: Quantity;
  /** Diameter of the exhaust. */
  readonly exhaust?: Quantity;
  /** Mains the machine needs; `mainsPower` is what to plan the circuit for (decisions 12). */
  readonly voltage?: Quantity;
  readonly frequency?: Quantity;
  readonly current?: Quantity;
  readonly mainsPower?: Quantity;
}

const radiance = {
  series: "zhongtian",
  source: "glassTube",
  maxSpeed: exact("mm/s", 1000),
  precision: range("mm", 0.01, 0.05),
  passThrough: exact("mm", 20),
  exhaust: exact("mm", 150),
  voltage: exact("V", 230),
  frequency: choices("Hz", 50, 60),
  current: exact("A", 6),
  mainsPower: exact("kW", 1.5),
} as const;

/** What a glass tube is rated for, Light 530's and any other (decisions 12). */
const glassTubeLife = most("h", 9000);

export const models = {
  "light-530": {
    name: "Light 530",
    series: "morningLight",
    source: "glassTube",
    laserPower: choices("W", 40, 60),
    workArea: area("mm", 500, 300),
    maxSpeed: exact("mm/s", 600),
    precision: most("mm", 0.025),
    cutThickness: exact("mm", 20),
    woodThickness: exact("mm", 15),
    woodThicknessLimit: exact("mm", 20),
    materialThickness: most("mm", 22),
    machineSize: area("mm", 1080, 585, 320),
    weight: about("kg", 70),
    zTravel: exact("mm", 20),
    noise: most("dB", 60),
    sourceLife: glassTubeLife,
    headTravel: most("mm", 25),
    ratedPower: exact("W", 62),
    waterTank: exact("L", 3.2),
    waterFlow: exact("L/h", 1000),
    airPressure: least("MPa", 0.05),
    reach: exact("m", 5),
    camera: exact("MP", 16),
    screen: exact("in", 5),
  },
  "light-blue-530": {
    name: "Light Blue 530",
    series: "morningLight",
    source: "diode",
    laserPower: choices("W", 20, 40),
    maxSpeed: exact("mm/s", 600),
    spotSize: area("mm", 0.08, 0.06),
    cutThickness: about("mm", 8),
    materialThickness: most("mm", 10),
  },
  "light-530-rf": {
    name: "Light 530 RF",
    series: "morningLight",
    source: "rfTube",
    laserPower: choices("W", 40, 50),
    maxSpeed: exact("mm/s", 600),
    precision: most("mm", 0.025),
    cutThickness: exact("mm", 15),
    noise: most("dB", 48),
    sourceLife: least("h", 15000),
    materialCount: plus("", 200),
    temperature: range("°C", 5, 40),
    airFlow: exact("L/min", 50),
  },
  "mark-m20": {
    name: "Mark M20",
    series: "morningLight",
    source: "fiber",
    laserPower: choices("W", 20, 30, 50),
    workArea: areaMost("mm", 150, 150),
    maxSpeed: exact("mm/s", 12000),
    spotSize: areaMost("mm", 0.03, 0.03),
    materialCount: plus("", 200),
    materialThickness: most("mm", 150),
  },
  "light-640": {
    ...radiance,
    name: "Light 640",
    laserPower: choices("W", 40, 60, 80),
    workArea: area("mm", 600, 400),
    woodThicknessLimit: exact("mm", 20),
    machineSize: area("mm", 1450, 950, 1180),
    weight: about("kg", 300),
    zTravel: exact("mm", 150),
  },
  "light-960": {
    ...radiance,
    name: "Light 960",
    laserPower: choices("W", 60, 80, 100),
    workArea: area("mm", 900, 600),
    weight: exact("kg", 410),
    zTravel: exact("mm", 230),
  },
  "light-1390": {
    ...radiance,
    name: "Light 1390",
    laserPower: choices("W", 80, 100, 130),
    workArea: area("mm", 1300, 900),
    weight: exact("kg", 500),
    zTravel: exact("mm", 230),
  },
  "light-1610": {
    ...radiance,
    name: "Light 1610",
    laserPower: choices("W", 100, 130, 150),
    workArea: area("mm", 1600, 1000),
    weight: exact("kg", 590),
    zTravel: exact("mm", 230),
  },
} as const satisfies Record<ModelId, ModelFacts>;

/** The models of one series, in the order of the switcher. */
export function modelsOf(series: SeriesId): readonly ModelFacts[] {
  return Object.values<ModelFacts>(models).filter((model) => model.series === series);
}

/** Free space to leave around a machine (specification, section 9). */
export const clearance = { behind: exact("mm", 200), beside: exact("mm", 100) };

/** What most particles in a laser's smoke are smaller than (facts, "Fumes"). */
export const fumes = exact("µm", 1);

/** What to plan a glass tube's replacement for; `sourceLife` is what it is rated for (decisions 12). */
export const plannedTubeLife = exact("h", 4000);

/** Hours with the beam on that a long shift comes to. */
const shift = 8;
const [plannedHours] = plannedTubeLife.figures;

/**
 * Glass tubes and RF tubes side by side (decisions 12). The specification's six to twelve months are true of machines
 * that hardly ever stop: 4000 h in half a year are 22 h a day, in a year 11.
 */
export const tubes = {
  glassTube: {
    ratedLife: glassTubeLife,
    planned: plannedTubeLife,
    shift: exact("h", shift),
    /** Days of one shift until then. */
    days: about("", (plannedHours ?? 0) / shift),
    nonStop: range("h", 11, 22),
    replacement: range("month", 6, 12),
  },
  rfTube: { ratedLife: least("h", 15000), inGeneral: plus("h", 20000) },
} as const;

/** Getting started: time to learn the machine, and until the first cut. */
export const learning = { course: range("h", 1, 2), firstCut: exact("min", 30) } as const;

/**
 * Warranty and spare parts. The warranty excludes lenses and damage by people. The tube's months are a glass tube's; for RF
 * tubes, diode modules and fibre sources the specification gives none, so they are agreed in the contract.
 */
export const warranty = {
  general: exact("month", 12),
  tube: exact("month", 6),
  spareParts: exact("workday", 3),
} as const;

/** What a visitor counts at the company: years, machines made (the specification does not say in what time), certificates. */
export const company = {
  years: plus("", 16),
  production: plus("", 5000),
  certificates: plus("", 50),
} as const;

/** The smaller version of Light Blue 530, sold as Blue Light S20; 530-B is the whole machine written otherwise (decisions 7, 11). */
export const blueLightS20Power = exact("W", 20);

/** File formats every cutter opens, and what the Radiance series and the marker open besides or instead. */
export const fileFormats = {
  common: ["JPG", "PNG", "BMP", "TIF", "DXF", "AI", "SVG", "DST"],
  zhongtian: ["LPC", "PLT"],
  marking: ["SVG", "DXF", "JPG", "JPEG", "PNG", "BMP", "TIF"],
} as const;

/** What the two figures of the mains multiply to; `mainsPower` leaves room above it. */
export const fullLoad = exact(
  "kW",
  ((radiance.voltage.figures[0] ?? 0) * (radiance.current.figures[0] ?? 0)) / 1000,
);

/** Width of the cut in sheet of 3 to 6 mm. */
export const kerf = range("mm", 0.1, 0.25);
