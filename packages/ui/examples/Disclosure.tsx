// Made from the first story by tests/examples.test.ts.
import { Disclosure } from "@lightmaker/ui/Disclosure";

export const example = (
  <Disclosure
    summary="In a school workshop"
  >
    One machine and one lesson: twenty pupils each finish a piece.
  </Disclosure>
);
