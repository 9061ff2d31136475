import { msg } from "@lingui/core/macro";
import { inline, link, verbatim, type Words } from "../authoring.ts";
import { brand } from "../brand.ts";
import { claims } from "./claims.ts";
import {
  fileFormats,
  fullLoad,
  type ModelFacts,
  type ModelId,
  models,
  type SeriesId,
  type SourceId,
  wavelengths,
} from "./facts.ts";
import type { ProductModel } from "./product-model.ts";

/** Shown where the specification gives no value (decisions 13). */
export const onRequest = link("contactus", msg`向我们索取`);

/** A value, or the link to ask for it. */
export type SpecValue = Words | typeof onRequest;

export const isOnRequest = (value: SpecValue): value is typeof onRequest => value === onRequest;

/**
 * All rows that a model's table can have, with their names. The keys are those of the specification (section 3), where
 * it names them.
 */
export const specLabels = {
  model: msg`型号`,
  workingArea: msg`工作幅面`,
  laserType: msg`激光器`,
  laserPower: msg`激光功率`,
  ratedPower: msg`额定激光功率`,
  zAxisTravel: msg`工作台升降行程`,
  headTravel: msg`激光头升降行程`,
  platformSize: msg`工作台尺寸`,
  maxMaterialSizeFront: msg`前门最大进料`,
  maxMaterialSizeBack: msg`后门最大进料`,
  cutThickness: msg`最大切割厚度（多遍切割；哪一档功率能切到，书面问明）`,
  materialThickness: msg`放得下的最大料厚`,
  machineSize: msg`外形尺寸`,
  machineWeight: msg`整机重量`,
  maxSpeed: msg`最高速度（空走和雕刻；切割慢得多，见“加工参数”页）`,
  precision: msg`定位精度`,
  spotSize: msg`光斑尺寸`,
  sourceLife: msg`激光器标称寿命`,
  noise: msg`噪声`,
  focusMethod: msg`对焦方式`,
  camera: msg`相机`,
  screen: msg`触控屏尺寸`,
  breakPointResume: msg`断点续雕`,
  driveSystem: msg`驱动系统`,
  communication: msg`通信接口`,
  operatingSystem: msg`电脑系统`,
  exhaustSystem: msg`排风系统`,
  coolingSystem: msg`冷却方式`,
  waterTank: msg`水箱容量`,
  waterFlow: msg`循环水流量`,
  airPressure: msg`辅助气压`,
  airFlow: msg`辅助气流量`,
  reach: msg`管线长度`,
  temperature: msg`工作环境温度`,
  software: msg`软件`,
  process: msg`加工方式`,
  supportedFileFormats: msg`文件格式`,
  frequency: msg`电源频率`,
  phase: msg`相数`,
  fullLoadCurrent: msg`满载电流`,
  voltage: msg`电源电压`,
  totalPower: msg`整机功率`,
  supportedMaterials: msg`可加工材料`,
  materialCount: msg`标称测试材料数（怎样统计，请问我们；不等于可加工清单）`,
  safetyStandard: msg`安全标准`,
} as const satisfies Record<string, Words>;

export type SpecKey = keyof typeof specLabels;

/** One line of a model's table. */
export interface SpecRow {
  readonly key: SpecKey;
  readonly label: Words;
  readonly value: SpecValue;
}

/** The 28 rows that every Radiance table has, in the order of the specification (section 3). */
export const radianceRows = [
  "model",
  "workingArea",
  "laserType",
  "laserPower",
  "zAxisTravel",
  "platformSize",
  "maxMaterialSizeFront",
  "maxMaterialSizeBack",
  "machineSize",
  "machineWeight",
  "maxSpeed",
  "precision",
  "focusMethod",
  "breakPointResume",
  "driveSystem",
  "communication",
  "exhaustSystem",
  "coolingSystem",
  "software",
  "process",
  "supportedFileFormats",
  "frequency",
  "phase",
  "fullLoadCurrent",
  "voltage",
  "totalPower",
  "supportedMaterials",
  "safetyStandard",
] as const satisfies readonly SpecKey[];

