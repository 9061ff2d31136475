export type * from "./FactTable.data.ts";
export { FactTable, type FactTableProps } from "./FactTable.tsx";
