export type * from "./VerdictTable.data.ts";
export { VerdictTable, type VerdictTableLabels, type VerdictTableProps } from "./VerdictTable.tsx";
