// Made from the first story by tests/examples.test.ts.
import { RoomPlan } from "@lightmaker/ui/RoomPlan";

export const example = (
  <RoomPlan
    width={5000}
    depth={3200}
    openings={[
      {
        kind: "door",
        wall: "south",
        at: 3600,
        width: 900,
        inwards: true
      },
      {
        kind: "window",
        wall: "north",
        at: 1400,
        width: 1200
      }
    ]}
    items={[
      {
        id: "machine",
        mark: "1",
        name: "Light 640",
        label: "1, Light 640, 1450 × 950 mm, 1400 from the left, 200 from the top, fits",
        x: 1400,
        y: 200,
        width: 1450,
        height: 950,
        front: "south",
        state: "met",
        zones: [
          {
            kind: "space",
            x: 1300,
            y: 0,
            width: 1650,
            height: 1150
          },
          {
            kind: "person",
            x: 1400,
            y: 1150,
            width: 1450,
            height: 800
          }
        ],
        duct: [
          {
            x: 2125,
            y: 200
          },
          {
            x: 2125,
            y: 0
          }
        ]
      },
      {
        id: "chiller",
        mark: "2",
        name: "",
        label: "2, Chiller, 350 × 550 mm, size to be confirmed",
        x: 3000,
        y: 100,
        width: 350,
        height: 550,
        state: "open",
        zones: []
      }
    ]}
    labels={{
      plan: "Plan of the room, 5000 × 3200 mm",
      help: "Drag to move. Keyboard: arrows move by 10 mm, with Shift by 100 mm; R turns by 90°; Delete takes it out.",
      bar: "1 m"
    }}
  />
);
