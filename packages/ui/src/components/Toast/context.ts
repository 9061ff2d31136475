"use client";

import { createContext, useContext } from "react";

/** Content of a toast: a short message that disappears automatically. */
export interface ToastData {
  /** Short statement of what happened. */
  title: string;
  /** Additional information. */
  description?: string;
  /** `success` and `danger` report a result. Screen readers announce `danger` immediately. Default: `neutral`. */
  tone?: "neutral" | "success" | "danger";
  /** A single action. A toast with an action stays until it is closed. */
  action?: {
    label: string;
    /** Alternative way to do the same, for screen reader users who cannot reach the button in time. */
    altText: string;
    onSelect: () => void;
  };
}

/** Shows a toast. Returns a function that closes the toast early. */
export type ShowToast = (toast: ToastData) => () => void;

export const ToastContext = createContext<ShowToast | undefined>(undefined);

/**
 * Returns the function that shows a toast.
 *
 * @throws Error without a surrounding `ToastProvider`, because the toast would never be shown
 * @example const showToast = useToast(); showToast({ title: "Copied", tone: "success" });
 */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error("useToast must be used inside ToastProvider. Wrap the app in it.");
  return show;
}
