import type { Examples } from "../../stories.ts";
import type { FindingListProps } from "./FindingList.tsx";

type Example = Pick<FindingListProps, "items" | "labels" | "shownId">;

const variants = (
  texts: readonly (readonly [title: string, text: string])[],
  labels: Example["labels"],
  long: string,
) => {
  const severities = ["problem", "warning", "note"] as const;
  const items = texts.map(([title, text], index) => ({
    id: `finding-${index}`,
    severity: severities[index] ?? "note",
    title,
    text,
    hasPlace: index < 2,
  }));
  return {
    default: { items, labels },
    shown: { items, labels, shownId: "finding-1" },
    longText: { items: items.map((item) => ({ ...item, text: item.text + long })), labels },
  } as const satisfies Record<string, Example>;
};

export const examples = {
  zh: variants(
    [
      ["轮廓没有闭合：2 条", "零件切不下来。把断开的两端接上，最小的一处只差 0.4 mm。"],
      ["连接处太窄：1 处", "两道切口之间只剩 0.6 mm，容易断，也容易烤焦。挪开一些。"],
      ["有隐藏的图层", "隐藏的图层不加工。要加工，先在软件里显示出来。"],
    ],
    {
      severities: { problem: "要改", warning: "留意", note: "说明" },
      show: "看位置",
      showOf: "看位置：{title}",
    },
    "同一张图里别的地方也可能有一样的毛病，改完再查一遍。".repeat(3),
  ),
  en: variants(
    [
      ["Open outlines: 2", "The piece stays in the sheet. Join the ends; the smallest gap is 0.4 mm."],
      [
        "Narrow bridges: 1",
        "Only 0.6 mm is left between two cuts. It breaks and scorches easily: move them apart.",
      ],
      ["Hidden layers", "Hidden layers are not processed. Show them in your program if they should be."],
    ],
    {
      severities: { problem: "Fix", warning: "Check", note: "Note" },
      show: "Show place",
      showOf: "Show place: {title}",
    },
    " The same may be wrong in other places of this drawing, so check it again when you have changed it.".repeat(
      3,
    ),
  ),
} satisfies Examples<Example>;
