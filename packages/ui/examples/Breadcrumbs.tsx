// Made from the first story by tests/examples.test.ts.
import { Breadcrumbs } from "@lightmaker/ui/Breadcrumbs";

export const example = (
  <Breadcrumbs
    labels={{
      navigation: "Where you are"
    }}
    items={[
      {
        label: "Home",
        href: "#home"
      },
      {
        label: "Products",
        href: "#products"
      },
      {
        label: "Aurora series",
        href: "#series"
      }
    ]}
    current="Light 530"
  />
);
