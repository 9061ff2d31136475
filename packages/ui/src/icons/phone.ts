import { createIcon } from "../components/Icon/create-icon.tsx";

/** Lucide's `smartphone`. */
export const PhoneIcon = /* @__PURE__ */ createIcon("PhoneIcon", [
  ["rect", { width: "14", height: "20", x: "5", y: "2", rx: "2", ry: "2" }],
  ["path", { d: "M12 18h.01" }],
]);
