export {
  SearchDialog,
  type SearchDialogLabels,
  type SearchDialogProps,
} from "./SearchDialog.tsx";
export type { SearchResult, SearchResultGroup, SearchText } from "./SearchDialog.types.ts";
