import { msg } from "@lingui/core/macro";
import { inline, verbatim, type Words } from "../authoring.ts";
import type { Substance } from "./material.ts";

/** Rule for the film that comes on a sheet: the same on all pages. */
export const protectiveFilm = msg`塑料膜上机前揭掉；只有膜的安全技术说明书（SDS）写明不含氯、氟，也不是聚碳酸酯或禁用清单上别的塑料，才可以留着。`;

/** Rule for a film that belongs to the board or the metal. Melamine is in it because melamine-faced board needs an answer too. */
export const laminate = msg`覆膜的板，膜的 SDS 写明不含氯、氟和三聚氰胺，也不是聚碳酸酯或禁用清单上别的塑料，才能放进激光机。`;

const filmKnown = inline(laminate);

/** Rule for cloth that is often modacrylic, or treated with chlorine or bromine. */
export const furAndRetardantCloth = msg`仿皮草和阻燃布，厂家的安全技术说明书（SDS）写明不含腈氯纶、氯和溴的，才能放进激光机。`;

const cloth = inline(furAndRetardantCloth);

/** The rules above. They are repeated word for word wherever they are needed. */
export const rules = [protectiveFilm, laminate, furAndRetardantCloth];

interface Forbidden extends Pick<Substance, "name" | "also"> {
  /** Effect of a laser on the material. */
  readonly reason: Words;
}

/**
 * Materials that must never go into a laser. This is the maker's own list, because lists differ between makers
 * (facts, "Never in a laser"). The check, the hub's list and the materials' pages all use it.
 */
