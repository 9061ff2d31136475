import { createIcon } from "../components/Icon/create-icon.tsx";

/** Lucide's `info`. */
export const InfoIcon = /* @__PURE__ */ createIcon("InfoIcon", [
  ["circle", { cx: "12", cy: "12", r: "10" }],
  ["path", { d: "M12 16v-4" }],
  ["path", { d: "M12 8h.01" }],
]);
