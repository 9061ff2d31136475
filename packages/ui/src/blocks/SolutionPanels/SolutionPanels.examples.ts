import { alt } from "../../fixtures/alt.ts";
import { type FixturePicture, picture } from "../../fixtures/index.ts";
import { labels } from "../../fixtures/labels.ts";
import type { ExampleLanguage, Examples } from "../../stories.ts";
import type { SolutionPanel } from "./SolutionPanels.data.ts";
import type { SolutionPanelsProps } from "./SolutionPanels.tsx";

type Words = readonly [title: string, text: string];

function variants(
  language: ExampleLanguage,
  title: string,
  words: readonly [Words, Words, Words],
  long: string,
) {
  const panel = ([title, text]: Words, name: FixturePicture): SolutionPanel => ({
    title,
    text,
    picture: picture(name, alt[language][name]),
  });
  const [first, second, third] = words;
  const base = {
    title,
    panels: [panel(first, "engraving"), panel(second, "cabinet"), panel(third, "lamp")],
    labels: labels[language].picture,
  } satisfies SolutionPanelsProps;
  const longer = ({ title, text, picture }: SolutionPanel): SolutionPanel => ({
    title: `${title}${long}`,
    text: `${text}${long.repeat(3)}`,
    picture,
  });
  return {
    default: base,
    firstOpen: { ...base, defaultIndex: 0 },
    onCanvas: { ...base, tone: "canvas" },
    controlled: { ...base, index: 2 },
    longText: {
      ...base,
      panels: [longer(base.panels[0]), longer(base.panels[1]), longer(base.panels[2])],
    },
  } as const satisfies Record<string, SolutionPanelsProps>;
}

export const examples = {
  zh: variants(
    "zh",
    "一台机器，三样本事",
    [
      ["切割系统", "40 W 和 60 W 两种功率可选。亚克力能切到 20 mm；木材建议 15 mm，好料、满功率可到 20 mm。"],
      ["控制中心", "5 英寸触控屏装在机身右侧，功率、速度、遍数和剩余时间一眼看全。"],
      ["配件", "空气净化器管烟和味，旋转轴管圆的东西。按房间和工件挑，不必一次买齐。"],
    ],
    "，以及与它配套的部件",
  ),
  en: variants(
    "en",
    "One machine, three strengths",
    [
      [
        "Cutting",
        "40 W or 60 W. Acrylic up to 20 mm; wood up to 15 mm, and 20 mm with good stock at full power. ",
      ],
      ["Control", "A 5-inch touchscreen shows power, speed, passes and the time left at a glance. "],
      [
        "Accessories",
        "A filter unit for smoke and odour, a rotary axis for round things. Choose what the room needs. ",
      ],
    ],
    " and the parts that go with it",
  ),
} satisfies Examples<SolutionPanelsProps>;
