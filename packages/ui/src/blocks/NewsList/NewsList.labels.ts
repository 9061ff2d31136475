import type { DialogLabels } from "../../components/Dialog/index.ts";
import type { FilterChipsLabels } from "../../components/FilterChips/index.ts";
import type { PaginationLabels } from "../../components/Pagination/index.ts";
import type { ProseLabels } from "../../components/Prose/index.ts";
import type { PictureLabels } from "../root.ts";

export interface NewsListLabels extends FilterChipsLabels, DialogLabels, ProseLabels, PictureLabels {
  /** The chip that leaves all items. */
  all: string;
  /** Sends the filter where there are no scripts. */
  apply: string;
  readMore: string;
  /** What is being waited for; read out, not seen. */
  loading: string;
  /** Stands where the list would, while it is not there and cannot come without scripts. */
  needsScript: string;
  retry: string;
  /** There are no items. */
  empty: { title: string; text: string };
  /** Read out after a choice: `{value}` stands for the number of items, `{index}` for the page, `{count}` for all pages. */
  shown: string;
  pagination: PaginationLabels;
}