export const forbidden = {
  pvc: {
    name: msg`聚氯乙烯（PVC）`,
    also: [verbatim("PVC"), msg`聚氯乙烯`, msg`PVC 板`, msg`PVC 膜`, msg`软玻璃`],
    reason: msg`遇激光放出氯化氢：人吸入会中毒，机器里的金属件和镜片会被腐蚀。`,
  },
  vinyl: {
    name: msg`刻字膜、车贴膜（乙烯基，PVC）`,
    also: [
      verbatim("vinyl"),
      msg`乙烯基`,
      msg`不干胶刻字膜`,
      msg`车身贴`,
      msg`烫画膜`,
      msg`黑胶唱片`,
      verbatim("HTV"),
    ],
    reason: msg`多数整个是 PVC，薄薄一层照样放出氯化氢；烫画膜也有聚氨酯的，外表分不出，一律不放。刻字膜请用刀刻机。`,
  },
  "imitation-leather": {
    name: msg`仿皮、人造革`,
    also: [
      msg`仿皮`,
      msg`人造革`,
      msg`PVC 革`,
      msg`PVC 皮革`,
      msg`PU 革`,
      msg`合成革`,
      msg`皮革布`,
      msg`超纤皮`,
      msg`超纤`,
      msg`超细纤维革`,
      msg`超纤革`,
      verbatim("Alcantara"),
      verbatim("PVC leather"),
      verbatim("faux leather"),
      verbatim("leatherette"),
    ],
    reason: msg`多数是 PVC，其余多是聚氨酯，烟里有氰化氢；外表看不出来，一律不放。`,
  },
  "pvc-foam-board": {
    name: msg`雪弗板`,
    also: [msg`PVC 发泡板`, msg`安迪板`, verbatim("Sintra"), verbatim("Forex"), verbatim("Foamex")],
    reason: msg`名字里没有 PVC，其实是发泡的 PVC，切的时候放出的气体一样有毒。`,
  },
  "coated-fabric": {
    name: msg`PVC 涂层布`,
    also: [msg`刀刮布`, msg`灯箱布`, msg`篷布`, msg`雨布`, msg`油布`, verbatim("tarpaulin")],
    reason: msg`布是涤纶，涂层是 PVC。光先打到的正是涂层。`,
  },
  neoprene: {
    name: msg`氯丁橡胶（CR）`,
    also: [msg`氯丁橡胶`, msg`潜水料`, msg`氯化橡胶`, verbatim("neoprene"), verbatim("chloroprene")],
    reason: msg`橡胶本身含氯，遇激光放出氯化氢；潜水料、护套和密封垫常用它。`,
  },
  modacrylic: {
    name: msg`腈氯纶`,
    also: [msg`假发丝`, verbatim("modacrylic")],
    reason: msg`纤维本身含氯，遇激光放出氯化氢；假发也常用它。${cloth}`,
  },
  abs: {
    name: msg`ABS 塑料`,
    also: [verbatim("ABS"), msg`ABS 板`, msg`双色板（ABS 基材）`, msg`丙烯腈丁二烯苯乙烯`],
    reason: msg`不是切开而是熔开，粘在台面上，烟里有氰化物。`,
  },
  polycarbonate: {
    name: msg`聚碳酸酯（PC）`,
    also: [
      verbatim("PC"),
      msg`聚碳酸酯`,
      msg`PC 板`,
      msg`阳光板`,
      msg`耐力板`,
      verbatim("Lexan"),
      verbatim("Makrolon"),
    ],
    reason: msg`看着像亚克力，一烧就着火、发黄、冒黑烟。不论厚薄，一律不放。`,
  },
  hdpe: {
    name: msg`高密度聚乙烯（HDPE）`,
    also: [verbatim("HDPE"), msg`高密度聚乙烯`, msg`闪蒸无纺布`, msg`杜邦纸`, msg`特卫强`, verbatim("Tyvek")],
    reason: msg`熔成一滩，还会着火。`,
  },
  "polystyrene-foam": {
    name: msg`聚苯乙烯泡沫`,
    also: [
      msg`泡沫`,
      msg`泡沫板`,
      msg`泡沫塑料`,
      msg`保丽龙`,
      msg`苯板`,
      msg`挤塑板`,
      msg`KT 板`,
      verbatim("EPS"),
      verbatim("XPS"),
      verbatim("styrofoam"),
      verbatim("Depron"),
    ],
    reason: msg`遇激光就起火，切得再快也一样。`,
  },
  "polypropylene-foam": {
    name: msg`聚丙烯泡沫`,
    also: [verbatim("EPP"), msg`EPP 泡沫`, msg`发泡聚丙烯`],
    reason: msg`和聚苯乙烯泡沫一样会起火。`,
  },
  epe: {
    name: msg`珍珠棉（EPE）`,
    also: [verbatim("EPE"), msg`珍珠棉`, msg`聚乙烯泡沫`, msg`发泡聚乙烯`],
    reason: msg`是发泡的聚乙烯，边切边熔，很容易着火。`,
  },
  "pu-foam": {
    name: msg`海绵（聚氨酯）`,
    also: [msg`海绵`, msg`聚氨酯泡沫`, msg`PU 泡沫`, msg`吸音棉`],
    reason: msg`海绵多半是聚氨酯，外表分不出，一律不放：易燃，烟里有氰化氢和异氰酸酯。`,
  },
  fibreglass: {
    name: msg`玻璃纤维`,
    also: [msg`玻纤`, msg`玻璃钢`, msg`玻纤板`, verbatim("fiberglass"), verbatim("GRP")],
    reason: msg`玻璃纤维裹在树脂里：树脂冒毒烟，断纤飞起来，会吸进肺里。`,
  },
  "carbon-fibre": {
    name: msg`碳纤维`,
    also: [msg`碳纤维板`, msg`碳纤`, verbatim("carbon fiber"), verbatim("CFRP")],
    reason: msg`碳纤维裹在树脂里：树脂冒毒烟，断纤导电，飞起来会吸进肺里。有没有涂层都不放。`,
  },
  ptfe: {
    name: msg`聚四氟乙烯（PTFE）`,
    also: [verbatim("PTFE"), msg`特氟龙`, msg`铁氟龙`, msg`聚四氟乙烯`, msg`生料带`, verbatim("Teflon")],
    reason: msg`含氟，受热放出氟化氢等剧毒气体，切和刻都不行。`,
  },
  "pvdf-paint": {
    name: msg`氟碳漆（PVDF）`,
    also: [verbatim("PVDF"), msg`氟碳漆`, msg`氟碳铝板`, msg`氟碳喷涂`],
    reason: msg`漆里含氟，受热放出氟化氢，剧毒；铝幕墙板常喷这种漆。`,
  },
  fluoroelastomer: {
    name: msg`氟橡胶（FKM）`,
    also: [verbatim("FKM"), verbatim("FPM"), verbatim("Viton"), msg`氟橡胶`, msg`氟胶`, msg`全氟醚橡胶`],
    reason: msg`含氟，遇激光放出氟化氢，剧毒，腐蚀皮肤、肺和玻璃。密封垫最容易混进它。`,
  },
  fr4: {
    name: msg`FR-4 电路板`,
    also: [verbatim("FR4"), msg`电路板`, msg`线路板`, msg`覆铜板`, msg`玻纤环氧板`, verbatim("PCB")],
    reason: msg`玻纤布压在阻燃环氧里，烟有毒，阻燃剂多含溴，玻纤粉尘还会吸进肺里。`,
  },
  epoxy: {
    name: msg`环氧树脂板`,
    also: [msg`环氧树脂`, msg`环氧板`, verbatim("epoxy")],
    reason: msg`烧起来冒刺激的毒烟，伤眼伤肺，固化了也一样。`,
  },
  "flame-retardant": {
    name: msg`成分不明的阻燃板`,
    also: [msg`阻燃板`],
    reason: msg`烟里有什么，取决于用了哪种阻燃剂。成分查不清的，不切。`,
  },
  "treated-wood": {
    name: msg`防腐木`,
    also: [msg`压力处理木材`, msg`浸渍木`, msg`枕木`, verbatim("pressure-treated timber")],
    reason: msg`木头里压进了防腐药剂，烧出来的烟可能有毒。`,
  },
  "beryllium-copper": {
    name: msg`铍铜`,
    also: [msg`铍青铜`, verbatim("BeCu")],
    reason: msg`合金里有铍，打标的烟和粉吸进肺里，可能得铍病，也可能致癌。`,
  },
  magnesium: {
    name: msg`镁和镁合金`,
    also: [msg`镁`, msg`镁合金`, msg`镁板`, verbatim("AZ31"), verbatim("AZ91")],
    reason: msg`碎屑和粉会烧起来，水和二氧化碳都会让它烧得更凶。`,
  },
  "lead-metal": {
    name: msg`铅和含铅的合金`,
    also: [
      msg`铅板`,
      msg`铅锡合金`,
      msg`含铅焊锡`,
      msg`铅黄铜`,
      msg`易切削黄铜`,
      verbatim("HPb59"),
      verbatim("HPb59-1"),
      verbatim("HPb63-3"),
      verbatim("CW614N"),
      verbatim("CZ121"),
      verbatim("11SMnPb30"),
      verbatim("12L14"),
      verbatim("Y15Pb"),
      verbatim("EN1A leaded"),
      msg`易切削铝`,
      verbatim("EN AW-2011"),
      verbatim("EN AW-2007"),
    ],
    reason: msg`一打就冒铅烟，吸进去会中毒。含铅的黄铜、青铜、易切削钢和易切削铝（EN AW-2011、EN AW-2007 一类）也算，先问牌号。含铅的漆也一样不打。`,
  },
  "pressure-glass": {
    name: msg`承压的玻璃`,
    also: [msg`压力容器玻璃`, msg`香槟瓶`, msg`气压瓶`, msg`高压锅玻璃盖`, verbatim("pressure glass")],
    reason: msg`刻痕是细小的裂纹，承压的器皿会从裂纹处破。现在装着，或者今后还要装带气、受压的东西的，都不刻；啤酒瓶、气泡酒瓶空了也不刻。`,
  },
  "tempered-glass": {
    name: msg`钢化玻璃`,
    also: [msg`强化玻璃`, msg`汽车玻璃`, msg`车窗玻璃`, msg`手机膜玻璃`, verbatim("tempered glass")],
    reason: msg`内部有应力，表面一裂，可能整块碎裂。`,
  },
} as const satisfies Record<string, Forbidden>;

