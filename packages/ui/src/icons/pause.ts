import { createIcon } from "../components/Icon/create-icon.tsx";

/** Lucide's `pause`. */
export const PauseIcon = /* @__PURE__ */ createIcon("PauseIcon", [
  ["rect", { x: "14", y: "3", width: "5", height: "18", rx: "1" }],
  ["rect", { x: "5", y: "3", width: "5", height: "18", rx: "1" }],
]);
