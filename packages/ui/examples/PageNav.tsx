// Made from the first story by tests/examples.test.ts.
import { PageNav } from "@lightmaker/ui/PageNav";

export const example = (
  <PageNav
    label="Support pages"
    items={[
      {
        label: "Software",
        href: "#page-1"
      },
      {
        label: "Product centre",
        href: "#page-2"
      },
      {
        label: "Downloads",
        href: "#page-3"
      },
      {
        label: "FAQ",
        href: "#page-4"
      }
    ]}
    current="#page-4"
  />
);
