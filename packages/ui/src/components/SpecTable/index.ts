export type { ImperialUnit, UnitSystem } from "./convert.ts";
export { formatValue, isConvertible, type QuantityLabels } from "./format.ts";
export { SpecTable, type SpecTableLabels, type SpecTableProps } from "./SpecTable.tsx";
export type * from "./spec-value.ts";
