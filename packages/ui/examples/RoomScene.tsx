import { RoomScene } from "@lightmaker/ui/RoomScene";

export const example = (
  <RoomScene
    width={5000}
    depth={3200}
    openings={[
      { kind: "door", wall: "south", at: 3600, width: 900, inwards: true, sill: 0, top: 2050 },
      { kind: "window", wall: "north", at: 1400, width: 1200, sill: 1000, top: 2000 },
    ]}
    items={[
      {
        id: "machine",
        mark: "1",
        name: "Light 640",
        x: 1400,
        y: 100,
        width: 1450,
        height: 950,
        front: "south",
        tall: 1180,
        table: 0,
        look: "block",
        model: { src: "/models/light-640.glb", bytes: 1_165_700, size: [1450, 950, 1180] },
        state: "broken",
        stateLabel: "Broken",
        notes: ["Only 100 mm clear behind; 200 mm required: move it forward."],
        zones: [{ kind: "space", x: 1200, y: 0, width: 1850, height: 1050, state: "broken" }],
      },
    ]}
    labels={{
      stage: "The room in three dimensions, 5000 × 3200 mm",
      loading: "Fetching the model, {percent}%",
      zoomIn: "Zoom in",
      zoomOut: "Zoom out",
      turnLeft: "Turn left",
      turnRight: "Turn right",
      whole: "Back to the start",
      help: "Drag to turn; zoom with two fingers, or with Ctrl and the wheel.",
      missing: "A model could not be fetched; a block stands in its place.",
      things: "What is in the room",
    }}
    load={() => import("@lightmaker/ui/model-scene")}
    onFail={(error) => reportError(error)}
  />
);
