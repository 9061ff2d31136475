import { msg } from "@lingui/core/macro";
import { inline, type Words } from "../authoring.ts";
import { claims } from "../products/claims.ts";
import { plannedTubeLife, type SourceId, tubes } from "../products/facts.ts";
import { fits, type Machine, type Scope, variantFor } from "../products/scope.ts";
import { interlockHeading } from "./kinds.ts";

const planned = inline(plannedTubeLife);
const days = inline(tubes.glassTube.days);
const shift = inline(tubes.glassTube.shift);
const rated = inline(tubes.glassTube.ratedLife);
const changing = inline(claims.changingTube);
/** Protection against dust of filters and of metal, which is breathed in. */
const protection = inline(msg`手套和密合的防颗粒物口罩（KN100 或 KP100）`);
const interlockTest = inline(interlockHeading);
const onSite = msg`联锁：照安全指南的“${interlockTest}”，一步步试。停机：${inline(claims.stopTest)}有一样不对，停用报修`;
const inDocument = msg`联锁：照“安全”一章的“${interlockTest}”，一步步试。停机：${inline(claims.stopTest)}有一样不对，停用报修`;

export interface CareRow extends Pick<Scope, "accessory"> {
  readonly name: Words;
  /** Interval, and work to do. */
  readonly cells: readonly [Words, Words];
  /** Kinds of machine that have the part. */
  readonly kinds: readonly SourceId[];
  /** Name and work to do on one machine, if `name` or `cells` speaks of parts that others have. */
  readonly inManual?: readonly (Scope & { readonly name?: Words; readonly work: Words })[];
}

const every: readonly SourceId[] = ["glassTube", "rfTube", "diode", "fiber"];
const enclosed: readonly SourceId[] = ["glassTube", "rfTube", "diode"];
const withMirrors: readonly SourceId[] = ["glassTube", "rfTube"];

/** Maintenance interval and work for each part. A machine's manual takes the parts that its kind has, in this order. */
export const careRows = {
  lens: {
    name: msg`聚焦镜片`,
    cells: [
      msg`开工前看，脏了就擦`,
      msg`断电，手拿镜框取下，先用橡皮气吹吹掉灰；棉签蘸无水酒精从中间往外擦，每根只用一次，酒精干透再装回。花了、裂了就换：有的镜片是硒化锌，有毒，碎片不用手碰，装袋，照机器附带的资料处理`,
    ],
    kinds: enclosed,
    inManual: [
      {
        sources: ["diode"],
        work: msg`断电，手拿镜框取下，先用橡皮气吹吹掉灰；棉签蘸无水酒精从中间往外擦，每根只用一次，酒精干透再装回。花了、裂了就换，碎片不用手碰`,
      },
    ],
  },
  fieldLens: {
    name: msg`场镜`,
    cells: [
      msg`开工前看，有灰有雾就擦`,
      msg`断电，场镜不取下来；先用防爆吸尘器收净镜头四周的金属粉，再用镜头纸蘸少许无水酒精轻擦，不用力压；酒精干透再通电。不管打过哪种金属，都不用气吹`,
    ],
    kinds: ["fiber"],
  },
  mirrors: {
    name: msg`反射镜`,
    cells: [
      msg`镜片擦净仍偏弱时`,
      msg`不拆下来：断电，吹掉灰，棉签蘸无水酒精轻擦；酒精干透再通电，查光路；要拆护板才够得着的，不自己擦，请我们的人来`,
    ],
    kinds: withMirrors,
  },
  water: {
    name: msg`冷却水`,
    cells: [msg`每次开激光之前`, msg`看水在流、温度稳；用纯净水，多久换一次，请我们书面答复`],
    kinds: ["glassTube"],
  },
  vents: {
    name: msg`散热口和风扇`,
    cells: [msg`每周看一次`, msg`断电，吸净灰，Mark M20 只用防爆吸尘器；四周留空，不挡风`],
    kinds: ["rfTube", "diode", "fiber"],
    inManual: [
      { sources: ["rfTube"], work: msg`断电，吸净散热口的灰，四周留空；冷却照机器附带的资料查` },
      { sources: ["diode"], work: msg`断电，吸净灰；四周留空，不挡风` },
      { sources: ["fiber"], work: msg`断电，只用防爆吸尘器吸净灰；四周留空，不挡风` },
    ],
  },
  tray: {
    name: msg`碎屑盘和台面`,
    cells: [msg`每天收工`, msg`关机，等碎屑凉透，倒进带盖的金属桶，扫净；积屑会起火，余烬能闷很久`],
    kinds: enclosed,
  },
  dust: {
    name: msg`台面和金属粉`,
    cells: [
      msg`每批做完`,
      msg`断电，戴${protection}，用防爆吸尘器收净；铝粉、钛粉单独装，不扬、不吹、不沾水`,
    ],
    kinds: ["fiber"],
  },
  filter: {
    name: msg`滤芯`,
    cells: [
      msg`装了的，每周看一次`,
      msg`颜色深、风声闷就换：机器和净化器断电，戴${protection}，旧滤芯马上装袋，粉尘有害，也会着火`,
    ],
    kinds: enclosed,
    accessory: "smokeFilter",
  },
  carbon: {
    name: msg`活性炭`,
    cells: [
      msg`装了的，照净化器附带的资料换`,
      msg`屋里有烟味，先停下加工、通风，再查管子和滤芯，机器关严没有，不能只换炭。换炭时机器和净化器断电，戴${protection}，旧炭马上装袋`,
    ],
    kinds: enclosed,
    accessory: "smokeFilter",
  },
  collector: {
    name: msg`集尘设备`,
    cells: [
      msg`按它自己的资料`,
      msg`断电，戴${protection}，再清空：粉不扬起来，马上装袋；装金属粉的，别的粉和木屑不进这一只桶`,
    ],
    kinds: ["fiber"],
  },
  duct: {
    name: msg`排风管`,
    cells: [msg`每个月，烟变浓时也查`, msg`查压扁、弯头、漏风和出口`],
    kinds: every,
  },
  rails: {
    name: msg`导轨`,
    cells: [msg`看到粉尘时`, msg`断电，擦净，抹薄薄一层油`],
    kinds: enclosed,
  },
  tube: {
    name: msg`玻璃激光管`,
    cells: [
      msg`${planned}之前`,
      msg`备好下一支；每天出光 ${shift}，${days} 天就到，标称 ${rated}。${changing}`,
    ],
    kinds: ["glassTube"],
  },
  interlock: {
    name: msg`上盖联锁和停机`,
    cells: [msg`每天开工前、换班以后`, onSite],
    kinds: enclosed,
    inManual: [
      {
        series: "zhongtian",
        name: msg`上盖、门和挡板的联锁，停机`,
        work: inDocument,
      },
      {
        work: inDocument,
      },
    ],
  },
  goggles: {
    name: msg`护目镜`,
    cells: [msg`每天开工前`, msg`镜片没有裂纹和划痕，标着 1064 nm 和核对过的防护等级；坏了就换`],
    kinds: ["fiber"],
  },
  stop: {
    name: msg`停机`,
    cells: [msg`每天开工前、换班以后`, msg`护目镜戴好。${inline(claims.stopTest)}有一样不对，停用报修`],
    kinds: ["fiber"],
  },
} as const satisfies Record<string, CareRow>;

