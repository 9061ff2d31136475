import { msg } from "@lingui/core/macro";
import type { Words } from "../authoring.ts";
import type { PaperKind } from "./files.ts";

/** Changes of each document since its previous version. */
export const changes: Readonly<Record<PaperKind | "test-grid" | "cut-files", Words>> = {
  "user-manual": msg`警告按轻重标出危险、警告、注意和提示；加了外形、幅面和四周空间的图；封面写明语言和地址。`,
  "spec-sheet": msg`加了外形、幅面和四周空间的图，写明语言和地址。`,
  "operation-guide": msg`警告按轻重标出；封面写明语言和地址。`,
  "test-grid": msg`图形与 1.0 相同，只统一了版本号。`,
  "cut-files": msg`六种图，SVG 和 DXF，图形与 1.0 相同。`,
};
