import { msg } from "@lingui/core/macro";
import { inline } from "../authoring.ts";
import { claims } from "../products/claims.ts";
import { clearance, models } from "../products/facts.ts";

const thickest = inline(models["light-640"].passThrough);
const behind = inline(clearance.behind);
const boardSpace = inline(claims.boardSpace);
/** A board that the shields do not cover. */
const tooNarrow = msg`板太窄、两边遮不住的，不从后门送：先裁短到整块放得进台面，再从前门放，门都关好再切。`;
const narrow = inline(tooNarrow);

/**
 * Instructions for a board that is longer than the bed (decisions 33): feed it with the beam off, and cut it with the shields
 * closed and the interlock active. All texts about the back door say no more than this.
 */
export const passThrough = {
  anchor: "pass-through",
  title: msg`长板怎样从后门送料`,
  lead: msg`后门能送进厚 ${thickest} 以内的板。挡板在前门和后门的门口，带联锁，要落到板面上，两边不能留缝。门宽和最窄的板宽，向我们索取。能切多厚，另看材料和功率。停机（按下急停，没有急停的断电）以后才送料，挡板合好再切，联锁一直有效。`,
  tooNarrow,
  steps: [
    {
      title: msg`先量房间`,
      text: msg`${boardSpace}两头用滚轮架托平；切的时候那里不站人。平时的 ${behind} 不够。`,
    },
    {
      title: msg`停机，锁住`,
      text: msg`停下加工，按下急停，没有急停的整机断电；有钥匙开关的，关掉，钥匙由负责人拿着；然后开后门。只要有人在门口，急停就不复位，电不接通，钥匙不插回去。由一个人指挥，别人不碰操作面板。`,
    },
    {
      title: msg`送料`,
      text: msg`一个人从后面推。板头露出前门以前，另一个人不靠近；露出以后，他在前面托平，引着走。板要端平，不碰反射镜座；手不伸进机身。`,
    },
    {
      title: msg`合挡板`,
      text: msg`板经过的门，挡板都落到板面上，上面和两边都不留缝。${narrow}上盖和没有板穿过的门都关好；合不严，就不切。`,
    },
    { title: msg`开排风`, text: msg`排风开到底，照“开激光前的六项检查”里排风那一项试过有风，才往下做。` },
    {
      title: msg`切这一段`,
      text: msg`两个人都退开、应一声，负责人才插回钥匙（有钥匙开关的）、复位急停（没有的，接通电源）、开始，人守在机旁；门缝冒烟，就停下来。切完停下来，排风再开几分钟，按下急停（没有的，断电），有钥匙的拔下，再开挡板，送下一段。`,
    },
  ],
  rules: msg`只由两个学过送长板的人做，课堂上不做。操作培训里教不教这一项，签合同前问清；没有教，就不算学过。皮料不从后门送。板经过的门，挡板没有全部合在板上，或者别的门没有关好，就不出光；任何联锁都不短接。挡板缺了、坏了或合不严，就不送长板，先联系我们。`,
} as const;
