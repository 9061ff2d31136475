// Made from the first story by tests/examples.test.ts.
import { Text } from "@lightmaker/ui/Text";

export const example = (
  <Text>
    Lay the material down, draw, press start. The camera shows the bed on the screen, and the beam cuts where you dragged the drawing.
  </Text>
);
