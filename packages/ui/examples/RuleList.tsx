// Made from the first story by tests/examples.test.ts.
import { RuleList } from "@lightmaker/ui/RuleList";

export const example = (
  <RuleList
    items={[
      {
        id: "rule-0",
        state: "broken",
        text: "200 mm must stay free behind the machine; there are 150: move it forward by 50 mm.",
        source: "Specification: space around the machine",
        link: {
          label: "Safety guide",
          href: "#safety"
        }
      },
      {
        id: "rule-1",
        state: "open",
        text: "There is no place for the chiller yet. Ask whether it comes with the machine.",
        source: "The quotation decides"
      },
      {
        id: "rule-2",
        state: "met",
        text: "Somebody can walk from the door to the front, on a way 800 mm wide.",
        source: "Our figure for planning, to be confirmed"
      }
    ]}
    labels={{
      states: {
        met: "Kept",
        open: "To confirm",
        broken: "Broken"
      }
    }}
  />
);
