export {
  type FindingItem,
  FindingList,
  type FindingListLabels,
  type FindingListProps,
  type FindingSeverity,
} from "./FindingList.tsx";
