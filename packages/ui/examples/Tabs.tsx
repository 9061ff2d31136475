// Made from the first story by tests/examples.test.ts.
import { Tabs } from "@lightmaker/ui/Tabs";

export const example = (
  <Tabs
    labels={{
      list: "Materials"
    }}
    items={[
      {
        value: "wood",
        label: "Wood",
        panel: "Cuts 3 mm basswood in one pass and engraves with clear contrast."
      },
      {
        value: "acrylic",
        label: "Acrylic",
        panel: "Leaves a clear edge, in cast sheet up to 20 mm."
      },
      {
        value: "paper",
        label: "Paper",
        panel: "Card, corrugated board and kraft paper without yellowed edges."
      },
      {
        value: "stone",
        label: "Stone",
        panel: "Engraves slate and brick; power sets the depth."
      }
    ]}
  />
);