export interface TroubleStep {
  readonly title: Words;
  readonly text: Words;
  readonly kinds: readonly SourceId[];
  /** Text for one machine, if `text` speaks of parts that others have. */
  readonly inManual?: readonly (Scope & { readonly text: Words })[];
}

/** Steps to find the cause when the machine no longer cuts through or marks too faintly, in this order. */
export const troubleSteps = {
  lens: {
    title: msg`镜片`,
    text: msg`断电，手拿镜框取下来，对着灯看。有雾、有斑点的擦净；花了、裂了就换。有的镜片是硒化锌，有毒：碎片不用手碰，装袋，照机器附带的资料处理。`,
    kinds: enclosed,
    inManual: [
      {
        sources: ["diode"],
        text: msg`断电，手拿镜框取下来，对着灯看。有雾、有斑点的擦净；花了、裂了就换，碎片不用手碰。`,
      },
    ],
  },
  fieldLens: {
    title: msg`场镜`,
    text: msg`断电，斜着看镜面。有灰有雾，先用防爆吸尘器收净四周的金属粉，再擦；不管打过哪种金属，都不用气吹。镀膜花了就换。`,
    kinds: ["fiber"],
  },
  mirrors: {
    title: msg`反射镜`,
    text: msg`断电，从靠近激光管的那一面开始，逐面擦；酒精干透再通电。要拆护板才够得着的，不自己擦，请我们的人来。`,
    kinds: withMirrors,
  },
  path: {
    title: msg`光路`,
    text: msg`喷嘴口贴一块新的美纹纸胶带，开排风，合盖，用刚能留下印子的最低功率，把头移到四角各打一次；四次的点在胶带上重合才算正。查完揭掉胶带。要开着盖出光才调得了的，请我们的人来。`,
    kinds: withMirrors,
  },
  focus: { title: msg`焦距`, text: msg`换了料厚，或碰过台面，重新对一次。`, kinds: enclosed },
  focusOfMarker: {
    title: msg`焦距`,
    text: msg`换了工件的高度，或碰过立柱，重新对一次。`,
    kinds: ["fiber"],
  },
  water: {
    title: msg`水温`,
    text: msg`水温超过附带资料上写的上限，停下来，等它降下去；反复超过，查水泵和散热。资料没有写上限的，向我们索取。`,
    kinds: ["glassTube"],
  },
  material: {
    title: msg`加工的材料`,
    text: msg`拿上一批剩下的料对比。只有新的不行，毛病不在机器。`,
    kinds: every,
  },
  tube: { title: msg`激光管`, text: msg`前面几样都对，再怀疑它。`, kinds: ["glassTube"] },
} as const satisfies Record<string, TroubleStep>;

/** Returns the maintenance rows of a machine. */
export const careOf = (machine: Machine): readonly Pick<CareRow, "name" | "cells">[] =>
  Object.values<CareRow>(careRows)
    .filter(({ kinds, accessory }) => fits({ sources: kinds, ...(accessory && { accessory }) }, machine))
    .map(({ name, cells: [when, work], inManual = [] }) => {
      const own = variantFor(inManual, machine);
      return { name: own?.name ?? name, cells: [when, own?.work ?? work] };
    });

/** Returns the troubleshooting steps of a machine. */
export const troubleOf = (machine: Machine): readonly Pick<TroubleStep, "title" | "text">[] =>
  Object.values<TroubleStep>(troubleSteps)
    .filter(({ kinds }) => fits({ sources: kinds }, machine))
    .map(({ title, text, inManual = [] }) => ({ title, text: variantFor(inManual, machine)?.text ?? text }));
