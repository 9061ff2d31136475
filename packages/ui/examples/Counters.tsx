// Made from the first story by tests/examples.test.ts.
import { Counters } from "@lightmaker/ui/Counters";

export const example = (
  <Counters
    items={[
      {
        value: 16,
        plus: true,
        label: "years in the trade"
      },
      {
        value: 5000,
        plus: true,
        label: "machines a year"
      },
      {
        value: 50,
        plus: true,
        label: "certificates"
      }
    ]}
  />
);
