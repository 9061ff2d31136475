// Made from the first story by tests/examples.test.ts.
import { SpecList } from "@lightmaker/ui/SpecList";

export const example = (
  <SpecList
    items={[
      {
        label: "Laser power",
        value: "40–150 W"
      },
      {
        label: "Work area",
        value: "up to 1600 × 1000 mm"
      },
      {
        label: "Top speed",
        value: "1000 mm/s"
      },
      {
        label: "Z travel",
        value: "up to 230 mm"
      }
    ]}
  />
);
