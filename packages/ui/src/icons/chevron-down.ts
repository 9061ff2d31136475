import { createIcon } from "../components/Icon/create-icon.tsx";

/** Lucide's `chevron-down`. */
export const ChevronDownIcon = /* @__PURE__ */ createIcon("ChevronDownIcon", [
  ["path", { d: "m6 9 6 6 6-6" }],
]);
