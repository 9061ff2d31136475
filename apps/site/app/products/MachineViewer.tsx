import { ModelViewer, type ModelViewerProps } from "@lightmaker/ui";
import { loadScenes } from "../scenes.ts";

// Only a press fetches this file. Asking along with it saves the time in which the component appears, which asks again and hears of a
// failure.
loadScenes().catch(() => undefined);

/** `ModelViewer` with three.js as a chunk of its own. */
export function MachineViewer(props: Omit<ModelViewerProps, "load">) {
  return <ModelViewer {...props} load={loadScenes} />;
}
