import { msg } from "@lingui/core/macro";
import { inline, link, picture } from "../../authoring.ts";
import { definePage } from "../../define.ts";
import { models } from "../../products/facts.ts";

const markSpot = inline(models["mark-m20"].spotSize);

/** Instruments, their marks and their packaging. */
export const medical = definePage({
  id: "medical",
  meta: {
    title: msg`医疗：器械标识与包装`,
    description: msg`可重复使用器械的 UDI 标识、导管托盘、密封垫和包装的激光加工：哪些要验证，哪台机器合适。`,
    keywords: msg`UDI 打标,手术器械打标,医疗包装切割,导管托盘,追溯码`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow: msg`应用`,
      title: msg`标记要比器械活得久`,
      lead: msg`洗过、高温蒸过，扫码枪还要读得出来。`,
      picture: picture("applications/medical", msg`打有标记的不锈钢器械`),
    },
    {
      type: "textBlocks",
      items: [
        {
          title: msg`器械标识`,
          paragraphs: [
            msg`可重复使用的器械要直接标 UDI（美国 21 CFR 801.45，欧盟 MDR）。不锈钢上做退火标记，表面不留沟槽。`,
            msg`Mark M20 光斑 ${markSpot}，小面积的二维码也打得下。`,
          ],
        },
        { title: msg`托盘与包装`, paragraphs: [msg`CO₂ 切导管托盘、纸塑包装和密封垫，边缘没有刀屑。`] },
        {
          title: msg`由您来验证`,
          paragraphs: [
            msg`标记能否耐受您的清洗和灭菌流程，要用您的批次、您的参数做验证。我们先打一组样件，连同参数一起给您。`,
          ],
        },
      ],
    },
    {
      type: "callToAction",
      title: msg`先打一组样件`,
      actions: [link("sample", msg`寄器械样件`), link("metal", msg`看金属打标`)],
    },
  ],
});
