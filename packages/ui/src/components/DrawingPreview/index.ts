export {
  DrawingPreview,
  type DrawingPreviewLabels,
  type DrawingPreviewLayer,
  type DrawingPreviewPlace,
  type DrawingPreviewProps,
} from "./DrawingPreview.tsx";
