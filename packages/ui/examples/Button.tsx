// Made from the first story by tests/examples.test.ts.
import { Button } from "@lightmaker/ui/Button";

export const example = (
  <Button>
    Order a sample
  </Button>
);
