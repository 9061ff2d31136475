// Made from the first story by tests/examples.test.ts.
import { FormMessage } from "@lightmaker/ui/FormMessage";

export const example = (
  <FormMessage
    tone="success"
  >
    We have it, and will be in touch within two working days.
  </FormMessage>
);
