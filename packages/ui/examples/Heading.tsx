// Made from the first story by tests/examples.test.ts.
import { Heading } from "@lightmaker/ui/Heading";

export const example = (
  <Heading
    level={2}
  >
    Two series, from the desk to the workshop
  </Heading>
);
