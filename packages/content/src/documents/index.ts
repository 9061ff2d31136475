import { msg } from "@lingui/core/macro";
import { inline, verbatim } from "../authoring.ts";
import { brand } from "../brand.ts";
import { claims } from "../products/claims.ts";
import type { ModelId } from "../products/facts.ts";
import { productModels } from "../products/models/index.ts";
import type { ProductModel } from "../products/product-model.ts";
import { machineOf } from "../products/scope.ts";
import { signalWords } from "../safety/signals.ts";
import { makersAddress } from "../shell.ts";
import { drawingsOf } from "./drawings.ts";
import type { PaperKind } from "./files.ts";
import { guideOf } from "./guide.ts";
import { manualOf, specificationOf } from "./manual.ts";
import { frontOf, type Paper } from "./paper.ts";

function sheetOf(model: ProductModel): Paper {
  const { title, blocks } = specificationOf(model);
  const drawings = drawingsOf(machineOf(model));
  // A single drawing, without any size of the machine, is in the manual only.
  const shown = drawings.figures.length > 1 ? [drawings] : [];
  return {
    ...frontOf(model),
    title: msg`规格表`,
    lead: model.description,
    chapters: [{ title, blocks: [...blocks, ...shown] }],
  };
}

const papers: Record<PaperKind, (model: ProductModel) => Paper> = {
  "user-manual": manualOf,
  "spec-sheet": sheetOf,
  "operation-guide": guideOf,
};

/**
 * Returns a document of a model.
 * @throws RangeError when there is no such model
 */
export function paperOf(paper: PaperKind, id: ModelId): Paper {
  const model = productModels.find(({ slug }) => slug === id);
  if (!model) throw new RangeError(`There is no model "${id}", so it has no documents.`);
  return papers[paper](model);
}

/** The site's address without its scheme, short enough to type. */
const site = inline(verbatim(new URL(brand.origin).host));

/** Texts that every document has in addition to its own. */
export const paperWords = {
  contents: msg`目录`,
  version: msg`版本`,
  page: msg`第 {index} 页，共 {count} 页`,
  metric: msg`公制`,
  imperial: msg`英制`,
  parameter: msg`参数`,
  language: msg`语言`,
  address: makersAddress,
  signals: signalWords,
  /** Where its figures come from, which document goes first, and an address that can be typed from paper. */
  closing: msg`数字和网站的参数表是同一个来源。没有确认的数字不写，或写“向我们索取”。${inline(claims.precedence)}网站 ${site}，文中说的“材料”“加工参数”“下载”各页，从页脚进。`,
};
