export type { SingleIcon, SingleIconProps } from "./create-icon.tsx";
export { Icon, type IconProps } from "./Icon.tsx";
export type { IconName } from "./registry.ts";
