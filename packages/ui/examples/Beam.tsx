// Made from the first story by tests/examples.test.ts.
import { Beam } from "@lightmaker/ui/Beam";

export const example = (
  <Beam
    active
  />
);
