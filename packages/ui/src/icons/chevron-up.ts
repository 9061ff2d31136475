import { createIcon } from "../components/Icon/create-icon.tsx";

/** Lucide's `chevron-up`. */
export const ChevronUpIcon = /* @__PURE__ */ createIcon("ChevronUpIcon", [["path", { d: "m18 15-6-6-6 6" }]]);
