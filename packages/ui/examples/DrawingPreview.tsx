// Made from the first story by tests/examples.test.ts.
import { DrawingPreview } from "@lightmaker/ui/DrawingPreview";

export const example = (
  <DrawingPreview
    width={100}
    height={40}
    layers={[
      {
        data: "M12 20L52 20L52 30L12 30Z",
        operation: "engrave"
      },
      {
        data: "M60 4L60 36",
        operation: "score"
      },
      {
        data: "M0 0L100 0L100 40L0 40Z",
        operation: "cut"
      },
      {
        data: "M72 12L88 12L88 28L72 28L72 12.6",
        operation: "cut"
      }
    ]}
    labels={{
      drawing: "Drawing, 100 × 40 mm",
      zoomIn: "Zoom in",
      zoomOut: "Zoom out",
      whole: "Whole drawing",
      help: "Zoom with Ctrl and the wheel, or with two fingers; then drag. Keyboard: plus and minus zoom, arrows move, 0 shows the whole drawing."
    }}
  />
);
