import { createIcon } from "../components/Icon/create-icon.tsx";

/** Lucide's `menu`. */
export const MenuIcon = /* @__PURE__ */ createIcon("MenuIcon", [
  ["path", { d: "M4 5h16" }],
  ["path", { d: "M4 12h16" }],
  ["path", { d: "M4 19h16" }],
]);
