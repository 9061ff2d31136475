import { loadChunk, ModelViewer, type ModelViewerProps } from "@lightmaker/ui";

/** `ModelViewer` with three.js as a chunk of its own: both are fetched by one press. */
export function MachineViewer(props: Omit<ModelViewerProps, "load">) {
  return (
    <ModelViewer
      {...props}
      load={() => loadChunk("js/model-scene", () => import("@lightmaker/ui/model-scene"), { needed: true })}
    />
  );
}
