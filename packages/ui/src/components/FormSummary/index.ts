export { type FormError, FormSummary, type FormSummaryProps } from "./FormSummary.tsx";
