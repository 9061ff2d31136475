import { createIcon } from "../components/Icon/create-icon.tsx";

/** Lucide's `chevron-right`. */
export const ChevronRightIcon = /* @__PURE__ */ createIcon("ChevronRightIcon", [
  ["path", { d: "m9 18 6-6-6-6" }],
]);
