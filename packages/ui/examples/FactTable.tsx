// Made from the first story by tests/examples.test.ts.
import { FactTable } from "@lightmaker/ui/FactTable";

export const example = (
  <FactTable
    title="Glass tube and RF tube"
    lead="Both give light of the same wavelength; they differ in life and pulses."
    head="Point"
    columns={[
      "Glass tube",
      "RF tube"
    ]}
    rows={[
      {
        name: "Rated life",
        cells: [
          "≤ 9000 h",
          "≥ 15000 h"
        ]
      },
      {
        name: "Cooling",
        cells: [
          "Water, always",
          "Mostly air"
        ]
      },
      {
        name: "Switching",
        cells: [
          "Slow",
          "Fast: fine lines stay clean"
        ]
      }
    ]}
    note="Life depends on the power used and on the temperature of the water."
  />
);