/** Rows that every Aurora table has. They are followed by the rows for which only some models have a value. */
const auroraCore: readonly SpecKey[] = [
  "model",
  "laserType",
  "laserPower",
  "workingArea",
  "maxSpeed",
  "precision",
  "machineSize",
  "machineWeight",
  "software",
  "process",
  "supportedFileFormats",
  "supportedMaterials",
  "voltage",
  "safetyStandard",
];
/** Rows of a Radiance table that follow if the model has a value. */
export const radianceExtras: readonly SpecKey[] = ["cutThickness", "sourceLife"];
const auroraExtras: readonly SpecKey[] = [
  "ratedPower",
  "cutThickness",
  "materialThickness",
  "spotSize",
  "zAxisTravel",
  "headTravel",
  "focusMethod",
  "camera",
  "screen",
  "breakPointResume",
  "sourceLife",
  "noise",
  "coolingSystem",
  "waterTank",
  "waterFlow",
  "airPressure",
  "airFlow",
  "reach",
  "temperature",
  "operatingSystem",
  "communication",
  "materialCount",
];

const laserTypes: Record<SourceId, Words> = {
  glassTube: msg`CO₂ 玻璃激光管，${inline(wavelengths.glassTube)}`,
  rfTube: msg`CO₂ 射频激光管，${inline(wavelengths.rfTube)}`,
  diode: msg`蓝光二极管，${inline(wavelengths.diode)}`,
  fiber: msg`光纤激光，${inline(wavelengths.fiber)}`,
};

const co2Materials = msg`木材、亚克力、纸张、布料、植鞣革、石材（刻表面）、玻璃（刻表面）、有涂层或阳极氧化的金属（打标）`;

/** Materials that each kind of source processes (facts, "Sources of light"). */
const materialsOf: Record<SourceId, Words> = {
  glassTube: co2Materials,
  rfTube: co2Materials,
  diode: msg`木材、纸张、植鞣革；薄的深色不透明亚克力，先打样`,
  fiber: msg`不锈钢、不含铅的碳钢和工具钢、钛、硬质合金、不含铅的铝合金（阳极氧化的也可以）、紫铜、金、银；黄铜和青铜先问牌号，镀层和漆先查清；部分塑料，先带安全技术说明书（SDS）问我们`,
};

const formatsOf = ({ source, series }: ModelFacts): Words => {
  if (source === "fiber") return verbatim(fileFormats.marking.join(" / "));
  const formats =
    series === "zhongtian" ? [...fileFormats.common, ...fileFormats.zhongtian] : fileFormats.common;
  return verbatim(formats.join(" / "));
};

/** Returns the maximum thickness with the material that it applies to, because wood and acrylic differ. */
function cutsOf({ source, cutThickness, woodThickness, woodThicknessLimit }: ModelFacts): Words | undefined {
  if (!cutThickness) return woodThicknessLimit && msg`木材 ${inline(woodThicknessLimit)}`;
  if (source === "diode") return msg`木材${inline(cutThickness)}`;
  const acrylic = inline(cutThickness);
  if (!(woodThickness && woodThicknessLimit)) return msg`亚克力 ${acrylic}`;
  return msg`亚克力 ${acrylic}；木材建议 ${inline(woodThickness)} 以内，最厚 ${inline(woodThicknessLimit)}`;
}

