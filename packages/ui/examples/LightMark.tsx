// Made from the first story by tests/examples.test.ts.
import { LightMark } from "@lightmaker/ui/LightMark";

export const example = (
  <LightMark
    light="co2"
  >
    CO₂ glass tube
  </LightMark>
);
