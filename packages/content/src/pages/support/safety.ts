import { msg } from "@lingui/core/macro";
import { inline, link, verbatim } from "../../authoring.ts";
import { definePage } from "../../define.ts";
import { forbidden } from "../../materials/forbidden.ts";
import { clearance, models } from "../../products/facts.ts";
import { exact, range } from "../../quantity.ts";
import { supportTabs } from "./tabs.ts";

const exhaust = inline(models["light-640"].exhaust);
const behind = inline(clearance.behind);
const beside = inline(clearance.beside);
/** Facts, "Fumes". */
const particles = inline(range("µm", 0.5, 10));
const hepa = inline(exact("µm", 0.3));

export const safety = definePage({
  id: "safety",
  meta: {
    title: msg`激光机安全指南`,
    description: msg`开机前六项检查，绝不能放进去的材料，烟、火和光各怎么防，各地管激光机的法规叫什么。可打印成 A4 贴在机器旁。`,
    keywords: msg`激光机安全,禁用材料,激光烟雾,防火,IEC 60825`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow: msg`指南`,
      title: msg`安全指南`,
      lead: msg`材料、烟、火、光，四件事。新来的人先读它，再碰机器。`,
    },
    supportTabs(),
    {
      type: "steps",
      title: msg`开机前六项`,
      steps: [
        { title: msg`认料`, text: msg`叫得出名字，不在下面的表上。` },
        { title: msg`排风`, text: msg`开着，手放在进风口试得到吸力。` },
        { title: msg`水和气`, text: msg`水在流，吹气有声。` },
        { title: msg`台面`, text: msg`没有碎屑、纸片和工具。` },
        { title: msg`急停`, text: msg`知道在哪里，按得到，试过。` },
        { title: msg`灭火器`, text: msg`二氧化碳的，伸手就拿得到。` },
      ],
    },
    {
      type: "factTable",
      tone: "surface",
      title: msg`绝不放进激光机`,
      lead: msg`这是我们的清单，别家的可能不同。`,
      head: msg`材料`,
      columns: [msg`会怎样`],
      rows: Object.values(forbidden).map(({ name, reason }) => ({ name, cells: [reason] })),
      note: msg`成分不明的塑料，由安全数据表来定；没有数据表，就不切。`,
    },
    {
      type: "textBlocks",
      items: [
        {
          title: msg`烟`,
          paragraphs: [
            msg`激光烟里的颗粒多在 ${particles}，看不见，也能吸进肺里。排到室外最可靠；落地机接 ${exhaust} 的管，出口避开门窗和邻居。`,
            msg`净化器里，HEPA 拦下 ${hepa} 颗粒的 99.97%，活性炭收气体，少一层都不行。再好的滤芯，也不能让 PVC 变安全。`,
          ],
        },
        {
          title: msg`火`,
          paragraphs: [
            msg`机器开着，人就在旁边，一分钟也不走开。纸、布和薄木最容易着，吹气要开，废料不要堆。`,
            msg`看到火苗，按急停，用二氧化碳灭火器。不要泼水。`,
          ],
        },
        {
          title: msg`光和电`,
          paragraphs: [
            msg`上盖关着，光在里面。掀开盖子干活、拆护板、短接联锁，都会让机器离开正常使用的状态，谁都不要做。`,
            msg`玻璃管靠上万伏的高压点亮，断了电也先别碰。换管照手册来，或者请我们的人。`,
          ],
        },
        {
          title: msg`人和房间`,
          paragraphs: [
            msg`身后 ${behind}、两侧 ${beside} 不放东西，过道不堵。课堂上由受过培训的人看管，一台机器一个负责人，用完断电上锁。`,
          ],
        },
      ],
    },
    {
      type: "factTable",
      tone: "surface",
      title: msg`各地的法规叫什么`,
      lead: msg`这里只列名字，供您查自己的义务。`,
      head: msg`法规`,
      columns: [msg`哪里`, msg`管什么`],
      rows: [
        { name: verbatim("IEC 60825-1"), cells: [msg`国际；欧洲同文采用`, msg`激光产品的分级与标识`] },
        { name: verbatim("GB 7247.1"), cells: [msg`中国`, msg`同上`] },
        { name: verbatim("GB/T 18490"), cells: [msg`中国`, msg`激光加工机械的安全`] },
        { name: verbatim("21 CFR 1040.10"), cells: [msg`美国`, msg`激光产品的性能标准`] },
        { name: msg`欧盟机械条例 2023/1230`, cells: [msg`欧盟`, msg`机械，自 2027 年 1 月 20 日起`] },
      ],
      note: msg`一类激光产品说的是封闭、正常使用时的状态，掀开盖子就不同了。我们的规格没有给出等级，所以这里不写；需要时向我们索取您那台的文件。`,
    },
    {
      type: "callToAction",
      tone: "canvas",
      title: msg`还有一种料拿不准？`,
      actions: [link("materials", msg`先按名字查`), link("maintenance", msg`看保养指南`)],
    },
  ],
});
