import { msg } from "@lingui/core/macro";
import { inline, type Words } from "../authoring.ts";
import { plannedTubeLife, type SourceId, tubes } from "../products/facts.ts";

const planned = inline(plannedTubeLife);
const days = inline(tubes.glassTube.days);
const shift = inline(tubes.glassTube.shift);
const rated = inline(tubes.glassTube.ratedLife);

interface CareRow {
  readonly name: Words;
  /** Interval, and work to do. */
  readonly cells: readonly [Words, Words];
  /** Kinds of machine that have the part. */
  readonly kinds: readonly SourceId[];
}

const every: readonly SourceId[] = ["glassTube", "rfTube", "diode", "fiber"];
const enclosed: readonly SourceId[] = ["glassTube", "rfTube", "diode"];
const withMirrors: readonly SourceId[] = ["glassTube", "rfTube"];

/** Maintenance interval and work for each part. A machine's manual takes the parts that its kind has, in this order. */
export const careRows = {
  lens: {
    name: msg`聚焦镜片`,
    cells: [msg`开工前看，脏了就擦`, msg`棉签蘸酒精，从中间往外，每根一次`],
    kinds: enclosed,
  },
  fieldLens: {
    name: msg`场镜`,
    cells: [msg`开工前看，有灰有雾就擦`, msg`断电，先用气吹，再用镜头纸蘸酒精轻擦，不用力压`],
    kinds: ["fiber"],
  },
  mirrors: {
    name: msg`反射镜`,
    cells: [msg`镜片擦净仍偏弱时`, msg`同样的擦法，然后查光路`],
    kinds: withMirrors,
  },
  water: {
    name: msg`冷却水`,
    cells: [msg`每次开激光之前`, msg`看水在流、温度稳；纯净水，按季节换`],
    kinds: ["glassTube"],
  },
  vents: {
    name: msg`散热口和风扇`,
    cells: [msg`每周看一次`, msg`断电，吸净灰；四周留空，不挡风`],
    kinds: ["rfTube", "diode", "fiber"],
  },
  tray: {
    name: msg`碎屑盘和台面`,
    cells: [msg`每天收工`, msg`倒空、扫净，积屑会起火`],
    kinds: enclosed,
  },
  dust: {
    name: msg`台面和金属粉`,
    cells: [msg`每批做完`, msg`断电，用防爆吸尘器收净；铝粉、钛粉单独装，不扬、不吹、不沾水`],
    kinds: ["fiber"],
  },
  filter: {
    name: msg`滤芯`,
    cells: [msg`装了的，每周看一次`, msg`颜色深、风声闷就换`],
    kinds: every,
  },
  duct: {
    name: msg`排风管`,
    cells: [msg`烟变浓时`, msg`查压扁、弯头、漏风和出口`],
    kinds: every,
  },
  rails: {
    name: msg`导轨`,
    cells: [msg`看到粉尘时`, msg`擦净，薄薄一层油`],
    kinds: enclosed,
  },
  tube: {
    name: msg`玻璃激光管`,
    cells: [msg`${planned}之前`, msg`备好下一支；每天出光 ${shift}，${days} 天就到，标称 ${rated}`],
    kinds: ["glassTube"],
  },
  interlock: {
    name: msg`上盖联锁和停机按钮`,
    cells: [
      msg`每天开工前`,
      msg`不出光空跑：逐个开上盖和门，再按停机，每次都要停；开着时按开始要拒绝。有一样不对，停用报修`,
    ],
    kinds: enclosed,
  },
  goggles: {
    name: msg`护目镜`,
    cells: [msg`每天开工前`, msg`镜片没有裂纹和划痕，标着 1064 nm；坏了就换`],
    kinds: ["fiber"],
  },
  stop: {
    name: msg`急停`,
    cells: [msg`每天开工前`, msg`不出光时按一次，要停；不停就不用，报修`],
    kinds: ["fiber"],
  },
} as const satisfies Record<string, CareRow>;

interface TroubleStep {
  readonly title: Words;
  readonly text: Words;
  readonly kinds: readonly SourceId[];
}

/** Steps to find the cause when the machine no longer cuts through or marks too faintly, in this order. */
export const troubleSteps = {
  lens: {
    title: msg`镜片`,
    text: msg`断电，取下来对着灯看。雾、斑点、裂纹都会吃掉功率。`,
    kinds: enclosed,
  },
  fieldLens: {
    title: msg`场镜`,
    text: msg`断电，斜着看镜面。灰和雾先吹后擦；镀膜花了就换。`,
    kinds: ["fiber"],
  },
  mirrors: {
    title: msg`反射镜`,
    text: msg`断电，从靠近激光管的那一面开始，逐面擦。`,
    kinds: withMirrors,
  },
  path: {
    title: msg`光路`,
    text: msg`喷嘴口贴胶带，合盖，把头移到四角各打一次，四次的点在胶带上重合才算正。要开着盖出光才调得了的，请我们的人来。`,
    kinds: withMirrors,
  },
  focus: { title: msg`焦距`, text: msg`换了料厚，或碰过台面，重新对一次。`, kinds: every },
  water: {
    title: msg`水温`,
    text: msg`水热了，停下来等；反复发热就查水泵和散热。`,
    kinds: ["glassTube"],
  },
  material: {
    title: msg`材料`,
    text: msg`拿上一批剩下的料对比。只有新的不行，毛病不在机器。`,
    kinds: every,
  },
  tube: { title: msg`激光管`, text: msg`前面几样都对，才轮到它。`, kinds: ["glassTube"] },
} as const satisfies Record<string, TroubleStep>;

/** Returns the maintenance rows of a kind of machine. */
export const careOf = (source: SourceId): readonly CareRow[] =>
  Object.values<CareRow>(careRows).filter(({ kinds }) => kinds.includes(source));

/** Returns the troubleshooting steps of a kind of machine. */
export const troubleOf = (source: SourceId): readonly TroubleStep[] =>
  Object.values<TroubleStep>(troubleSteps).filter(({ kinds }) => kinds.includes(source));
