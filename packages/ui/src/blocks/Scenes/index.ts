export type * from "./Scenes.data.ts";
export { Scenes, type ScenesProps } from "./Scenes.tsx";
