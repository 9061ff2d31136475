import { msg } from "@lingui/core/macro";
import { external, inline, link, verbatim } from "../../authoring.ts";
import { brand } from "../../brand.ts";
import { definePage } from "../../define.ts";
import { models, plannedTubeLife } from "../../products/facts.ts";

const { servicePhone } = brand;
const eyebrow = msg`支持`;
const ratedLife = inline(models["light-530"].sourceLife);
const rfLife = inline(models["light-530-rf"].sourceLife);
const planned = inline(plannedTubeLife);
const exhaust = inline(models["light-640"].exhaust);
const call = external(`tel:${servicePhone}`, verbatim(servicePhone));

export const faq = definePage({
  id: "faq",
  meta: {
    title: msg`常见问题`,
    description: msg`学多久、保修多久、激光管用多久，切不透和抽不动烟先查什么，哪些材料不能切：九个常见问题。`,
    keywords: msg`激光机常见问题,激光管寿命,保修多久,能切多厚,PVC 能切吗`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow,
      title: msg`九个常见问题，直接回答`,
      lead: msg`答案里的数字，和规格表是同一个。`,
    },
    {
      type: "textBlocks",
      title: msg`买之前`,
      items: [
        { title: msg`要学多久？`, paragraphs: [msg`一到两个小时能自己操作，三十分钟之内能切出第一件。`] },
        { title: msg`最少买几台？`, paragraphs: [msg`一台就行，没有最低数量。配件也一样。`] },
        {
          title: msg`保修多久？`,
          paragraphs: [msg`整机十二个月，激光管六个月；镜片和人为损坏除外，可以买延保。`],
        },
      ],
    },
    {
      type: "textBlocks",
      tone: "surface",
      title: msg`用起来`,
      items: [
        {
          title: msg`激光管能用多久？`,
          paragraphs: [
            msg`玻璃管按 ${planned}安排更换，标称 ${ratedLife}。射频管更长，Light 530 RF 标称 ${rfLife}。`,
          ],
        },
        {
          title: msg`突然切不透了？`,
          paragraphs: [msg`先擦镜片和反射镜，再看光路和焦距，再看水温。都对了，才轮到激光管。`],
        },
        {
          title: msg`烟抽不干净？`,
          paragraphs: [
            msg`先查滤网堵没堵，再看管子有没有压扁、弯头是不是太多。中天系列用 ${exhaust} 的管，别缩径。`,
          ],
        },
      ],
    },
    {
      type: "textBlocks",
      title: msg`材料`,
      items: [
        { title: msg`PVC 能切吗？`, paragraphs: [msg`不能。它放出的氯化氢有毒，还会锈坏机器。`] },
        {
          title: msg`CO₂ 能刻不锈钢吗？`,
          paragraphs: [msg`裸的不行，要用 Mark M20。表面有漆的，可以把漆层打掉。`],
        },
        {
          title: msg`别人的参数能照抄吗？`,
          paragraphs: [msg`只能当起点。机器、镜头、批次都不同，先切测试格。`],
        },
      ],
    },
    {
      type: "callToAction",
      tone: "surface",
      title: msg`没有您的问题？`,
      actions: [call, link("contactus", msg`换个方式问`)],
    },
  ],
});
