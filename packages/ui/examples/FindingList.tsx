// Made from the first story by tests/examples.test.ts.
import { FindingList } from "@lightmaker/ui/FindingList";

export const example = (
  <FindingList
    items={[
      {
        id: "finding-0",
        severity: "problem",
        title: "Open outlines: 2",
        text: "The piece stays in the sheet. Join the ends; the smallest gap is 0.4 mm.",
        hasPlace: true
      },
      {
        id: "finding-1",
        severity: "warning",
        title: "Narrow bridges: 1",
        text: "Only 0.6 mm is left between two cuts. It breaks and scorches easily: move them apart.",
        hasPlace: true
      },
      {
        id: "finding-2",
        severity: "note",
        title: "Hidden layers",
        text: "Hidden layers are not processed. Show them in your program if they should be.",
        hasPlace: false
      }
    ]}
    labels={{
      severities: {
        problem: "Fix",
        warning: "Check",
        note: "Note"
      },
      show: "Show place",
      showOf: "Show place: {title}"
    }}
  />
);
