import { ModelSection } from "@lightmaker/ui/ModelSection";
import type { ModelViewerProps } from "@lightmaker/ui/ModelViewer";

/** Loads the viewer and three.js when a reader asks for the model. */
async function viewer() {
  const { ModelViewer } = await import("@lightmaker/ui/ModelViewer");
  return (props: Omit<ModelViewerProps, "load">) => (
    <ModelViewer {...props} load={() => import("@lightmaker/ui/model-scene")} />
  );
}

export const example = (
  <ModelSection
    title="Walk round it"
    lead="Lid and doors open."
    size="Outside 1450 × 950 × 1180 mm"
    note="A simplified model with the outer size of the specification."
    pictures={[
      {
        width: 960,
        height: 640,
        color: "#b8b3ab",
        src: "/pictures/cabinet.jpg",
        srcSet: "/pictures/cabinet-480.avif 480w, /pictures/cabinet-960.avif 960w",
        alt: "A white free-standing laser, amber light in its lid.",
      },
    ]}
    file={{ src: "/models/machine.glb", bytes: 23312, size: [1450, 950, 1180] }}
    parts={[
      { node: "extraction", label: "Extraction", text: "At the back, for a wide hose; the shorter the better." },
    ]}
    openings={[{ nodes: ["lid"], label: "Lid" }]}
    dimensions={{ width: "1450 mm", depth: "950 mm", height: "1180 mm" }}
    room={{ glb: "https://example.com/models/machine.glb", usdz: "/models/machine.usdz", title: "Light 640" }}
    viewer={viewer}
    labels={{
      stage: "Model of the Light 640 in three dimensions",
      loading: "Fetching the model, {percent}%",
      zoomIn: "Zoom in",
      zoomOut: "Zoom out",
      turnLeft: "Turn left",
      turnRight: "Turn right",
      whole: "Back to the start",
      dimensions: "Size",
      openings: "Open",
      parts: "Parts",
      help: "Drag to turn; zoom with two fingers, or with Ctrl and the wheel.",
      imageError: "This picture could not be loaded",
      pictures: "Pictures from all around",
      show: "View in 3D",
      hide: "Back to the pictures",
      failed: "The model cannot be shown here. The pictures show the same.",
      room: "See it in your room",
    }}
  />
);
