// Made from the first story by tests/examples.test.ts.
import { DataPlate } from "@lightmaker/ui/DataPlate";

export const example = (
  <DataPlate
    plate={{
      light: "co2",
      name: "Light 530",
      source: "CO₂ glass tube",
      bed: "500 × 300 mm"
    }}
    figures={[
      {
        value: "40/60",
        unit: "W",
        label: "laser power"
      },
      {
        value: "20",
        unit: "mm",
        label: "acrylic cut through"
      },
      {
        value: "500 × 300",
        unit: "mm",
        label: "work area"
      },
      {
        value: "600",
        unit: "mm/s",
        label: "top speed"
      }
    ]}
  />
);
