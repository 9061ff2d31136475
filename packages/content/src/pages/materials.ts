import { msg } from "@lingui/core/macro";
import { inline, link, picture, type Words } from "../authoring.ts";
import { type AuthoredBlock, definePage, type Page } from "../define.ts";
import { cardsAnchor, materialCheck, ofPage } from "../materials/check.ts";
import { forbidden, forbiddenGroups, withoutAnswer } from "../materials/forbidden.ts";
import { materialList } from "../materials/index.ts";
import type { MaterialId } from "../materials/material.ts";
import { claims } from "../products/claims.ts";
import { exact } from "../quantity.ts";
import { apart, listed } from "../sentences.ts";
import { cardFor } from "../settings/index.ts";
import { pageNames } from "../shell.ts";
import { materialPage } from "./material-page.ts";
import { burnsOnCard, doneOn, engravings } from "./test-grid-block.ts";

const alts: Readonly<Record<MaterialId, Words>> = {
  wood: msg`桦木板上刻着一头深棕色的鲸`,
  acrylic: msg`橙色亚克力板上刻着一头霜白的鲸`,
  leather: msg`植鞣革上烙着一头深棕色的鲸`,
  paper: msg`深蓝色卡纸上刻着一头浅色的鲸`,
  fabric: msg`牛仔布上褪出一头浅色的鲸`,
  glass: msg`玻璃板上刻着一头磨砂的鲸`,
  stone: msg`板岩上刻着一头浅灰色的鲸`,
  metal: msg`拉丝不锈钢板上打着一头黑色的鲸`,
  aluminum: msg`黑色阳极氧化铝板上打着一头白色的鲸`,
};

/** How the whale is made, and from which setting a test begins: no setting of an engraving is known (settings). */
function setting(id: MaterialId): Words {
  const query = engravings[id];
  const done = inline(doneOn(query));
  if (burnsOnCard.includes(id)) return msg`${done}。从最低功率、最高速度试起。`;
  const { rows, columns } = cardFor(query);
  const least = inline(exact("%", Math.min(...rows.values)));
  const fastest = inline(exact("mm/s", Math.max(...columns.values)));
  return msg`${done}。测试起点：功率 ${least}，${fastest}。`;
}

/** One card per material: the same whale in each, so that the pictures differ by the material only. */
const cards: AuthoredBlock = {
  type: "cardGrid",
  anchor: cardsAnchor,
  tone: "surface",
  title: msg`九种材料，选一页看`,
  lead: msg`每张图都是同一头鲸，画在不同的材料上：有的烧深，有的褪白，有的磨砂。${inline(claims.pictures)}您的材料，结果可能不一样。每一页都写着哪种激光能做什么、我们的机型到多厚、从哪里试起。`,
  cards: materialList.map(({ id, card }) => ({
    title: pageNames[id],
    text: card,
    note: setting(id),
    picture: picture(`materials/${id}/whale`, alts[id]),
    link: ofPage({ id }),
  })),
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
      lead: msg`按名字查，再看材料页。查不到的先问我们；没有我们的书面同意，不放进激光机。`,
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
      actions: [link("sample", msg`填打样申请来问`), link("contactus", msg`打电话问`)],
    },
  ],
});

const made = Object.fromEntries(
  materialList.map((material) => [material.id, materialPage(material)]),
) as Record<MaterialId, Page>;

/** Pages about what each material allows, and what must never go into a laser. */
export const materials = { materials: hub, ...made };
