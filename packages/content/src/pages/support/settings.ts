import { msg } from "@lingui/core/macro";
import { link } from "../../authoring.ts";
import { definePage } from "../../define.ts";
import { settingsBlock } from "./settings-block.ts";
import { supportTabs } from "./tabs.ts";

export const settings = definePage({
  id: "settings",
  meta: {
    title: msg`激光切割参数表：按材料、厚度和机型查`,
    description: msg`激光切割参数：胶合板、椴木、亚克力切多快、用多大功率，按板厚和机型查；每个数都写明是用过的还是算出来的、可信度多高，附测试格和 LightBurn 材料库。`,
    keywords: msg`激光切割参数,激光雕刻参数,激光功率速度对照表,LightBurn 材料库,测试格`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow: msg`支持`,
      title: msg`加工参数`,
      lead: msg`每一个数都写明：是别处用过的，还是算出来的，可信度多高。算不出来的，给您一张测试格。`,
    },
    supportTabs(),
    settingsBlock,
    {
      type: "callToAction",
      tone: "surface",
      title: msg`试过还是不合适？`,
      lead: msg`寄一块您的料来，我们切好或刻好寄回，附上机型和参数。`,
      actions: [
        link("sample", msg`申请打样`),
        link("drawingCheck", msg`查图纸`),
        link("materials", msg`先查材料能不能加工`),
      ],
    },
  ],
});
