import { describe, expect, it, vi } from "vitest";
import type { Words } from "../../authoring.ts";
import { i18nFor } from "../../catalogues.ts";
import type { Quantity } from "../../quantity.ts";
import { resolveData, resolveWords } from "../../resolve.ts";
import { models as facts } from "../facts.ts";
import { isOnRequest, onRequest, radianceRows } from "../specs.ts";
import { defaultModel, productModels, productsOf, spellingsOf } from "./index.ts";

const english = { i18n: i18nFor("en"), language: "en", catalogue: "en" } as const;

/** Returns a model's table as an English reader sees it, with plain spaces. */
const table = (id: string) => {
  const model = productModels.find((each) => each.slug === id);
  return Object.fromEntries(
    (model?.table ?? []).map(({ key, value }) => [
      key,
      isOnRequest(value) ? onRequest : resolveWords(value, english).replaceAll("\u2009\u2060", " "),
    ]),
  );
};

describe("product models", () => {
  it("are the eight models of the facts, in the order of the switchers", () => {
    expect(productModels.map(({ slug }) => slug)).toEqual(Object.keys(facts));
    expect(productsOf("morningLight").map(({ slug }) => slug)[0]).toBe(defaultModel.morningLight);
    expect(productsOf("zhongtian").map(({ slug }) => slug)[0]).toBe(defaultModel.zhongtian);
  });

  it.each(productsOf("zhongtian").map((model) => [model.slug, model] as const))(
    "%s has the 28 rows in order and those with a value of its own, ten materials and its questions",
    (id, model) => {
      const extras = id === "light-640" ? ["cutThickness", "sourceLife"] : ["sourceLife"];
      expect(model.table.map(({ key }) => key)).toEqual([...radianceRows, ...extras]);
      expect(radianceRows).toHaveLength(28);
      expect(model.materials).toHaveLength(10);
      expect(new Set(model.materials).size).toBe(10);
      expect(model.faqs).toHaveLength(id === "light-640" ? 5 : 4);
    },
  );

  it.each(productsOf("morningLight").map((model) => [model.slug, model] as const))(
    "%s has questions, materials and no row twice",
    (_id, model) => {
      expect(model.faqs.length).toBeGreaterThanOrEqual(4);
      expect(model.materials.length).toBeGreaterThanOrEqual(6);
      expect(new Set(model.table.map(({ key }) => key)).size).toBe(model.table.length);
    },
  );

  it("heads Light Blue 530 with how thick its material may be, and says of the cut that it is less", () => {
    const model = productModels.find(({ slug }) => slug === "light-blue-530");
    const lines = resolveData(model?.specs ?? [], english).map(({ label, value }) =>
      `${value}: ${label}`.replaceAll("\u2009\u2060", " "),
    );
    expect(lines).toContain("≤ 10 mm: Thickness that fits (wood is cut through up to about 8 mm)");
    expect(lines.filter((line) => line.includes("8 mm"))).toHaveLength(1);
  });

  it("sells accessories with Light 530 and Light 640 alone", () => {
    const withAccessories = productModels.filter(({ accessories }) => accessories.length);
    expect(withAccessories.map(({ slug }) => slug)).toEqual(["light-530", "light-640"]);
    for (const { accessories } of withAccessories) expect(accessories).toEqual(["smokeFilter", "rotaryAxis"]);
  });

  it("say nothing twice", () => {
    const sentences = productModels.flatMap((model) =>
      [
        model.description,
        model.subtitle,
        model.banner.description,
        ...[...Object.values(model.solutions), ...Object.values(model.features)].map(
          (each) => each.description,
        ),
        ...model.faqs.map(({ answer }) => answer),
      ].map((words) => resolveWords(words, english)),
    );
    expect(sentences.filter((text, index) => sentences.indexOf(text) !== index)).toEqual([]);
  });
});

/** Names of the quantities that only one unit measures, so that no row's name can stand at another row's figure. */
const namesByUnit: Readonly<Record<string, RegExp>> = {
  A: /电流|current/i,
  V: /电压|voltage/i,
  Hz: /频率|frequency/i,
  dB: /噪声|noise/i,
  kg: /重量|weight/i,
  "mm/s": /速度|speed/i,
  L: /水箱|tank/i,
  "L/h": /水流量|water flow/i,
  "L/min": /气流量|\bflow\b/i,
  MPa: /气压|pressure/i,
  "°C": /温度|temperature/i,
  h: /寿命|life/i,
  MP: /相机|camera/i,
};

/** Returns the quantities that a value is or contains. */
const quantitiesIn = (value: Words): readonly Quantity[] =>
  ("kind" in value ? [value] : Object.values(value.values ?? {})).filter(
    (each): each is Quantity =>
      typeof each === "object" && each !== null && "kind" in each && each.kind === "quantity",
  );

