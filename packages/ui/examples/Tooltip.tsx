import { SearchIcon } from "@lightmaker/ui/icons/search";
import { Tooltip } from "@lightmaker/ui/Tooltip";

export const example = (
  <Tooltip label="Search">
    <button type="button" aria-label="Search">
      <SearchIcon />
    </button>
  </Tooltip>
);
