// Made from the first story by tests/examples.test.ts.
import { Accordion } from "@lightmaker/ui/Accordion";

export const example = (
  <Accordion
    items={[
      {
        id: "thickness",
        title: "How thick can acrylic be?",
        content: "Cast sheet up to 20 mm; up to 10 mm in a single pass."
      },
      {
        id: "duct",
        title: "Does it need a duct?",
        content: "The built-in filter takes a little smoke. For wood all day, lead it outside."
      },
      {
        id: "tube",
        title: "How long does the tube last?",
        content: "Plan on 4,000 hours; it is rated for up to 9,000."
      }
    ]}
    headingLevel={3}
  />
);
