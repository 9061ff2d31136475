/**
 * What `ModelViewer` and `RoomScene` show their scenes with. It contains three.js, so it is an entry of its own, which only those
 * import who show them: `load={() => import("@lightmaker/ui/model-scene")}`. The package `three` is an optional peer dependency.
 */
export type {
  ModelFrame,
  ModelPlace,
  ModelScene,
  ModelSceneOptions,
} from "./components/ModelViewer/ModelViewer.types.ts";
export { showModel } from "./components/ModelViewer/scene.ts";
export type {
  RoomColours,
  RoomStage,
  RoomStageOptions,
  ShownRoom,
} from "./components/RoomScene/RoomScene.types.ts";
export { showRoom } from "./components/RoomScene/scene.ts";
