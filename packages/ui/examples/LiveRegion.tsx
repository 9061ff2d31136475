import { LiveRegion } from "@lightmaker/ui/LiveRegion";

/** The text changes after an action: screen readers say it, and nobody sees it. */
export const example = <LiveRegion message="Copied" />;
