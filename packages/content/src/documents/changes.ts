import { msg } from "@lingui/core/macro";
import type { Words } from "../authoring.ts";
import type { PaperKind } from "./files.ts";

/** Changes of each document since its previous version. */
export const changes: Readonly<Record<PaperKind | "test-grid" | "cut-files", Words>> = {
  "user-manual": msg`安全提示按轻重分为危险、警告、注意、提示四级；增加安装空间图；已公布外形和幅面的型号，附外形图和幅面图。`,
  "spec-sheet": msg`增加安装空间图；已公布外形和幅面的型号，附外形图和幅面图。`,
  "operation-guide": msg`安全提示按轻重分级；加了着火以后的五步。`,
  "test-grid": msg`图形与 1.0 相同；手上有 1.0 的，不用重新下载。`,
  "cut-files": msg`六种图，SVG 和 DXF；图形与 1.0 相同，手上有 1.0 的，不用重新下载。`,
};
