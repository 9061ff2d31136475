// Made from the first story by tests/examples.test.ts.
import { VisuallyHidden } from "@lightmaker/ui/VisuallyHidden";

export const example = (
  <VisuallyHidden>
    opens in a new window
  </VisuallyHidden>
);
