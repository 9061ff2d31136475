// Made from the first story by tests/examples.test.ts.
import { Link } from "@lightmaker/ui/Link";

export const example = (
  <Link
    href="#wood"
  >
    settings for cutting wood
  </Link>
);