/**
 * What the texts forbid besides the list, because a part of it is on the list or its contents cannot be known: it does
 * not go in without the maker's written answer. Printed below the list, so that "not on the list" is enough of a check.
 */
export const withoutAnswer: readonly Pick<Forbidden, "name" | "reason">[] = [
  { name: msg`铬鞣革`, reason: msg`鞣剂里的铬，高温下可能变成六价铬，致癌。未经我们书面同意，不放。` },
  { name: msg`覆膜的装饰板和金属板`, reason: msg`那层膜常是 PVC。${filmKnown}` },
  {
    name: msg`免漆板`,
    reason: msg`面上的浸渍纸含三聚氰胺，也有贴 PVC 膜的。未经我们书面同意，不放。`,
  },
  {
    name: msg`防火板（HPL）`,
    reason: msg`面层和芯纸浸的是三聚氰胺、酚醛树脂。未经我们书面同意，不放。`,
  },
  {
    name: msg`仿皮草和阻燃布`,
    reason: msg`仿皮草常是含氯的腈氯纶，阻燃布常用氯、溴处理，烟有毒，也腐蚀机器。${cloth}`,
  },
  {
    name: msg`聚氨酯涂层布`,
    reason: msg`烟里可能有氰化氢，防水整理还可能含氟。未经我们书面同意，不放。`,
  },
  {
    name: msg`无纺布`,
    reason: msg`闪蒸的就是 HDPE，任何时候都不放。别的有聚丙烯的：成分没有写明，或者未经我们书面同意，都不放。`,
  },
  {
    name: msg`覆膜纸、合成纸`,
    reason: msg`面上或整张都是塑料。弄清是哪一种之前不放；弄清了，在禁用清单上的也不放，别的先问我们。`,
  },
  {
    name: msg`铝塑板`,
    reason: msg`两层薄铝夹着塑料：热透过铝皮，芯和胶就烧起来，放出毒烟。未经我们书面同意，不放。`,
  },
  {
    name: msg`镀镉和镀层不明的金属`,
    reason: msg`镀层先汽化，镉的烟剧毒。镀镉的任何时候都不打；镀层不明的，查清以前不打。`,
  },
  {
    name: msg`镀锌、镀铬的金属和锌合金`,
    reason: msg`锌和镀层先汽化，烟有毒。未经我们书面同意，不放。`,
  },
  {
    name: msg`含氯、含氟、含铅或查不清的漆`,
    reason: msg`漆一烧，毒气和铅烟先出来。含氯、含氟、含铅的任何时候都不打；没有 SDS 的漆，按查不清算，不打。`,
  },
  {
    name: msg`釉料查不清的陶瓷和瓷砖`,
    reason: msg`旧的、手工的和进口的釉可能含铅，一打就冒铅烟。厂家没有写明釉料不含铅的，不刻。`,
  },
  { name: msg`密封的罐子、气瓶和油桶`, reason: msg`里面的压力和残余的油气遇热会炸，空的也不放。` },
];

