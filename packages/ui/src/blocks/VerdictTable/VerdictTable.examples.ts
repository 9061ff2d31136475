import type { Examples } from "../../stories.ts";
import type { VerdictTableProps } from "./VerdictTable.tsx";

interface Words {
  title: string;
  lead: string;
  tool: string;
  columns: readonly [string, string, string];
  names: readonly [string, string, string];
  reasons: readonly [string, string, string];
  levels: VerdictTableProps["labels"];
  long: string;
}

function variants({ title, lead, tool, columns, names, reasons, levels, long }: Words) {
  const base = {
    title,
    tool,
    columns,
    rows: [
      { name: names[0], detail: "10.6 µm", levels: ["yes", "yes", "yes"], reason: reasons[0] },
      { name: names[1], detail: "455 nm", levels: ["partly", "yes", "yes"], reason: reasons[1] },
      { name: names[2], detail: "1064 nm", levels: ["no", "no", "partly"], reason: reasons[2] },
    ],
    labels: levels,
  } satisfies VerdictTableProps;
  return {
    default: base,
    withLead: { ...base, lead },
    onSurface: { ...base, tone: "surface" },
    dark: { ...base, tone: "dark" },
    longText: {
      ...base,
      title: `${title}${long}`,
      columns: columns.map((column) => `${column}${long}`),
      rows: base.rows.map((row) => ({ ...row, reason: row.reason.repeat(5) })),
    },
  } as const satisfies Record<string, VerdictTableProps>;
}

export const examples = {
  zh: variants({
    title: "哪种光能做什么",
    lead: "同一块料，换一种光，结果就不同。",
    tool: "光源",
    columns: ["切割", "雕刻", "打标"],
    names: ["CO₂", "蓝光二极管", "光纤"],
    reasons: ["木纤维吸收得好。", "薄板可以切，厚了走得慢。", "这个波长留给金属。"],
    levels: { yes: "可以", partly: "有条件", no: "不行" },
    long: "以及留心什么",
  }),
  en: variants({
    title: "Which light does what",
    lead: "The same sheet under another light gives another result.",
    tool: "Source",
    columns: ["Cut", "Engrave", "Mark"],
    names: ["CO₂", "Blue diode", "Fibre"],
    reasons: [
      "Wood fibre absorbs it well. ",
      "Cuts thin sheet, slower as it gets thicker. ",
      "This wavelength is for metal. ",
    ],
    levels: { yes: "Yes", partly: "In part", no: "No" },
    long: " and what to mind",
  }),
} satisfies Examples<VerdictTableProps>;
