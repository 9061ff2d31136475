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

/** A series in place of a model's id: the first entry of the series' switcher (decisions 8). */
export type SeriesSlug = "morning-light" | "zhongtian";

/** Kind of laser source of a model. */
export type SourceId = "glassTube" | "rfTube" | "diode" | "fiber";

const co2Wavelength = exact("µm", 10.6);

/** Wavelength of each source (decisions 10; facts, "Sources of light"). */
export const wavelengths = {
  glassTube: co2Wavelength,
  rfTube: co2Wavelength,
  diode: exact("nm", 455),
  fiber: exact("nm", 1064),
} as const satisfies Record<SourceId, Quantity>;

/**
 * Facts of one model in the specification (section 9, settled by decisions 10 to 12). Every figure that the site shows
 * of a model comes from here.
 */
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
  /** Maximum thickness of acrylic that is cut through. On a blue diode model, that of wood. */
  readonly cutThickness?: Quantity;
  /**
   * Recommended maximum thickness of wood. `woodThicknessLimit` is the maximum with good wood and full power
   * (decisions 11).
   */
  readonly woodThickness?: Quantity;
  readonly woodThicknessLimit?: Quantity;
  /** Maximum height of a piece under the head. */
  readonly materialThickness?: Quantity;
  /** Width × depth × height of the closed machine. */
  readonly machineSize?: Quantity;
  readonly weight?: Quantity;
  /** Lift of the work table: on Light 530 the focusing travel, on Radiance also clearance for tall pieces. */
  readonly zTravel?: Quantity;
  /** Focusing travel of the laser head itself. It adds no clearance for thicker pieces. */
  readonly headTravel?: Quantity;
  /**
   * Rated laser power (decisions 12). A single figure; the specification does not say which of the available versions
   * it applies to.
   */
  readonly ratedPower?: Quantity;
  /** Number of materials that the maker has tried on the model, with each thickness counted as one. */
  readonly materialCount?: Quantity;
  readonly noise?: Quantity;
  /** Rated life of the laser source. */
  readonly sourceLife?: Quantity;
  readonly camera?: Quantity;
  /** Capacity of the cooling water tank. `waterFlow` is the required flow. */
  readonly waterTank?: Quantity;
  readonly waterFlow?: Quantity;
  /** Air assist: required pressure. `airFlow` is the required volume. */
  readonly airPressure?: Quantity;
  readonly airFlow?: Quantity;
  /** "ModelLimit" of the specification, which does not say of which hose or cable. */
  readonly reach?: Quantity;
  /** Permitted air temperature during operation. */
  readonly temperature?: Quantity;
  /** Diagonal of the touchscreen. */
  readonly screen?: Quantity;
  /**
   * Maximum thickness of a sheet that is fed through the back door with the beam off. The length is not limited
   * (decisions 33).
   */
  readonly passThrough?: Quantity;
  /** Diameter of the exhaust. */
  readonly exhaust?: Quantity;
  /** Mains that the machine needs. `mainsPower` is the power to plan the circuit for (decisions 12). */
  readonly voltage?: Quantity;
  readonly frequency?: Quantity;
  readonly current?: Quantity;
  readonly mainsPower?: Quantity;
}

/** Rated life of a glass tube, for Light 530 and in general (decisions 12). */
const glassTubeLife = most("h", 9000);

const radiance = {
  series: "zhongtian",
  source: "glassTube",
  maxSpeed: exact("mm/s", 1000),
  precision: range("mm", 0.01, 0.05),
  sourceLife: glassTubeLife,
  passThrough: exact("mm", 20),
  exhaust: exact("mm", 150),
  voltage: exact("V", 230),
  frequency: choices("Hz", 50, 60),
  current: exact("A", 6),
  mainsPower: exact("kW", 1.5),
} as const;

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

/** Returns the models of one series, in the order of the switcher. */
export function modelsOf(series: SeriesId): readonly ModelFacts[] {
  return Object.values<ModelFacts>(models).filter((model) => model.series === series);
}

/** Free space to leave around a machine (specification, section 9). */
export const clearance = { behind: exact("mm", 200), beside: exact("mm", 100) };

/** Hours after which to plan the replacement of a glass tube. `sourceLife` is the rated life (decisions 12). */
export const plannedTubeLife = exact("h", 4000);

/** Hours with the beam on during a long shift. */
const shift = 8;
const [plannedHours] = plannedTubeLife.figures;

/**
 * Comparison of glass tubes and RF tubes (decisions 12). The specification's replacement after six to twelve months
 * applies to machines that hardly ever stop: 4000 h in half a year are 22 h a day, in a full year 11 h.
 */
export const tubes = {
  glassTube: {
    ratedLife: glassTubeLife,
    planned: plannedTubeLife,
    shift: exact("h", shift),
    /** Days of one shift each until the planned replacement. */
    days: about("", (plannedHours ?? 0) / shift),
    nonStop: range("h", 11, 22),
    replacement: range("month", 6, 12),
  },
  rfTube: { ratedLife: least("h", 15000), inGeneral: plus("h", 20000) },
} as const;

/** Getting started: time to learn the machine, and time until the first cut. */
export const learning = { course: range("h", 1, 2), firstCut: exact("min", 30) } as const;

/**
 * Warranty and spare parts. The warranty excludes lenses and damage caused by people. The months of the tube apply to
 * glass tubes. For RF tubes, diode modules and fibre sources the specification gives none, so the contract defines
 * them.
 */
export const warranty = {
  general: exact("month", 12),
  tube: exact("month", 6),
  spareParts: exact("workday", 3),
} as const;

/**
 * Figures of the company page: years in business, machines made (the specification does not say in what period),
 * certificates.
 */
export const company = {
  years: plus("", 16),
  production: plus("", 5000),
  certificates: plus("", 50),
} as const;

/**
 * Power of the smaller version of Light Blue 530, sold as Blue Light S20. 530-B is another spelling of the full machine
 * (decisions 7, 11).
 */
export const blueLightS20Power = exact("W", 20);

/** File formats that every cutter opens, those that the Radiance series opens in addition, and those of the marker. */
export const fileFormats = {
  common: ["JPG", "PNG", "BMP", "TIF", "DXF", "AI", "SVG", "DST"],
  zhongtian: ["LPC", "PLT"],
  marking: ["SVG", "DXF", "JPG", "JPEG", "PNG", "BMP", "TIF"],
} as const;

/** Product of mains voltage and current: apparent power. `mainsPower` leaves a margin above it. */
export const fullLoad = exact(
  "kVA",
  ((radiance.voltage.figures[0] ?? 0) * (radiance.current.figures[0] ?? 0)) / 1000,
);

/** Width of the cut in sheets of 3 to 6 mm. */
export const kerf = range("mm", 0.1, 0.25);