/** Reads a row's value from a model's facts. Returns undefined if the specification gives none. */
function specValue(key: SpecKey, id: ModelId, facts: ModelFacts): Words | undefined {
  const { source, series } = facts;
  switch (key) {
    case "model":
      return verbatim(facts.name);
    case "workingArea":
      return facts.workArea;
    case "laserType":
      return laserTypes[source];
    case "zAxisTravel":
      return facts.zTravel;
    case "machineWeight":
      return facts.weight;
    case "cutThickness":
      return cutsOf(facts);
    case "maxMaterialSizeBack":
      return (
        facts.passThrough &&
        msg`厚 ${inline(facts.passThrough)} 以内，长度不限；挡板合上以后，两边不能留缝，门宽和最窄的板宽向我们索取`
      );
    case "exhaustSystem":
      return facts.exhaust && msg`排风口直径 ${inline(facts.exhaust)}`;
    case "coolingSystem":
      return source === "glassTube"
        ? facts.waterTank
          ? msg`水冷，水箱在机身里`
          : msg`水冷；冷水机是否随机器附带，请向我们确认`
        : source === "rfTube"
          ? undefined
          : msg`不用水`;
    case "focusMethod":
      return id === "light-530" ? msg`自动对焦` : undefined;
    case "breakPointResume":
      return series === "zhongtian" || id === "light-530" ? msg`雕刻可以；切割的先问我们` : undefined;
    case "camera":
      return facts.camera && claims.camera;
    case "operatingSystem":
      return id === "light-blue-530" ? verbatim("Windows") : undefined;
    case "communication":
      return id === "light-blue-530" ? verbatim("USB") : undefined;
    case "software":
      return verbatim(brand.software);
    case "process":
      return source === "fiber" ? msg`打标、雕刻` : msg`切割、雕刻、打标`;
    case "supportedFileFormats":
      return formatsOf(facts);
    case "supportedMaterials":
      return materialsOf[source];
    case "ratedPower":
      return facts.ratedPower && claims.ratedPower;
    case "reach":
      return facts.reach && msg`${inline(facts.reach)}；是哪一根管、哪一根线，下单前问我们，摆机器不要照它算`;
    case "fullLoadCurrent":
      return facts.current;
    case "voltage":
      return facts.voltage && msg`${inline(facts.voltage)}；国内市电能不能直接接，看报价单，没有写明的不接`;
    case "totalPower":
      return (
        facts.mainsPower &&
        msg`线路按 ${inline(facts.mainsPower)} 准备，不含冷水机和排风机的用电；按单相算，满载 ${inline(fullLoad)}（电压乘满载电流），相数以报价单为准`
      );
    case "platformSize":
    case "maxMaterialSizeFront":
    case "driveSystem":
    case "phase":
    case "safetyStandard":
      return undefined;
    default:
      return facts[key];
  }
}

const keysOf: Record<SeriesId, (known: (key: SpecKey) => boolean) => readonly SpecKey[]> = {
  zhongtian: (known) => [...radianceRows, ...radianceExtras.filter(known)],
  morningLight: (known) => [...auroraCore, ...auroraExtras.filter(known)],
};

/** Names of rows that mean something else on the marker: its field, a workpiece with its fixture, and the speed of its mirrors. */
const markerLabels: Partial<Record<SpecKey, Words>> = {
  workingArea: msg`打标范围`,
  materialThickness: msg`工件最高（连夹具）`,
  maxSpeed: msg`打标最高速度`,
};

/** The four figures that characterise the Radiance models (specification, section 9). */
export const radianceHeadline = (
  facts: ModelFacts & Required<Pick<ModelFacts, "workArea" | "weight">>,
): ProductModel["specs"] => [
  { value: facts.laserPower, label: specLabels.laserPower },
  { value: facts.workArea, label: specLabels.workingArea },
  { value: facts.maxSpeed, label: msg`空走和雕刻最高速度` },
  { value: facts.weight, label: specLabels.machineWeight },
];

/** Returns the full table of a model, with every figure taken from its facts. */
export function specTable(id: ModelId, facts: ModelFacts = models[id]): readonly SpecRow[] {
  const value = (key: SpecKey) => specValue(key, id, facts);
  return keysOf[facts.series]((key) => value(key) !== undefined).map((key) => ({
    key,
    label: (facts.source === "fiber" && markerLabels[key]) || specLabels[key],
    value: value(key) ?? onRequest,
  }));
}
