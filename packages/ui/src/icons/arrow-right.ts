import { createIcon } from "../components/Icon/create-icon.tsx";

/** Lucide's `arrow-right`. */
export const ArrowRightIcon = /* @__PURE__ */ createIcon("ArrowRightIcon", [
  ["path", { d: "M5 12h14" }],
  ["path", { d: "m12 5 7 7-7 7" }],
]);
