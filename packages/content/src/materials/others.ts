import { msg } from "@lingui/core/macro";
import { type AuthoredLink, inline, link, verbatim } from "../authoring.ts";
import { claims } from "../products/claims.ts";
import type { Substance } from "./material.ts";

/** A substance that belongs to no material's page. */
interface OtherSubstance extends Substance {
  /** Link to more information. Default: the sample form. */
  readonly link?: AuthoredLink;
  /** Set if the names mean much else in a question, such as “board”: then the chat does not know the substance. */
  readonly onlyInCheck?: true;
}

/**
 * Substances that the facts do not cover, or whose name is too general for an answer. Visitors must ask about each of
 * them first.
 */
export const otherSubstances: readonly OtherSubstance[] = [
  {
    id: "board",
    name: msg`板材、木料，没说是哪一种`,
    also: [msg`板材`, msg`板子`, msg`木料`, msg`木方`],
    verdict: "unknown",
    reason: msg`太笼统了，先查清是哪一种，再按那个名字查。${inline(claims.whichWood)}泡沫板绝不能放。`,
    onlyInCheck: true,
  },
  {
    id: "plastic",
    name: msg`塑料`,
    also: [msg`塑胶`, msg`塑料板`, msg`不明塑料`, msg`塑料片`],
    verdict: "unknown",
    reason: msg`太笼统了。看厂家的安全技术说明书（SDS）写的是哪一种，对照我们的禁用清单；清单里没有的先问我们，SDS 和厂家的书面说明都没有的不能放。`,
  },
  {
    id: "rubber",
    name: msg`橡胶`,
    also: [msg`橡皮`, msg`橡胶板`, msg`印章垫`, msg`天然橡胶`],
    verdict: "unknown",
    reason: msg`氯丁橡胶和氟橡胶绝不能放，别的橡胶也有含氯的。卖家标明激光专用的印章料，也请附上安全技术说明书（SDS）再问。`,
  },
  {
    id: "silicone",
    name: msg`硅胶`,
    also: [msg`硅橡胶`, msg`硅胶板`, msg`矽胶`],
    verdict: "unknown",
    reason: msg`配方差别大，我们没有一个通用的答案。把安全技术说明书（SDS）发来，先问我们。`,
  },
  {
    id: "eva",
    name: msg`EVA 泡棉`,
    also: [verbatim("EVA"), msg`泡棉`, msg`工具托泡棉`],
    verdict: "unknown",
    reason: msg`泡棉有很多种：聚乙烯、聚氨酯、聚苯乙烯和聚丙烯的都不能放。确是 EVA，先带安全技术说明书（SDS）问我们。`,
  },
  {
    id: "polystyrene-sheet",
    name: msg`聚苯乙烯（PS）板`,
    also: [msg`PS 板`, verbatim("HIPS")],
    verdict: "unknown",
    reason: msg`泡沫的绝不能放。实心的也容易着，冒黑烟，未经我们书面同意，不能放。`,
  },
  {
    id: "polypropylene",
    name: msg`聚丙烯（PP）`,
    also: [verbatim("PP"), msg`聚丙烯`, msg`PP 板`, msg`PP 合成纸`, msg`中空板`, msg`万通板`],
    verdict: "unknown",
    reason: msg`实心薄片和泡沫是两回事：泡沫绝不能放，薄片先带安全技术说明书（SDS）问我们。`,
  },
  {
    id: "pet",
    name: msg`PET 片材`,
    also: [verbatim("PET"), verbatim("PETG"), verbatim("Mylar"), msg`涤纶片`, msg`麦拉片`],
    verdict: "unknown",
    reason: msg`市面上的透明片外观一样，有些其实是 PVC。附上安全技术说明书（SDS）来问。`,
  },
  {
    id: "pom",
    name: msg`聚甲醛（POM）`,
    also: [verbatim("POM"), msg`赛钢`, msg`聚甲醛`, verbatim("Delrin")],
    verdict: "unknown",
    reason: msg`我们还没有结论，未经我们书面同意，不能放：做印章或齿轮，先带安全技术说明书（SDS）来问。`,
  },
  {
    id: "polyamide",
    name: msg`尼龙板`,
    also: [verbatim("PA6"), verbatim("PA66"), msg`聚酰胺`, msg`尼龙棒`, msg`尼龙`, msg`锦纶`],
    verdict: "unknown",
    reason: msg`尼龙布按布料切；实心的板和棒我们没有结论，先带安全技术说明书（SDS）问我们。`,
  },
  {
    id: "polyimide",
    name: msg`聚酰亚胺薄膜`,
    also: [verbatim("Kapton"), msg`聚酰亚胺`, msg`PI 膜`, msg`金手指胶带`],
    verdict: "unknown",
    reason: msg`不带胶的薄膜，CO₂ 可以切焊膏模板和掩膜，先把安全技术说明书（SDS）发来；带胶的，写明胶层问我们。`,
    link: link("electronics", msg`看电子应用`),
  },
  {
    id: "high-pressure-laminate",
    name: msg`防火板（HPL）`,
    also: [verbatim("HPL"), msg`防火板`, msg`耐火板`, msg`富美家`, verbatim("Traffolyte")],
    verdict: "unknown",
    reason: msg`面层和芯纸浸的是三聚氰胺、酚醛树脂，Traffolyte 雕刻板也一样。未经我们书面同意，不能放：附上安全技术说明书（SDS）来问。`,
  },
  {
    id: "tape",
    name: msg`胶带和胶膜`,
    also: [msg`胶带`, msg`双面胶`, msg`不干胶`, msg`贴纸`, msg`保护膜`],
    verdict: "unknown",
    reason: msg`纸基的可以，塑料基的很多就是 PVC。美纹纸可以，电工胶带不行；板上的塑料保护膜，上机前揭掉。`,
  },
  {
    id: "food",
    name: msg`食物`,
    also: [msg`巧克力`, msg`饼干`, msg`海苔`, msg`水果`, msg`食品`],
    verdict: "unknown",
    reason: msg`台面上切过别的材料，食物不该直接放上去。先问我们怎样隔开。`,
  },
];
