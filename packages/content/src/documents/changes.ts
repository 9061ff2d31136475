import { msg } from "@lingui/core/macro";
import type { Words } from "../authoring.ts";
import type { PaperKind } from "./files.ts";

/** Changes of each document since its previous version. */
export const changes: Readonly<Record<PaperKind | "test-grid" | "cut-files", Words>> = {
  "user-manual": msg`联锁改用不出光的图来试；反射镜不拆下来擦；取件之前，排风再开几分钟；Light Blue 530 先备停机卡片，Mark M20 写明没有急停时怎样断电。`,
  "spec-sheet": msg`参数没有改动；Mark M20 的简介写明敞开光路的防护。`,
  "operation-guide": msg`测试格的步骤写得更细：先关掉各格的层，一层一层开，挑好以后再切方块；联锁改用不出光的图来试。`,
  "test-grid": msg`图形与 1.0 相同；手上有 1.0 的，不用重新下载。`,
  "cut-files": msg`六种图，SVG 和 DXF；图形与 1.0 相同，手上有 1.0 的，不用重新下载。`,
};
