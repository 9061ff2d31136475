import { Button } from "@lightmaker/ui/Button";
import { EmptyState } from "@lightmaker/ui/EmptyState";
import { SearchIcon } from "@lightmaker/ui/icons/search";

export const example = (
  <EmptyState
    title="No machine fits"
    headingLevel={2}
    icon={<SearchIcon size="l" />}
    action={<Button>Show all machines</Button>}
  >
    No machine cuts 30 mm of steel. Choose a thinner sheet, or ask us.
  </EmptyState>
);
