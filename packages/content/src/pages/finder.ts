import { msg } from "@lingui/core/macro";
import { address, link, verbatim } from "../authoring.ts";
import type { AuthoredBlock } from "../define.ts";
import { finderQuestions } from "../products/finder.ts";
import { productModels } from "../products/models/index.ts";
import { thumbnail } from "../products/thumbnail.ts";

/** Placeholders for numbers of models, filled in by the browser. */
const [total, yes, partly] = ["{total}", "{yes}", "{partly}"];

/** Product finder ("Which machine fits?"), based on the same facts as the tables. */
export const finder: AuthoredBlock = {
  type: "finder",
  anchor: "finder",
  tone: "surface",
  title: msg`哪台合适？`,
  lead: msg`答一两题就够；每台合不合适，都说明原因。`,
  models: productModels.map((model) => ({
    id: verbatim(model.slug),
    name: verbatim(model.name),
    note: model.machineType,
    href: address(model.series, `?model=${model.slug}`),
    picture: thumbnail(model),
  })),
  questions: finderQuestions.map(({ name, label, options }) => ({
    name: verbatim(name),
    label,
    options: options.map(({ value, label, verdicts }) => ({
      value: verbatim(value),
      label,
      matches: verdicts.map(({ fit, reason }) => ({ fit, reason })),
    })),
  })),
  contact: link("contactus", msg`说说要做什么，我们帮您选`),
  labels: {
    any: msg`都可以`,
    reset: msg`重新选`,
    yes: msg`合适`,
    partly: msg`有条件`,
    no: msg`不合适`,
    start: msg`还没有选。从您最确定的一题开始。`,
    found: msg`${total} 款里，${yes} 款合适，${partly} 款有条件。`,
    none: msg`没有一款全部符合。换一个答案试试，或者：`,
    compare: msg`把合适的放在一起比`,
  },
};
