// Made from the first story by tests/examples.test.ts.
import { ProductBar } from "@lightmaker/ui/ProductBar";

export const example = (
  <ProductBar
    plate={{
      light: "co2",
      name: "Light 530",
      source: "CO₂ glass tube"
    }}
    figures={[
      {
        value: "40/60",
        unit: "W",
        label: "Laser power"
      },
      {
        value: "500 × 300",
        unit: "mm",
        label: "Work area"
      }
    ]}
    actions={[
      {
        label: "Get a quote",
        href: "/en/contact/contactus?about=Light%20530"
      },
      {
        label: "Send a sample",
        href: "/en/about/sample?model=light-530"
      }
    ]}
  />
);
