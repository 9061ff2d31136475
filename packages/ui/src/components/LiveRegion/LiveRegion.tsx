import type { ComponentPropsWithRef } from "react";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";

export interface LiveRegionProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Text that screen readers announce. An empty string announces nothing. */
  message: string;
  /** `polite` (default) waits until the screen reader has finished; `assertive` interrupts it. */
  politeness?: "polite" | "assertive";
  /** Number of the announcement. If it changes, the same message is announced again. */
  turn?: number | undefined;
}

/**
 * Announces changes elsewhere on the page to screen readers, such as “6 of 24 shown”. It must be on the page before the
 * first announcement: render it always, initially with an empty message.
 */
export function LiveRegion({ message, politeness = "polite", turn = 0, ...rest }: LiveRegionProps) {
  return (
    <VisuallyHidden asChild>
      <div role={politeness === "assertive" ? "alert" : "status"} aria-atomic="true" {...rest}>
        {/* A new element triggers an announcement even if its text is the same, because a live region announces
           changes of the DOM. */}
        <span key={turn}>{message}</span>
      </div>
    </VisuallyHidden>
  );
}
