import { createContext, useContext } from "react";

/** What the page tells its visitor in passing. */
export interface ToastData {
  /** What happened, in a few words. */
  title: string;
  /** What follows from it. */
  description?: string;
  /** `success` and `danger` report an outcome; `danger` interrupts those who listen. Default `neutral`. */
  tone?: "neutral" | "success" | "danger";
  /** One thing to do about it. A toast with an action stays until it is closed. */
  action?: {
    label: string;
    /** Where else this can be done, for those who hear the toast and do not reach its button. */
    altText: string;
    onSelect: () => void;
  };
}

/** Shows a toast; what it returns takes the toast away before its time. */
export type ShowToast = (toast: ToastData) => () => void;

export const ToastContext = createContext<ShowToast | undefined>(undefined);

/**
 * The way to show a toast.
 *
 * @throws Error where there is no `ToastProvider` above, since the toast would be lost
 * @example const showToast = useToast(); showToast({ title: "Copied", tone: "success" });
 */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show)
    throw new Error("useToast found no ToastProvider: wrap the app in one, or its toasts are never shown.");
  return show;
}
