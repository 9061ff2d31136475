import { msg } from "@lingui/core/macro";
import { inline } from "../authoring.ts";
import { clearance, models } from "../products/facts.ts";

const thickest = inline(models["light-640"].passThrough);
const behind = inline(clearance.behind);

/**
 * Instructions for a board that is longer than the bed (decisions 33): feed it with the beam off, and cut it with the shields
 * closed and the interlock active. All texts about the back door say no more than this.
 */
export const passThrough = {
  anchor: "pass-through",
  title: msg`长板怎样从后门送料`,
  lead: msg`后门进得了 ${thickest} 厚的板，不等于切得穿。停光才送料，挡板合好才出光，联锁一直有效。`,
  steps: [
    {
      title: msg`先量房间`,
      text: msg`机身后面空出整块板长；板会从前门伸出的，机身前面也空出同样长，托住，不站人。平时的 ${behind} 不够，两头用滚轮架托平。`,
    },
    { title: msg`停光`, text: msg`停下加工，确认激光已停，再开后门。` },
    { title: msg`送料`, text: msg`两个人，一前一后推平；手不伸进机身，板不碰镜架。` },
    {
      title: msg`合挡板`,
      text: msg`板经过的门，挡板都落到板面上，上面和两侧都不留缝；板比门窄、两侧遮不住的，不送。上盖合好；合不严，就不切。`,
    },
    { title: msg`开排风`, text: msg`排风开到底，看烟往风口走；门缝冒烟，就停下来。` },
    { title: msg`切这一段`, text: msg`人守在机旁。切完停光，再开挡板，送下一段。` },
  ],
  rules: msg`只由受过培训的人做，课堂上不做。皮料不从后门送。不敞着后门出光，不短接后门联锁。挡板缺了、坏了或合不严，就不送长板，先联系我们。`,
} as const;
