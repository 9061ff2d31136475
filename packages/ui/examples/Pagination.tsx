// Made from the first story by tests/examples.test.ts.
import { Pagination } from "@lightmaker/ui/Pagination";

export const example = (
  <Pagination
    labels={{
      navigation: "Pages of the news",
      previous: "Previous page",
      next: "Next page",
      page: "Page {page}"
    }}
    count={4}
  />
);
