import type { Examples } from "../../stories.ts";
import type { RoomPlanProps } from "./RoomPlan.tsx";

type Example = Pick<
  RoomPlanProps,
  "width" | "depth" | "openings" | "items" | "labels" | "selectedId" | "paper"
>;

const openings: Example["openings"] = [
  { kind: "door", wall: "south", at: 3600, width: 900, inwards: true },
  { kind: "window", wall: "north", at: 1400, width: 1200 },
];

const variants = (
  texts: readonly [machine: string, chiller: string],
  labels: Example["labels"],
  long: string,
) => {
  const machine: Example["items"][number] = {
    id: "machine",
    mark: "1",
    name: "Light 640",
    label: texts[0],
    x: 1400,
    y: 200,
    width: 1450,
    height: 950,
    front: "south",
    state: "met",
    zones: [
      { kind: "space", x: 1300, y: 0, width: 1650, height: 1150 },
      { kind: "person", x: 1400, y: 1150, width: 1450, height: 800 },
    ],
    duct: [
      { x: 2125, y: 200 },
      { x: 2125, y: 0 },
    ],
  };
  const chiller: Example["items"][number] = {
    id: "chiller",
    mark: "2",
    name: "",
    label: texts[1],
    x: 3000,
    y: 100,
    width: 350,
    height: 550,
    state: "open",
    zones: [],
  };
  const plan = { width: 5000, depth: 3200, openings, items: [machine, chiller], labels };
  return {
    default: plan,
    broken: {
      ...plan,
      selectedId: "machine",
      items: [{ ...machine, x: 3400, y: 2000, state: "broken", zones: [], duct: undefined }, chiller],
    },
    board: {
      ...plan,
      items: [
        {
          ...machine,
          y: 1100,
          zones: [{ kind: "board", x: 1400, y: 0, width: 1450, height: 3150 }],
          duct: undefined,
        },
      ],
    },
    paper: { ...plan, paper: { scale: 50, turned: false } },
    turned: { ...plan, paper: { scale: 50, turned: true } },
    longText: { ...plan, labels: { ...labels, help: labels.help + long } },
  } as const satisfies Record<string, Example>;
};

export const examples = {
  zh: variants(
    ["1，Light 640，1450 × 950 mm，离左墙 1400，离上墙 200，合适", "2，冷水机，350 × 550 mm，尺寸待确认"],
    {
      plan: "房间平面图，5000 × 3200 mm",
      help: "按住拖动。键盘：方向键移 10 mm，加 Shift 移 100 mm，R 转 90°，Delete 移走。",
      bar: "1 m",
    },
    "上面是北墙：画图用的叫法，跟真的方向没有关系。",
  ),
  en: variants(
    [
      "1, Light 640, 1450 × 950 mm, 1400 from the left, 200 from the top, fits",
      "2, Chiller, 350 × 550 mm, size to be confirmed",
    ],
    {
      plan: "Plan of the room, 5000 × 3200 mm",
      help: "Drag to move. Keyboard: arrows move by 10 mm, with Shift by 100 mm; R turns by 90°; Delete takes it out.",
      bar: "1 m",
    },
    " The upper wall is called north on this plan, whatever the compass says.",
  ),
} satisfies Examples<Example>;
