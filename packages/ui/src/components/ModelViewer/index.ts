export { ModelViewer, type ModelViewerProps } from "./ModelViewer.tsx";
export type {
  ModelDimensions,
  ModelFile,
  ModelFrame,
  ModelOpening,
  ModelPart,
  ModelPlace,
  ModelScene,
  ModelSceneModule,
  ModelSceneOptions,
  ModelViewerData,
  ModelViewerLabels,
} from "./ModelViewer.types.ts";
