export { CompareTable } from "./CompareTable.tsx";
export type {
  CompareGroup,
  CompareModel,
  CompareRow,
  CompareTableLabels,
  CompareTableProps,
} from "./CompareTable.types.ts";
