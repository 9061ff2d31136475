// Made from the first story by tests/examples.test.ts.
import { Combobox } from "@lightmaker/ui/Combobox";

export const example = (
  <Combobox
    options={[
      {
        id: "Basswood",
        label: "Basswood"
      },
      {
        id: "Birch",
        label: "Birch"
      },
      {
        id: "Walnut",
        label: "Walnut"
      },
      {
        id: "Acrylic",
        label: "Acrylic"
      }
    ]}
    labels={{
      options: "Materials",
      open: "List all materials"
    }}
    name="material"
    placeholder="For example: birch"
  />
);
