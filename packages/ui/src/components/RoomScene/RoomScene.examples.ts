import { model, modelLabels } from "../../fixtures/viewer-model.ts";
import type { ExampleLanguage, Examples } from "../../stories.ts";
import type { RoomSceneProps } from "./RoomScene.tsx";
import type { RoomSceneItem, RoomSceneLabels } from "./RoomScene.types.ts";

type Example = Omit<RoomSceneProps, "load" | "onFail" | "onMissing">;

const openings: Example["openings"] = [
  { kind: "door", wall: "south", at: 3600, width: 900, inwards: true, sill: 0, top: 2050 },
  { kind: "window", wall: "north", at: 1400, width: 1200, sill: 1000, top: 2000 },
];

const variants = (
  language: ExampleLanguage,
  [chiller, table]: readonly [chiller: string, table: string],
  [met, open, broken]: readonly [met: string, open: string, broken: string],
  note: string,
  own: Pick<RoomSceneLabels, "stage" | "missing" | "things">,
) => {
  const { loading, zoomIn, zoomOut, turnLeft, turnRight, whole, help } = modelLabels[language];
  const labels = { loading, zoomIn, zoomOut, turnLeft, turnRight, whole, help, ...own };
  const machine: RoomSceneItem = {
    id: "machine",
    mark: "1",
    name: "Light 640",
    x: 1400,
    y: 200,
    width: 1450,
    height: 950,
    front: "south",
    tall: 1180,
    table: 0,
    look: "block",
    model: model[language].file,
    state: "met",
    stateLabel: met,
    notes: [],
    zones: [
      { kind: "space", x: 1200, y: 0, width: 1850, height: 1150, state: "met" },
      { kind: "person", x: 1400, y: 1150, width: 1450, height: 800, state: "met" },
    ],
    duct: [
      { x: 2125, y: 200 },
      { x: 2000, y: 200 },
      { x: 2000, y: 0 },
    ],
  };
  const box: RoomSceneItem = {
    id: "chiller",
    mark: "2",
    name: chiller,
    x: 3200,
    y: 100,
    width: 350,
    height: 550,
    tall: 500,
    table: 0,
    look: "block",
    state: "open",
    stateLabel: open,
    notes: [],
    zones: [],
  };
  const bench: RoomSceneItem = {
    ...box,
    id: "bench",
    mark: "3",
    name: table,
    x: 200,
    y: 2300,
    width: 1200,
    height: 600,
    tall: 750,
    look: "table",
    state: "met",
    stateLabel: met,
  };
  const room: Example = { width: 5000, depth: 3200, openings, items: [machine, box, bench], labels };
  return {
    default: room,
    broken: {
      ...room,
      selectedId: "machine",
      items: [
        {
          ...machine,
          y: 100,
          state: "broken",
          stateLabel: broken,
          notes: [note],
          zones: [{ kind: "space", x: 1200, y: 0, width: 1850, height: 1050, state: "broken" }],
        },
        box,
      ],
    },
    board: {
      ...room,
      items: [
        {
          ...machine,
          y: 1100,
          duct: undefined,
          board: 2000,
          zones: [{ kind: "board", x: 1400, y: 0, width: 1450, height: 3150, state: "met" }],
        },
      ],
    },
    missing: {
      ...room,
      items: [{ ...machine, model: { ...model[language].file, src: "/no-such-model.glb" } }, box],
    },
    longText: {
      ...room,
      items: [{ ...machine, name: "Light 640 ".repeat(8), state: "broken", notes: [note.repeat(4)] }],
    },
  } satisfies Record<string, Example>;
};

export const examples: Examples<Example, "default" | "broken" | "board" | "missing" | "longText"> = {
  zh: variants(
    "zh",
    ["冷水机", "工作台"],
    ["符合", "待确认", "不符合"],
    "背后只空出 100 mm，要求 200 mm：往前挪。",
    {
      stage: "房间的立体图，5000 × 3200 mm",
      missing: "有一台的模型没有取到，先用方块代替。",
      things: "图上的东西",
    },
  ),
  en: variants(
    "en",
    ["Chiller", "Bench"],
    ["Kept", "To confirm", "Broken"],
    "Only 100 mm clear behind; 200 mm required: move it forward.",
    {
      stage: "The room in three dimensions, 5000 × 3200 mm",
      missing: "A model could not be fetched; a block stands in its place.",
      things: "What is in the room",
    },
  ),
};