/** Purpose of a data sheet: it names the plastic, the maker's list decides. */
const dataSheetWith = (place: string): Words =>
  msg`塑料一律先要厂家的安全技术说明书（SDS），写明是哪种塑料、什么成分；成品板材、膜和皮料常常没有 SDS，那就要厂家的书面说明，同样写明是哪种塑料、什么成分。SDS 和书面说明都没有的，不能放。有的，再对照：在禁用清单上的，不能放进激光机；不在的，用${place}的“查一查”按名字查；查不到的，先问我们。`;

export const dataSheet = dataSheetWith(inline(msg`材料页上`));

/** The same for the hub of the materials itself, which has the check above the list. */
const dataSheetOnHub = dataSheetWith(inline(msg`本页上方`));

export type ForbiddenId = keyof typeof forbidden;

/** Forbidden materials with a common reason, for the list of the hub. */
interface ForbiddenGroup {
  readonly title: Words;
  readonly why: Words;
  readonly substances: readonly ForbiddenId[];
}

/** All forbidden materials, grouped by reason. */
export const forbiddenGroups: readonly ForbiddenGroup[] = [
  {
    title: msg`含氯的`,
    why: msg`PVC（包括刻字膜、车贴膜）、氯丁橡胶、腈氯纶和大多数人造革放出氯化氢：伤人，也腐蚀机器，哪种滤芯都处理不干净。`,
    substances: [
      "pvc",
      "vinyl",
      "imitation-leather",
      "pvc-foam-board",
      "coated-fabric",
      "neoprene",
      "modacrylic",
    ],
  },
  {
    title: msg`会熔化、会着火的塑料`,
    why: msg`不是切开，是熔开、烧开；ABS 的烟里还有氰化物。`,
    substances: ["abs", "polycarbonate", "hdpe", "polystyrene-foam", "polypropylene-foam", "epe", "pu-foam"],
  },
  {
    title: msg`树脂、纤维和含氟材料`,
    why: msg`各家的清单不尽相同，这几样在我们的清单上，切和刻都不行。`,
    substances: ["fibreglass", "carbon-fibre", "fr4", "epoxy", "ptfe", "fluoroelastomer", "pvdf-paint"],
  },
  {
    title: msg`说不清里面有什么的`,
    why: msg`药剂和阻燃剂看不出来。${inline(dataSheetOnHub)}`,
    substances: ["flame-retardant", "treated-wood"],
  },
  {
    title: msg`有毒和会烧的金属`,
    why: msg`铍的粉尘和铅的烟有毒，镁的粉屑会着火。Mark M20 也不打。`,
    substances: ["beryllium-copper", "magnesium", "lead-metal"],
  },
  {
    title: msg`受力的玻璃`,
    why: msg`激光在玻璃上留下的是裂纹；受力的玻璃经不起裂纹。`,
    substances: ["pressure-glass", "tempered-glass"],
  },
];

/** The forbidden materials as substances of the check. */
export const forbiddenSubstances: readonly Substance[] = Object.entries(forbidden).map(
  ([id, { name, also, reason }]) => ({ id, name, also, reason, verdict: "never" }),
);
