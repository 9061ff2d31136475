import type { Examples } from "../../stories.ts";
import type { TextProps } from "./Text.tsx";

type Example = Pick<TextProps, "children" | "size" | "tone" | "mono" | "as">;

const variants = (text: { body: string; lead: string; note: string; label: string; long: string }) =>
  ({
    default: { children: text.body },
    lead: { children: text.lead, size: "lead", tone: "muted" },
    small: { children: text.note, size: "small" },
    muted: { children: text.note, tone: "muted" },
    accent: { children: text.note, size: "small", tone: "accent" },
    measure: { children: text.label, size: "micro", tone: "muted", mono: true, as: "span" },
    longText: { children: text.long },
  }) as const satisfies Record<string, Example>;

export const examples = {
  zh: variants({
    body: "放上材料，画好图，按下开始。相机把台面照在屏幕上，图样拖到哪里，激光就切到哪里。",
    lead: "切割、雕刻、打标一机完成。学校、工作室与小型工厂，从开箱到第一件成品只需三十分钟。",
    note: "含聚氯乙烯的人造革会放出氯气，不能加工。",
    label: "10.6 µm · CO₂",
    long: "椴木胶合板的切缝约零点二毫米，板材越干，边缘越浅。先用同一块料试切一条两厘米的直线：切不透就把速度降低百分之十，边缘发黑就把吹气加大。十五毫米以内推荐一次切透，二十毫米要看木材的密度与激光功率。切完先等排烟三十秒再开盖，盖板一开激光立即停止，合上后从断点继续。",
  }),
  en: variants({
    body: "Lay the material down, draw, press start. The camera shows the bed on the screen, and the beam cuts where you dragged the drawing.",
    lead: "Cutting, engraving and marking on one machine. For schools, studios and small factories: thirty minutes from the crate to the first piece.",
    note: "Imitation leather with PVC gives off chlorine and must not be cut.",
    label: "10.6 µm · CO₂",
    long: "In basswood plywood the kerf is about 0.2 mm, and the drier the board, the paler its edge. Try a straight line of two centimetres on the same sheet first: where it does not cut through, go ten percent slower; where the edge turns black, give it more air. Up to 15 mm one pass is recommended; 20 mm depends on the density of the wood and the power of the laser. Let the extraction run for thirty seconds before opening the lid. The beam stops the moment it opens and goes on from there once it is closed.",
  }),
} satisfies Examples<Example>;
