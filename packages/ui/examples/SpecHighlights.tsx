// Made from the first story by tests/examples.test.ts.
import { SpecHighlights } from "@lightmaker/ui/SpecHighlights";

export const example = (
  <SpecHighlights
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
