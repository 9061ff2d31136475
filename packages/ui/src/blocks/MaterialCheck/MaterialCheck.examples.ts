import type { Examples } from "../../stories.ts";
import type { MaterialCheckItem } from "./MaterialCheck.data.ts";
import type { MaterialCheckProps } from "./MaterialCheck.tsx";

type Substance = readonly [
  id: string,
  verdict: MaterialCheckItem["verdict"],
  name: string,
  synonyms: readonly string[],
  reason: string,
];

interface Words {
  title: string;
  lead: string;
  ask: string;
  instead: string;
  more: string;
  substances: readonly Substance[];
  labels: MaterialCheckProps["labels"];
}

function variants({ title, lead, ask, instead, more, substances, labels }: Words) {
  const base = {
    title,
    lead,
    items: substances.map(
      ([id, verdict, name, synonyms, reason]): MaterialCheckItem => ({
        id,
        verdict,
        name,
        synonyms,
        reason,
        ...((verdict === "allowed" || verdict === "mark") && { link: { label: more, href: `#${id}` } }),
      }),
    ),
    ask: { label: ask, href: "#sample-{value}" },
    instead: { label: instead, href: "#materials" },
    labels,
  } satisfies MaterialCheckProps;
  return {
    default: base,
    never: { ...base, defaultAsked: "pvc" },
    markOnly: { ...base, tone: "surface", defaultAsked: "glass" },
    askFirst: { ...base, tone: "dark", defaultAsked: "silicone" },
    longText: {
      ...base,
      title: title.repeat(4),
      lead: lead.repeat(3),
      items: base.items.map((item) => ({
        ...item,
        synonyms: Array.from({ length: 8 }, (_, number) => `${item.name} ${number}`),
        reason: item.reason.repeat(5),
      })),
    },
  } as const satisfies Record<string, MaterialCheckProps>;
}

export const examples = {
  zh: variants({
    title: "这种材料能进激光机吗",
    lead: "按名字查，只认名字，不猜。",
    ask: "先问我们",
    instead: "看能换哪种材料",
    more: "怎么加工",
    substances: [
      ["acrylic", "allowed", "亚克力", ["有机玻璃", "PMMA"], "CO₂ 能切也能刻，边缘透亮。"],
      ["basswood", "allowed", "椴木", ["椴木板"], "纹细、色浅，切和刻都省心。"],
      ["glass", "mark", "玻璃", ["玻璃杯"], "表面打成磨砂，切不开。"],
      ["pvc", "never", "聚氯乙烯", ["PVC", "软玻璃"], "放出氯化氢，伤人，也腐蚀机器。"],
      ["polycarbonate", "never", "聚碳酸酯", ["PC", "阳光板"], "厚过 1 mm 就着火、发黄。"],
      ["rubber", "unknown", "橡胶", ["橡胶板"], "里面是什么，决定能不能切。"],
    ],
    labels: {
      material: "材料名称",
      hint: "中文、英文、缩写都可以。",
      placeholder: "例如：椴木、PMMA",
      check: "查一查",
      suggestions: "您指的可能是",
      open: "列出全部材料",
      verdicts: { allowed: "可以", mark: "只打标", never: "绝不", unknown: "先问我们" },
      lists: {
        allowed: "可以切的",
        mark: "只打标的",
        never: "绝不能放的",
        unknown: "要先问的",
      },
      notListed: "清单里没有这个名字，所以我们不猜。",
      similar: "您指的是不是：",
    },
  }),
  en: variants({
    title: "Can I laser this? ",
    lead: "Ask by name. A name is known or it is not; nothing is guessed. ",
    ask: "Ask us first",
    instead: "See what to use instead",
    more: "How to work it",
    substances: [
      [
        "acrylic",
        "allowed",
        "Acrylic",
        ["Plexiglas", "PMMA"],
        "CO₂ cuts and engraves it with a clear edge. ",
      ],
      ["basswood", "allowed", "Basswood", ["linden"], "Fine grain, pale, easy to cut and engrave. "],
      ["glass", "mark", "Glass", ["tumbler"], "The surface turns frosty; it is not cut. "],
      ["pvc", "never", "Polyvinyl chloride", ["PVC"], "Releases hydrogen chloride: toxic and corrosive. "],
      ["polycarbonate", "never", "Polycarbonate", ["PC", "Lexan"], "Over 1 mm it burns and discolours. "],
      ["rubber", "unknown", "Rubber", ["rubber sheet"], "What is in it decides whether it may be cut. "],
    ],
    labels: {
      material: "Name of the material",
      hint: "Common names and abbreviations both work.",
      placeholder: "For example: basswood, PMMA",
      check: "Check",
      suggestions: "You may mean",
      open: "List all materials",
      verdicts: { allowed: "Allowed", mark: "Mark only", never: "Never", unknown: "Ask us first" },
      lists: {
        allowed: "Can be cut",
        mark: "Mark only",
        never: "Never goes in",
        unknown: "Ask first",
      },
      notListed: "This name is not on our list, so we do not guess.",
      similar: "Did you mean:",
    },
  }),
} satisfies Examples<MaterialCheckProps>;
