// Made from the first story by tests/examples.test.ts.
import { SkipLink } from "@lightmaker/ui/SkipLink";

export const example = (
  <SkipLink
    href="#main"
  >
    Skip to content
  </SkipLink>
);
