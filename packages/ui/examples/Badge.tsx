// Made from the first story by tests/examples.test.ts.
import { Badge } from "@lightmaker/ui/Badge";

export const example = (
  <Badge>
    Company news
  </Badge>
);
