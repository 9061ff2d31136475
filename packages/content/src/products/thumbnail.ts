import { msg } from "@lingui/core/macro";
import { type AuthoredPicture, inline, picture, verbatim } from "../authoring.ts";
import type { ProductModel } from "./product-model.ts";

/** Picture of the whole machine, 3 : 2, for tabs, cards and tables. */
export function thumbnail(model: ProductModel): AuthoredPicture {
  const name = inline(verbatim(model.name));
  return picture(`products/${model.slug}/thumbnail`, msg`${name} 整机`);
}
