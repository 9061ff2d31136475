import { createIcon } from "../components/Icon/create-icon.tsx";

/** Lucide's `x`. */
export const XIcon = /* @__PURE__ */ createIcon("XIcon", [
  ["path", { d: "M18 6 6 18" }],
  ["path", { d: "m6 6 12 12" }],
]);
