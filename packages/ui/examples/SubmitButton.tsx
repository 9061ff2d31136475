// Made from the first story by tests/examples.test.ts.
import { SubmitButton } from "@lightmaker/ui/SubmitButton";

export const example = (
  <SubmitButton
    loadingLabel="Sending"
  >
    Send
  </SubmitButton>
);
