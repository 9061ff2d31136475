// Made from the first story by tests/examples.test.ts.
import { UnitSwitch } from "@lightmaker/ui/UnitSwitch";

export const example = (
  <UnitSwitch
    labels={{
      units: "Units",
      metric: "Metric",
      imperial: "Imperial"
    }}
  />
);
