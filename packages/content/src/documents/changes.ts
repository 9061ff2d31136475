import { msg } from "@lingui/core/macro";
import type { Words } from "../authoring.ts";
import type { PaperKind } from "./files.ts";

/** Changes of each document since its previous version. */
export const changes: Readonly<Record<PaperKind | "test-grid" | "cut-files", Words>> = {
  "user-manual": msg`警告按轻重标出危险、警告、注意和提示；加了四周空间的图，外形和幅面有数的型号，也画了外形和幅面。`,
  "spec-sheet": msg`加了四周空间的图；外形和幅面有数的型号，也画了外形和幅面。`,
  "operation-guide": msg`警告按轻重标出；加了着火以后的五步。`,
  "test-grid": msg`图形与 1.0 相同；手上有 1.0 的，不用重新下载。`,
  "cut-files": msg`六种图，SVG 和 DXF；图形与 1.0 相同，手上有 1.0 的，不用重新下载。`,
};
