import { msg } from "@lingui/core/macro";
import type { Words } from "../authoring.ts";
import type { PaperKind } from "./files.ts";

/** What the current version has that the one before had not. */
export const changes: Readonly<Record<PaperKind | "test-grid" | "cut-files", Words>> = {
  "user-manual": msg`第一版：开箱、房间、第一件、材料、保养、排查、安全和保修。`,
  "spec-sheet": msg`第一版：整张参数表，公制和英制。`,
  "operation-guide": msg`第一版：从测试格到成品，按材料写。`,
  "test-grid": msg`第一版。`,
  "cut-files": msg`第一版：六种图，SVG 和 DXF。`,
};
