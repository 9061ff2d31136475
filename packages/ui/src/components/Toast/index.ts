export { type ShowToast, type ToastData, useToast } from "./context.ts";
export { type ToastLabels, ToastProvider, type ToastProviderProps } from "./ToastProvider.tsx";
