// Made from the first story by tests/examples.test.ts.
import { Container } from "@lightmaker/ui/Container";

export const example = (
  <Container>
    Content is 1280 px at its widest and always keeps its gutters.
  </Container>
);
