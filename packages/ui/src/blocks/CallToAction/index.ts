export type * from "./CallToAction.data.ts";
export { CallToAction, type CallToActionProps } from "./CallToAction.tsx";
