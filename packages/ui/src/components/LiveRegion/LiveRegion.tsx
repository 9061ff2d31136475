import type { ComponentPropsWithRef } from "react";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";

export interface LiveRegionProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** What is read out; an empty string is silence. */
  message: string;
  /** `polite` (default) waits until the reader has finished, `assertive` interrupts. */
  politeness?: "polite" | "assertive";
  /** Number of the announcement. The same message with another number is read out again. */
  turn?: number | undefined;
}

/**
 * Reads out what changes elsewhere on the page, such as “6 of 24 shown”. Must be on the page before it has something to
 * say: render it always, with an empty message.
 */
export function LiveRegion({ message, politeness = "polite", turn = 0, ...rest }: LiveRegionProps) {
  return (
    <VisuallyHidden asChild>
      <div role={politeness === "assertive" ? "alert" : "status"} aria-atomic="true" {...rest}>
        {/* A new element is a change even if its text is not, and changes are what a live region reads out. */}
        <span key={turn}>{message}</span>
      </div>
    </VisuallyHidden>
  );
}
