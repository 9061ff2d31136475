import { msg } from "@lingui/core/macro";
import { inline, link, picture, type Words } from "../authoring.ts";
import { type AuthoredBlock, definePage, type Page } from "../define.ts";
import { cardsAnchor, materialCheck, ofPage } from "../materials/check.ts";
import { forbidden, forbiddenGroups, withoutAnswer } from "../materials/forbidden.ts";
import { materialList } from "../materials/index.ts";
import type { MaterialId } from "../materials/model.ts";
import { apart, listed } from "../sentences.ts";
import { pageNames } from "../shell.ts";
import { materialPage, shownObject } from "./material-page.ts";

/** One card per material, with the first of its objects that has a picture. */
const cards: AuthoredBlock = {
  type: "cardGrid",
  anchor: cardsAnchor,
  tone: "surface",
  title: msg`按材料查`,
  lead: msg`每一页都写着：哪种激光能做什么，我们的机型到多厚，从哪里试起，怎样收尾。`,
  cards: materialList.map(({ id, card, showcase, samplesOnly = [] }) => {
    const [first] = [...samplesOnly, ...showcase.objects];
    return {
      title: pageNames[id],
      text: card,
      ...(first && { picture: shownObject(id, first).picture }),
      link: ofPage({ id }),
    };
  }),
};

/** List of forbidden materials, from the same module as the check. */
const list: AuthoredBlock = {
  type: "textBlocks",
  title: msg`我们的禁用清单`,
  lead: msg`有些切得动，也不该切：清单上的都不能放进激光机。清单上没有、材料页上也没有的，先问我们。每一样的缘由，上面查得到。`,
  items: [
    ...forbiddenGroups.map(({ title, why, substances }) => {
      const names = inline(listed(substances.map((id): Words => forbidden[id].name)));
      return { title, paragraphs: [msg`${names}。`, why] };
    }),
    {
      title: msg`清单以外，也不能放的`,
      paragraphs: [
        msg`${inline(apart(withoutAnswer.map(({ name }) => name)))}。`,
        msg`有的要等我们书面同意，有的要先弄清是什么，有的任何时候都不能放：逐样写在安全指南里。`,
      ],
    },
  ],
};

const hub = definePage({
  id: "materials",
  meta: {
    title: msg`激光切割、雕刻和打标的材料`,
    description: msg`激光切割机、雕刻机能加工的九类材料：能切、能刻还是只能打标，用哪种光源，怎样准备，哪些绝不能放进去。`,
    keywords: msg`激光加工材料,激光切割木板,激光切割亚克力,激光雕刻玻璃,禁止加工材料`,
  },
  blocks: [
    {
      type: "banner",
      title: msg`能不能放进激光机，切之前查清`,
      lead: msg`按名字查，再看材料页。查不到的，问过我们再切。`,
      picture: picture("gallery/swatches", msg`木、皮、石、亚克力等九块材料色卡`),
    },
    materialCheck(
      msg`这种材料能进激光机吗？`,
      msg`输入包装上的名字，或者从列表里挑。四种答案：可以、只能雕刻或打标、绝不能放、先查清或先问。`,
    ),
    cards,
    list,
    {
      type: "callToAction",
      title: msg`清单上没有您的材料？`,
      actions: [link("sample", msg`寄一块来试`), link("contactus", msg`打电话问`)],
    },
  ],
});

const made = Object.fromEntries(
  materialList.map((material) => [material.id, materialPage(material)]),
) as Record<MaterialId, Page>;

/** Pages about what each material allows, and what must never go into a laser. */
export const materials = { materials: hub, ...made };
