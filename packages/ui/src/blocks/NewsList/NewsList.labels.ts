import type { DialogLabels } from "../../components/Dialog/index.ts";
import type { FilterChipsLabels } from "../../components/FilterChips/index.ts";
import type { PaginationLabels } from "../../components/Pagination/index.ts";
import type { ProseLabels } from "../../components/Prose/index.ts";
import type { PictureLabels } from "../root.ts";

export interface NewsListLabels extends FilterChipsLabels, DialogLabels, ProseLabels, PictureLabels {
  /** Label of the chip that shows all items. */
  all: string;
  /** Label of the button that submits the filter without scripts. */
  apply: string;
  readMore: string;
  /** Text for screen readers while the list or an item loads. */
  loading: string;
  /** Message without scripts, if the list is not in the HTML. */
  needsScript: string;
  retry: string;
  /** Texts of the empty state. */
  empty: { title: string; text: string };
  /**
   * Announcement after a selection; `{value}` is replaced by the number of items, `{index}` by the page, `{count}` by the
   * number of pages.
   */
  shown: string;
  pagination: PaginationLabels;
}