describe("specification tables", () => {
  it.each(["zh", "en"] as const)("name in %s what the unit of the figure measures", (language) => {
    const resolution = { i18n: i18nFor(language), language, catalogue: language } as const;
    const named = new Set<string>();
    for (const { slug, table: rows } of productModels)
      for (const { label, value } of rows) {
        const [quantity, ...others] = isOnRequest(value) ? [] : quantitiesIn(value);
        if (!quantity || others.length > 0) continue;
        const name = namesByUnit[quantity.unit];
        if (name) expect(resolveWords(label, resolution), `${slug}: ${quantity.unit}`).toMatch(name);
        named.add(quantity.unit);
      }
    expect([...named]).toEqual(expect.arrayContaining(["A", "V", "kg", "L/min", "dB"]));
  });

  it("state what section 9 gives, and leave the rest to a request", () => {
    expect(table("light-640")).toMatchObject({
      model: "Light 640",
      workingArea: "600 × 400 mm",
      laserPower: "40/60/80 W",
      zAxisTravel: "150 mm",
      maxMaterialSizeBack:
        "Up to 20 mm thick, any length; with the shields lowered onto the board, no gap may be left at either side. Ask us for the width of the doorway and the minimum board width",
      cutThickness: "wood 20 mm",
      sourceLife: "≤ 9,000 h",
      machineSize: "1450 × 950 × 1180 mm",
      machineWeight: "about 300 kg",
      maxSpeed: "1,000 mm/s",
      precision: "0.01–0.05 mm",
      exhaustSystem: "150 mm exhaust port",
      supportedFileFormats: "JPG / PNG / BMP / TIF / DXF / AI / SVG / DST / LPC / PLT",
      frequency: "50/60 Hz",
      fullLoadCurrent: "6 A",
      voltage: "230 V; mains in mainland China only if your quote states that it may be connected directly",
      totalPower:
        "Plan the circuit for 1.5 kW for the machine alone (chiller and extraction fan on top); full load 1.38 kVA (voltage × full-load current, taken as single-phase; the quote states the phases)",
      platformSize: onRequest,
      phase: onRequest,
      safetyStandard: onRequest,
    });
    expect(table("light-960")["machineSize"]).toEqual(onRequest);
    expect(table("light-1390")).toMatchObject({ zAxisTravel: "230 mm", machineWeight: "500 kg" });
    expect(table("light-1610")).toMatchObject({ laserPower: "100/130/150 W", machineWeight: "590 kg" });
    expect(table("light-530")).toMatchObject({
      headTravel: "≤ 25 mm",
      breakPointResume: "Yes, for engraving; for cutting, ask us",
      materialThickness: "≤ 22 mm",
      waterTank: "3.2 L",
      waterFlow: "1,000 L/h",
      reach: "5 m; ask us before you order which hose or cable this is, and do not plan your room by it",
      ratedPower:
        "62 W; have the quote state which version (40/60 W) this rating belongs to; on delivery, check the rating plate, and if it differs from the quote or the contract, tell us at once. Choose by the row “Laser power”",
      airPressure: "≥ 0.05 MPa",
      camera: "16 MP sensor, 4K view",
      screen: "5 inch",
    });
    expect(table("light-blue-530")).toMatchObject({
      spotSize: "0.08 × 0.06 mm",
      cutThickness: "wood about 8 mm",
      materialThickness: "≤ 10 mm",
      operatingSystem: "Windows",
      communication: "USB",
    });
    expect(table("light-530-rf")).toMatchObject({
      materialCount: "200+",
      temperature: "5–40 °C",
      airFlow: "50 L/min",
      sourceLife: "≥ 15,000 h",
      noise: "≤ 48 dB",
      cutThickness: "acrylic 15 mm",
    });
    expect(table("mark-m20")).toMatchObject({
      workingArea: "≤ 150 × 150 mm",
      materialThickness: "≤ 150 mm",
      spotSize: "≤ 0.03 × 0.03 mm",
      maxSpeed: "12,000 mm/s",
      supportedFileFormats: "SVG / DXF / JPG / JPEG / PNG / BMP / TIF",
    });
  });

  it("follow a figure that is changed in the facts, and so do words and headline figures", async () => {
    vi.resetModules();
    vi.doMock("../facts.ts", async (original) => {
      const real = await original<typeof import("../facts.ts")>();
      const { about } = await import("../../quantity.ts");
      const light640 = { ...real.models["light-640"], weight: about("kg", 321) };
      return { ...real, models: { ...real.models, "light-640": light640 } };
    });
    const { productModels: changed } = await import("./index.ts");
    vi.doUnmock("../facts.ts");
    const model = changed.find(({ slug }) => slug === "light-640");
    const text = JSON.stringify(resolveData(model, english));
    expect(text).toContain("321");
    expect(text).not.toContain("300\u2009\u2060kg");
  });
});

describe("spellings", () => {
  /** Normalises a spelling like the site (decisions 7). */
  const plain = (spelling: string) => spelling.toLowerCase().replaceAll(/[\s_-]/g, "");
  const found = (spelling: string) =>
    productModels.filter((model) => spellingsOf(model).some((each) => plain(each) === plain(spelling)));

  it.each([
    ["light-530", "light-530"],
    ["Light 530", "light-530"],
    ["Light Blue 530", "light-blue-530"],
    ["Blue Light S20", "light-blue-530"],
    ["530-B", "light-blue-530"],
    ["Light530RF", "light-530-rf"],
    ["light 530 rf", "light-530-rf"],
    ["Mark-M20", "mark-m20"],
    ["light-640", "light-640"],
    ["light960", "light-960"],
    ["light1390", "light-1390"],
    ["LIGHT1610", "light-1610"],
  ])("%s means %s and no other", (spelling, slug) => {
    expect(found(spelling).map((model) => model.slug)).toEqual([slug]);
  });

  it.each(["", "light", "light-999", "530"])("%o means none", (spelling) => {
    expect(found(spelling)).toEqual([]);
  });
});
