import type { Picture } from "../../data.ts";
import { alt } from "../../fixtures/alt.ts";
import { type FixturePicture, picture } from "../../fixtures/index.ts";
import { labels as shared } from "../../fixtures/labels.ts";
import type { ExampleLanguage, Examples } from "../../stories.ts";
import type { PagerProps } from "./Pager.tsx";

interface Example extends Pick<PagerProps, "labels" | "page" | "defaultPage" | "pageSize"> {
  /** Content of the cells in the story. */
  cells: readonly { name: string; picture: Picture }[];
  imageError: string;
}

const shown: readonly FixturePicture[] = ["coasters", "jewelry-box", "earrings", "lamp", "swatches"];

function variants(
  language: ExampleLanguage,
  labels: PagerProps["labels"],
  names: readonly string[],
  long: string,
) {
  const cells = names.map((name, index) => {
    const file = shown[index % shown.length] ?? "coasters";
    return { name, picture: picture(file, alt[language][file]) };
  });
  const base = { labels, cells, imageError: shared[language].picture.imageError };
  return {
    default: base,
    padded: { ...base, cells: cells.slice(0, 7), defaultPage: 1 },
    controlled: { ...base, page: 1 },
    fourToAPage: { ...base, pageSize: 4 },
    onePage: { ...base, cells: cells.slice(0, 5) },
    longText: { ...base, cells: cells.map((cell) => ({ ...cell, name: `${cell.name}${long}` })) },
  } satisfies Record<string, Example>;
}

export const examples = {
  zh: variants(
    "zh",
    {
      pager: "可加工材料",
      previous: "上一页",
      next: "下一页",
      goTo: "转到第 {index} 页",
      pageOf: "第 {index} 页，共 {count} 页",
    },
    ["椴木", "亚克力", "纸张", "皮革", "石材", "玻璃", "布料", "双色板", "橡胶", "竹材", "毛毡", "软木"],
    "，厚度、功率、速度和遍数都写在材料卡上",
  ),
  en: variants(
    "en",
    {
      pager: "Materials",
      previous: "Previous page",
      next: "Next page",
      goTo: "Go to page {index}",
      pageOf: "Page {index} of {count}",
    },
    [
      "Basswood",
      "Acrylic",
      "Paper",
      "Leather",
      "Stone",
      "Glass",
      "Fabric",
      "Two-colour sheet",
      "Rubber",
      "Bamboo",
      "Felt",
      "Cork",
    ],
    ", thickness, power, speed and passes are on its card",
  ),
} satisfies Examples<Example>;
