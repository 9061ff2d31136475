import { createIcon } from "../components/Icon/create-icon.tsx";

/** Lucide's `minus`. */
export const MinusIcon = /* @__PURE__ */ createIcon("MinusIcon", [["path", { d: "M5 12h14" }]]);
