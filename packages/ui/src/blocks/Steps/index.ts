export type * from "./Steps.data.ts";
export { Steps, type StepsProps } from "./Steps.tsx";
