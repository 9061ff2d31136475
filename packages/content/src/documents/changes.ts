import { msg } from "@lingui/core/macro";
import type { Words } from "../authoring.ts";
import type { PaperKind } from "./files.ts";

/** Changes of each document since its previous version. */
export const changes: Readonly<Record<PaperKind | "test-grid" | "cut-files", Words>> = {
  "user-manual": msg`第二版：四种机器各有自己的开机、第一件、保养和着火处理；中天的长板送料写明步骤。`,
  "spec-sheet": msg`第二版：长度、高度、功率和供电写明各指什么。`,
  "operation-guide": msg`第二版：每台机器从自己的开机检查开始；起点只列那种光用得上的。`,
  "test-grid": msg`图没有改。`,
  "cut-files": msg`六种图，SVG 和 DXF，没有改。`,
};
