import { Pager } from "@lightmaker/ui/Pager";
import { Text } from "@lightmaker/ui/Text";

export const example = (
  <Pager
    pageSize={2}
    labels={{
      pager: "Materials",
      previous: "Previous page",
      next: "Next page",
      goTo: "Go to page {index}",
      pageOf: "Page {index} of {count}",
    }}
  >
    <Text>Wood</Text>
    <Text>Acrylic</Text>
    <Text>Leather</Text>
  </Pager>
);
