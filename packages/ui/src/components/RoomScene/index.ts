export { RoomScene, type RoomSceneProps } from "./RoomScene.tsx";
export type {
  RoomColours,
  RoomSceneData,
  RoomSceneItem,
  RoomSceneLabels,
  RoomSceneModule,
  RoomSceneOpening,
  RoomSceneZone,
  RoomStage,
  RoomStageOptions,
  ShownRoom,
} from "./RoomScene.types.ts";
