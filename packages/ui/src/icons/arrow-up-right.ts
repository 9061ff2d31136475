import { createIcon } from "../components/Icon/create-icon.tsx";

/** Lucide's `arrow-up-right`. */
export const ArrowUpRightIcon = /* @__PURE__ */ createIcon("ArrowUpRightIcon", [
  ["path", { d: "M7 7h10v10" }],
  ["path", { d: "M7 17 17 7" }],
]);
