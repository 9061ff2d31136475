import { alt } from "../../fixtures/alt.ts";
import { picture } from "../../fixtures/index.ts";
import type { ExampleLanguage, Examples } from "../../stories.ts";
import type { TestGridProps } from "./TestGrid.tsx";

interface Words {
  title: string;
  lead: string;
  power: string;
  speed: string;
  energy: string;
  verdicts: TestGridProps["verdicts"];
  unknown: TestGridProps["verdicts"];
  note: string;
  link: string;
  labels: TestGridProps["labels"];
  long: string;
}

const powers = [57, 68, 74, 80, 96];
const speeds = [8.6, 12, 15, 18, 25.2];
/** Energy per millimetre of a tube of 60 W, in joules. */
const energyOf = (power: number, speed: number) => (60 * power) / 100 / speed;
const most = energyOf(96, 8.6);
/** Ends of the energies that are known to work: 68 % at 18 mm/s, 80 % at 12 mm/s. */
const [lowest, highest] = [energyOf(68, 18), energyOf(80, 12)];

function variants(language: ExampleLanguage, words: Words) {
  const squares = powers.map((power) =>
    speeds.map((speed) => {
      const energy = energyOf(power, speed);
      return {
        verdict: energy < lowest ? 0 : energy <= highest ? 1 : 2,
        energy: energy.toFixed(1),
        level: Math.round(Math.min(9, Math.max(0, 4.5 + 4 * Math.log2(energy / 3)))),
        heat: energy / most,
      };
    }),
  );
  const base = {
    title: words.title,
    lead: words.lead,
    power: { name: words.power, unit: "%", values: powers.map(String) },
    speed: { name: words.speed, unit: "mm/s", values: speeds.map(String) },
    energy: { name: words.energy, unit: "J/mm" },
    squares,
    verdicts: words.verdicts,
    start: [2, 2],
    sprite: picture("test-grid", alt[language]["test-grid"]),
    note: words.note,
    links: [{ label: words.link, href: "#card" }],
    labels: words.labels,
  } satisfies TestGridProps;
  const { sprite, ...plain } = base;
  return {
    default: base,
    dark: { ...base, tone: "dark" },
    unknown: {
      ...plain,
      verdicts: words.unknown,
      start: [0, 4],
      squares: squares.map((row, r) =>
        row.map(({ energy, heat }, c) => ({ energy, heat, verdict: r === 0 && c === 4 ? 0 : 1 })),
      ),
    },
    longText: {
      ...base,
      lead: words.long.repeat(3),
      verdicts: words.verdicts.map((verdict) => ({ ...verdict, text: `${verdict.text} ${words.long}` })),
    },
  } as const satisfies Record<string, TestGridProps>;
}

export const examples = {
  zh: variants("zh", {
    title: "点一格，看切边",
    lead: "3 mm 胶合板，60 W。",
    power: "功率",
    speed: "速度",
    energy: "每毫米的能量",
    verdicts: [
      { name: "多半切不透", text: "能量低于已知范围：慢一点，或者功率高一点。" },
      { name: "已知能用的范围", text: "切得透，先做测试格。", marked: true },
      { name: "多半烧过头", text: "能量高于已知范围：缝变宽，边发黑。" },
    ],
    unknown: [
      { name: "从这一格做起", text: "没有可靠的数，从最弱的一格做起。", marked: true },
      { name: "没有数", text: "前一格没有火苗、没有裂纹，再做这一格。" },
    ],
    note: "画面是按每毫米的能量算出来的，不是照片。",
    link: "生成这张测试格",
    labels: { choose: "选一格", square: "功率 {power}，速度 {speed}：{verdict}" },
    long: "板材、胶水和含水率不同，结果也不同，所以先在同一张板的边角上做一张测试格，再切正式的件。",
  }),
  en: variants("en", {
    title: "Touch a square, see its edge",
    lead: "3 mm plywood, 60 W.",
    power: "Power",
    speed: "Speed",
    energy: "Energy per millimetre",
    verdicts: [
      { name: "Probably not through", text: "Less energy than the known settings: slower, or more power." },
      { name: "Known to work", text: "Cuts through. Run a test grid first.", marked: true },
      {
        name: "Probably too hot",
        text: "More energy than the known settings: a wide kerf and a black edge.",
      },
    ],
    unknown: [
      { name: "Begin here", text: "No figure is reliable: begin with the weakest square.", marked: true },
      { name: "No figure", text: "Cut it when the square before showed neither flame nor crack." },
    ],
    note: "The pictures are computed from the energy per millimetre. They are not photographs.",
    link: "Make this test card",
    labels: { choose: "Choose a square", square: "Power {power}, speed {speed}: {verdict}" },
    long: "Sheets differ by glue, batch and humidity, so run a test grid on the offcut of the same sheet before you cut the piece. ",
  }),
} satisfies Examples<TestGridProps>;
