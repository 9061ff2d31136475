import { msg } from "@lingui/core/macro";
import type { Words } from "../authoring.ts";
import type { PaperKind } from "./files.ts";

/** Changes of each document since its previous version. */
export const changes: Readonly<Record<PaperKind | "test-grid" | "cut-files", Words>> = {
  "user-manual": msg`这一种机器自己的开机检查、第一件、保养和着火处理；中天的长板送料写明步骤。`,
  "spec-sheet": msg`长度、高度、功率和供电写明各指什么。`,
  "operation-guide": msg`从这台机器自己的开机检查开始；起点只列它那种光用得上的。`,
  "test-grid": msg`图形与 1.0 相同，只统一了版本号。`,
  "cut-files": msg`六种图，SVG 和 DXF，图形与 1.0 相同。`,
};
