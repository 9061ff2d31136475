// Made from the first story by tests/examples.test.ts.
import { FigureList } from "@lightmaker/ui/FigureList";

export const example = (
  <FigureList
    figures={[
      {
        value: "600",
        unit: "mm/s",
        label: "top engraving speed"
      },
      {
        value: "≤ 0.025",
        unit: "mm",
        label: "positioning accuracy"
      },
      {
        value: "20",
        unit: "mm",
        label: "acrylic cut through"
      }
    ]}
  />
);
