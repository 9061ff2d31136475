// Made from the first story by tests/examples.test.ts.
import { FilterChips } from "@lightmaker/ui/FilterChips";

export const example = (
  <FilterChips
    labels={{
      group: "Kind of news"
    }}
    items={[
      {
        value: "all",
        label: "All",
        count: 24
      },
      {
        value: "product",
        label: "Products",
        count: 9
      },
      {
        value: "company",
        label: "Company",
        count: 6
      },
      {
        value: "industry",
        label: "Industry",
        count: 4
      }
    ]}
  />
);
