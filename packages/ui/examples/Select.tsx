import { Field } from "@lightmaker/ui/Field";
import { Select } from "@lightmaker/ui/Select";

export const example = (
  <Field label="Material" required>
    <Select
      name="material"
      placeholder="Please choose"
      options={[
        { value: "wood", label: "Wood" },
        { value: "acrylic", label: "Acrylic" },
      ]}
    />
  </Field>
);
