import type { ModelViewerData } from "../../components/ModelViewer/index.ts";
import type { Picture } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** Files with which phones show a machine in the visitor's room, in true size. */
export interface ModelRoomFiles {
  /** Absolute URL of the binary glTF file, for Android's Scene Viewer. */
  glb: string;
  /** URL of the USDZ file, for Quick Look on iPhones. */
  usdz: string;
  /** Title that Scene Viewer shows. */
  title: string;
}

/** A machine to look at from all around: pictures first, and a model to turn where the visitor asks for it. */
export interface ModelSectionData extends SectionData, SectionIntro, Omit<ModelViewerData, "poster"> {
  /** Pictures from all around, the first shown first. They say the same without scripts and without WebGL. */
  pictures: readonly Picture[];
  /** The machine's size in words, and whether it is yet to be confirmed. */
  size: string;
  /** What the model is, in small type: “Simplified model; …”. */
  note?: string;
  room: ModelRoomFiles;
}
