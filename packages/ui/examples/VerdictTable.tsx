// Made from the first story by tests/examples.test.ts.
import { VerdictTable } from "@lightmaker/ui/VerdictTable";

export const example = (
  <VerdictTable
    title="Which light does what"
    tool="Source"
    columns={[
      "Cut",
      "Engrave",
      "Mark"
    ]}
    rows={[
      {
        name: "CO₂",
        detail: "10.6 µm",
        levels: [
          "yes",
          "yes",
          "yes"
        ],
        reason: "Wood fibre absorbs it well. "
      },
      {
        name: "Blue diode",
        detail: "455 nm",
        levels: [
          "partly",
          "yes",
          "yes"
        ],
        reason: "Cuts thin sheet, slower as it gets thicker. "
      },
      {
        name: "Fibre",
        detail: "1064 nm",
        levels: [
          "no",
          "no",
          "partly"
        ],
        reason: "This wavelength is for metal. "
      }
    ]}
    labels={{
      yes: "Yes",
      partly: "In part",
      no: "No"
    }}
  />
);
