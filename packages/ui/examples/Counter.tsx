// Made from the first story by tests/examples.test.ts.
import { Counter } from "@lightmaker/ui/Counter";

export const example = (
  <Counter
    value={5000}
    plus
    label="machines a year"
  />
);
