"use client";

import { Provider, Viewport } from "@radix-ui/react-toast";
import { type ComponentPropsWithRef, type ReactNode, useCallback, useRef, useState } from "react";
import { useHydrated } from "../../hooks/useHydrated.ts";
import { cx } from "../../styles/cx.ts";
import { type ShowToast, ToastContext, type ToastData } from "./context.ts";
import * as styles from "./Toast.css.ts";
import { Toast } from "./Toast.tsx";

export interface ToastLabels {
  /** Accessible name of the region. `{hotkey}` is replaced by the key that moves the focus to it (F8). */
  region: string;
  /** Prefix that screen readers announce before each toast, such as “Notice”. */
  toast: string;
  /** Accessible name of the close button. */
  close: string;
}

export interface ToastProviderProps extends Omit<ComponentPropsWithRef<"ol">, "children"> {
  /** The application. Every component in it may call `useToast`. */
  children?: ReactNode;
  labels: ToastLabels;
  /**
   * Time that a toast stays, in milliseconds. The timer pauses while the toast is hovered or focused, and while the
   * window is in the background.
   */
  duration?: number;
}

interface ShownToast extends ToastData {
  id: number;
  open: boolean;
}

/**
 * Manages and renders the toasts of an application, at the lower edge of the viewport, the newest last. The remaining
 * props and the ref apply to the list.
 */
export function ToastProvider({ children, labels, duration = 6000, className, ...rest }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const count = useRef(0);
  const hydrated = useHydrated();

  const close = useCallback(
    (id: number) =>
      setToasts((now) => now.map((toast) => (toast.id === id ? { ...toast, open: false } : toast))),
    [],
  );
  const show = useCallback<ShowToast>(
    (toast) => {
      count.current += 1;
      const id = count.current;
      // Closed toasts stay in the list until the next one is shown, so that their exit animation can finish.
      setToasts((now) => [...now.filter(({ open }) => open), { ...toast, id, open: true }]);
      return () => close(id);
    },
    [close],
  );

  return (
    <ToastContext value={show}>
      <Provider label={labels.toast} duration={duration} swipeDirection="down">
        {children}
        {toasts.map(({ id, ...toast }) => (
          <Toast key={id} {...toast} closeLabel={labels.close} onClose={() => close(id)} />
        ))}
        {/* Rendered after hydration only: without scripts, the region would always be empty. */}
        {hydrated ? (
          <Viewport label={labels.region} {...rest} className={cx(styles.viewport, className)} />
        ) : null}
      </Provider>
    </ToastContext>
  );
}
