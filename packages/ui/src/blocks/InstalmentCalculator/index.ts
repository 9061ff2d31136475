export type {
  InstalmentCurrency,
  InstalmentEntries,
  InstalmentFault,
  InstalmentFigure,
} from "./entries.ts";
export type * from "./InstalmentCalculator.data.ts";
export {
  InstalmentCalculator,
  type InstalmentCalculatorProps,
} from "./InstalmentCalculator.tsx";
export type { InstalmentCalculatorLabels } from "./labels.ts";
