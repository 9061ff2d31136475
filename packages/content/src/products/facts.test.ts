import { describe, expect, it } from "vitest";
import { formatQuantity, type Quantity } from "../quantity.ts";
import {
  blueLightS20Power,
  clearance,
  company,
  kerf,
  learning,
  type ModelFacts,
  type ModelId,
  models,
  modelsOf,
  plannedTubeLife,
  tubes,
  warranty,
  wavelengths,
} from "./facts.ts";
import { co2Power } from "./series.ts";

type Measure = Exclude<keyof ModelFacts, "name" | "series" | "source">;

const shown = (quantity: Quantity | undefined): string | undefined =>
  quantity && formatQuantity(quantity, "en").replaceAll("\u2009\u2060", " ");

const everyRadiance = {
  maxSpeed: "1,000 mm/s",
  precision: "0.01–0.05 mm",
  sourceLife: "≤ 9,000 h",
  passThrough: "20 mm",
  exhaust: "150 mm",
  voltage: "230 V",
  frequency: "50/60 Hz",
  current: "6 A",
  mainsPower: "1.5 kW",
};

/**
 * Section 9 of the specification, with decisions 10 to 12 where it contradicts itself. Repeated here on purpose, so
 * that the test fails if a figure is changed by mistake.
 */
const specified: Record<ModelId, Partial<Record<Measure, string>>> = {
  "light-530": {
    laserPower: "40/60 W",
    workArea: "500 × 300 mm",
    maxSpeed: "600 mm/s",
    precision: "≤ 0.025 mm",
    cutThickness: "20 mm",
    woodThickness: "15 mm",
    woodThicknessLimit: "20 mm",
    materialThickness: "≤ 22 mm",
    machineSize: "1080 × 585 × 320 mm",
    weight: "about 70 kg",
    zTravel: "20 mm",
    noise: "≤ 60 dB",
    sourceLife: "≤ 9,000 h",
    headTravel: "≤ 25 mm",
    ratedPower: "62 W",
    waterTank: "3.2 L",
    waterFlow: "1,000 L/h",
    airPressure: "≥ 0.05 MPa",
    reach: "5 m",
    camera: "16 MP",
    screen: "5 inch",
  },
  "light-blue-530": {
    laserPower: "20/40 W",
    maxSpeed: "600 mm/s",
    spotSize: "0.08 × 0.06 mm",
    cutThickness: "about 8 mm",
    materialThickness: "≤ 10 mm",
  },
  "light-530-rf": {
    laserPower: "40/50 W",
    maxSpeed: "600 mm/s",
    precision: "≤ 0.025 mm",
    cutThickness: "15 mm",
    noise: "≤ 48 dB",
    sourceLife: "≥ 15,000 h",
    materialCount: "200+",
    temperature: "5–40 °C",
    airFlow: "50 L/min",
  },
  "mark-m20": {
    laserPower: "20/30/50 W",
    workArea: "≤ 150 × 150 mm",
    maxSpeed: "12,000 mm/s",
    spotSize: "≤ 0.03 × 0.03 mm",
    materialCount: "200+",
    materialThickness: "≤ 150 mm",
  },
  "light-640": {
    ...everyRadiance,
    laserPower: "40/60/80 W",
    workArea: "600 × 400 mm",
    woodThicknessLimit: "20 mm",
    machineSize: "1450 × 950 × 1180 mm",
    weight: "about 300 kg",
    zTravel: "150 mm",
  },
  "light-960": {
    ...everyRadiance,
    laserPower: "60/80/100 W",
    workArea: "900 × 600 mm",
    weight: "410 kg",
    zTravel: "230 mm",
  },
  "light-1390": {
    ...everyRadiance,
    laserPower: "80/100/130 W",
    workArea: "1300 × 900 mm",
    weight: "500 kg",
    zTravel: "230 mm",
  },
  "light-1610": {
    ...everyRadiance,
    laserPower: "100/130/150 W",
    workArea: "1600 × 1000 mm",
    weight: "590 kg",
    zTravel: "230 mm",
  },
};

describe("models", () => {
  it.each(Object.entries<ModelFacts>(models))(
    "states of %s what is specified, and nothing else",
    (id, facts) => {
      const { name: _name, series: _series, source: _source, ...measures } = facts;
      const stated = Object.fromEntries(
        Object.entries<Quantity>(measures).map(([measure, quantity]) => [measure, shown(quantity)]),
      );
      expect(stated).toEqual(specified[id as ModelId]);
    },
  );

  it("belong to their series in the order of the switcher", () => {
    expect(modelsOf("morningLight").map(({ name }) => name)).toEqual([
      "Light 530",
      "Light Blue 530",
      "Light 530 RF",
      "Mark M20",
    ]);
    expect(modelsOf("zhongtian").map(({ name }) => name)).toEqual([
      "Light 640",
      "Light 960",
      "Light 1390",
      "Light 1610",
    ]);
  });
});

describe("facts of no single model", () => {
  it.each([
    ["power of all CO₂ models", co2Power, "40–150 W"],
    ["space behind a machine", clearance.behind, "200 mm"],
    ["space at each side", clearance.beside, "100 mm"],
    ["life to plan a glass tube for", plannedTubeLife, "4,000 h"],
    ["rated life of a glass tube", tubes.glassTube.ratedLife, "≤ 9,000 h"],
    ["time between two glass tubes", tubes.glassTube.replacement, "6–12 months"],
    ["rated life of the RF tube in Light 530 RF", tubes.rfTube.ratedLife, "≥ 15,000 h"],
    ["life of RF tubes in general", tubes.rfTube.inGeneral, "20,000+ h"],
    ["time to learn a machine", learning.course, "1–2 h"],
    ["time to the first cut", learning.firstCut, "30 min"],
    ["warranty", warranty.general, "12 months"],
    ["warranty of the laser tube", warranty.tube, "6 months"],
    ["dispatch of spare parts", warranty.spareParts, "3 working days"],
    ["years of the company", company.years, "16+"],
    ["production", company.production, "5000+"],
    ["certificates", company.certificates, "50+"],
    ["wavelength of a CO₂ tube", wavelengths.glassTube, "10.6 µm"],
    ["power of Blue Light S20", blueLightS20Power, "20 W"],
    ["width of a cut", kerf, "0.1–0.25 mm"],
  ])("%s", (_what, quantity, text) => {
    expect(shown(quantity)).toBe(text);
  });
});
