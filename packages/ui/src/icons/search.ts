import { createIcon } from "../components/Icon/create-icon.tsx";

/** Lucide's `search`. */
export const SearchIcon = /* @__PURE__ */ createIcon("SearchIcon", [
  ["path", { d: "m21 21-4.34-4.34" }],
  ["circle", { cx: "11", cy: "11", r: "8" }],
]);
