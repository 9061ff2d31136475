import { msg } from "@lingui/core/macro";
import { inline, link, verbatim } from "../../authoring.ts";
import { definePage } from "../../define.ts";
import { models } from "../../products/facts.ts";

const eyebrow = msg`支持`;

export const specifications = definePage({
  id: "specifications",
  meta: {
    title: msg`规格参数`,
    description: msg`晨光与中天两个系列八个型号的激光功率、工作幅面和最高速度，一页对照；没有列出的，写明怎样索取。`,
    keywords: msg`激光机参数,激光功率,工作幅面,最高速度,规格表`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow,
      title: msg`八个型号，一页对照`,
      lead: msg`功率指激光功率，不是插座上的功率。没有列出的项目，可以索取整张规格表。`,
    },
    {
      type: "cardGrid",
      title: msg`型号与主要参数`,
      columns: 2,
      cards: Object.entries(models).map(([id, model]) => {
        const { name, laserPower, maxSpeed, series } = model;
        const power = inline(laserPower);
        const speed = inline(maxSpeed);
        const size = "workArea" in model ? inline(model.workArea) : undefined;
        return {
          title: verbatim(name),
          text: size
            ? msg`激光功率 ${power}，幅面 ${size}，最高 ${speed}`
            : msg`激光功率 ${power}，最高 ${speed}，幅面请索取规格表`,
          link: link(series, msg`看 ${name}`, `?model=${id}`),
        };
      }),
    },
    {
      type: "callToAction",
      tone: "surface",
      title: msg`要整张规格表？`,
      actions: [link("downloads", msg`看怎么索取`), link("products", msg`看怎么选`)],
    },
  ],
});
