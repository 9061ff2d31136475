// Made from the first story by tests/examples.test.ts.
import { Icon } from "@lightmaker/ui/Icon";

export const example = (
  <Icon
    name="camera"
  />
);
