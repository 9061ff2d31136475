// Made from the first story by tests/examples.test.ts.
import { Kerf } from "@lightmaker/ui/Kerf";

export const example = (
  <Kerf />
);
