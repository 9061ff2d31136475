import { alt } from "../../fixtures/alt.ts";
import { type FixturePicture, picture } from "../../fixtures/index.ts";
import { labels } from "../../fixtures/labels.ts";
import type { ExampleLanguage, Examples } from "../../stories.ts";
import type { FeatureBlocksProps } from "./FeatureBlocks.tsx";

type Words = readonly [title: string, text: string, picture: FixturePicture];

function variants(language: ExampleLanguage, title: string, words: readonly Words[]) {
  const base = {
    items: words.map(([title, text, name]) => ({ title, text, picture: picture(name, alt[language][name]) })),
    labels: labels[language].picture,
  } satisfies FeatureBlocksProps;
  return {
    default: base,
    titled: { ...base, title, tone: "surface" },
    points: {
      ...base,
      items: base.items.slice(0, 2).map((item) => ({ ...item, points: words.map(([, text]) => text) })),
    },
    single: { ...base, items: base.items.slice(0, 1) },
    longText: {
      ...base,
      title: title.repeat(5),
      items: base.items.map((item) => ({ ...item, title: item.title.repeat(4), text: item.text.repeat(6) })),
    },
  } as const satisfies Record<string, FeatureBlocksProps>;
}

export const examples = {
  zh: variants("zh", "四个细节", [
    ["烟从后面走", "排风口在机身背面，可以直排窗外，也可以接净化器。", "desktop"],
    ["隔着琥珀色上盖看它工作", "机身封闭，上盖一开激光就停。急停按钮在正面。", "cabinet"],
    ["把图样拖到边角料上", "相机把整张台面映到屏幕里，剩下的半块板也能对准了再切。", "engraving"],
    ["电脑上画，机器前开工", "图纸和参数放在云端，换一台电脑接着画。", "swatches"],
  ]),
  en: variants("en", "Four details ", [
    ["Smoke leaves at the back", "The outlet leads out of a window or into a filter unit. ", "desktop"],
    ["Watch it through amber", "The case is closed, and opening the lid stops the laser. ", "cabinet"],
    [
      "Drag the drawing onto an offcut",
      "A camera shows the whole table, so half a sheet is enough. ",
      "engraving",
    ],
    ["Draw at a desk, start at the machine", "Drawings and settings are in the cloud. ", "swatches"],
  ]),
} satisfies Examples<FeatureBlocksProps>;
