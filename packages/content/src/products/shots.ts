import { msg } from "@lingui/core/macro";
import { type AuthoredPicture, inline, picture, verbatim, type Words } from "../authoring.ts";
import { isRendered } from "../rendered.ts";
import type { ProductModel } from "./model.ts";

/** What every model is shown by, `products/<slug>/<shot>`, and what is to be seen there. */
const shown = {
  thumbnail: (name) => msg`${name} 整机`,
  "carousel-1": (name) => msg`${name} 的四分之三侧面`,
  "carousel-2": (name) => msg`${name} 的正面`,
  "carousel-3": (name) => msg`${name} 的内部，工作灯亮着`,
  "carousel-4": (name) => msg`${name} 的激光头正在工作`,
  banner: (name) => msg`${name}，旁边留着空地`,
  "solution-1": (name) => msg`${name} 的激光头和横梁`,
  "solution-2": (name) => msg`${name} 的控制面板`,
  "solution-3": (name) => msg`${name} 和它的附件`,
  "feature-1": (name) => msg`${name} 的排风口`,
  "feature-2": (name) => msg`${name} 的安全装置`,
  "feature-3": (name) => msg`${name} 做出来的东西`,
  "feature-4": (name) => msg`屏幕上的设计软件，正在为 ${name} 排版`,
} as const satisfies Record<string, (name: string) => Words>;

export type Shot = keyof typeof shown;

/** One shot of a model; undefined until it has been rendered. */
export function shot({ slug, name }: ProductModel, which: Shot): AuthoredPicture | undefined {
  const id = `products/${slug}/${which}`;
  return isRendered(id) ? picture(id, shown[which](inline(verbatim(name)))) : undefined;
}

/** Several shots of a model, without those that have not been rendered. */
export const shots = (model: ProductModel, ...which: readonly Shot[]): readonly AuthoredPicture[] =>
  which.flatMap((each) => shot(model, each) ?? []);
