import { createIcon } from "../components/Icon/create-icon.tsx";

/** Lucide's `arrow-left`. */
export const ArrowLeftIcon = /* @__PURE__ */ createIcon("ArrowLeftIcon", [
  ["path", { d: "m12 19-7-7 7-7" }],
  ["path", { d: "M19 12H5" }],
]);
