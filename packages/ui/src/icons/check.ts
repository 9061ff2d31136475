import { createIcon } from "../components/Icon/create-icon.tsx";

/** Lucide's `check`. */
export const CheckIcon = /* @__PURE__ */ createIcon("CheckIcon", [["path", { d: "M20 6 9 17l-5-5" }]]);
