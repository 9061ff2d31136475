import { ModelViewer } from "@lightmaker/ui/ModelViewer";

export const example = (
  <ModelViewer
    file={{ src: "/models/machine.glb", bytes: 23312, size: [1450, 950, 1180] }}
    poster={{
      width: 960,
      height: 640,
      color: "#b8b3ab",
      src: "/pictures/cabinet.jpg",
      srcSet: "/pictures/cabinet-480.avif 480w, /pictures/cabinet-960.avif 960w",
      alt: "A white free-standing laser, amber light in its lid.",
    }}
    parts={[
      { node: "extraction", label: "Extraction", text: "At the back, for a wide hose; the shorter the better." },
      { node: "head", label: "Laser head", text: "Runs along the beam; the beam runs to the front and back." },
    ]}
    openings={[{ nodes: ["lid"], label: "Lid" }]}
    dimensions={{ width: "1450 mm", depth: "950 mm", height: "1180 mm" }}
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
    }}
    sizes="(width > 1024px) 60vw, 100vw"
    load={() => import("@lightmaker/ui/model-scene")}
    onFail={(error) => reportError(error)}
  />
);
