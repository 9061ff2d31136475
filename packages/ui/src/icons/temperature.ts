import { createIcon } from "../components/Icon/create-icon.tsx";

/** Lucide's `thermometer`. */
export const TemperatureIcon = /* @__PURE__ */ createIcon("TemperatureIcon", [
  ["path", { d: "M14 4v10.54a4 4 0 1 1-4 0V4a2 2 0 0 1 4 0Z" }],
]);
