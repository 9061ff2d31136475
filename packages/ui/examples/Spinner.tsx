// Made from the first story by tests/examples.test.ts.
import { Spinner } from "@lightmaker/ui/Spinner";

export const example = (
  <Spinner
    label="Loading the film"
  />
);
