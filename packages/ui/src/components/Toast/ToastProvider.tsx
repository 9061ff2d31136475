import { Provider, Viewport } from "@radix-ui/react-toast";
import { type ComponentPropsWithRef, type ReactNode, useCallback, useRef, useState } from "react";
import { useHydrated } from "../../hooks/useHydrated.ts";
import { cx } from "../../styles/cx.ts";
import { type ShowToast, ToastContext, type ToastData } from "./context.ts";
import * as styles from "./Toast.css.ts";
import { Toast } from "./Toast.tsx";

export interface ToastLabels {
  /** Name of the region; `{hotkey}` stands for the key that leads to it (F8). */
  region: string;
  /** Said before each toast when it is read out, such as “Notice”. */
  toast: string;
  /** Name of the button that closes one. */
  close: string;
}

export interface ToastProviderProps extends Omit<ComponentPropsWithRef<"ol">, "children"> {
  /** The app; everything in it may call `useToast`. */
  children?: ReactNode;
  labels: ToastLabels;
  /** Milliseconds a toast stays; it waits while it is pointed at or focused, and while the window is in the background. */
  duration?: number;
}

interface ShownToast extends ToastData {
  id: number;
  open: boolean;
}

/** Holds the toasts of an app: at the lower edge, the newest last. Rest props and ref go to the list. */
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
      // Closed ones stay until the next comes, so that they can leave in their own time.
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
        {/* A region with nothing in it has no place in a page that no script has reached. */}
        {hydrated ? (
          <Viewport label={labels.region} {...rest} className={cx(styles.viewport, className)} />
        ) : null}
      </Provider>
    </ToastContext>
  );
}
