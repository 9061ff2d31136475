import { createIcon } from "../components/Icon/create-icon.tsx";

/** Lucide's `chevron-left`. */
export const ChevronLeftIcon = /* @__PURE__ */ createIcon("ChevronLeftIcon", [
  ["path", { d: "m15 18-6-6 6-6" }],
]);
