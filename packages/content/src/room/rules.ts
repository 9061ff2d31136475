import { msg } from "@lingui/core/macro";
import { inline, link } from "../authoring.ts";
import type { AuthoredBlock } from "../define.ts";
import { claims } from "../products/claims.ts";

type Planner = AuthoredBlock & { type: "roomPlanner" };

/** Placeholders, filled in by the browser. */
const [free, need, other, behind, front, bed, board] = [
  "{free}",
  "{need}",
  "{other}",
  "{behind}",
  "{front}",
  "{bed}",
  "{board}",
];
const [needWidth, needHeight, doorWidth, doorHeight] = [
  "{needWidth}",
  "{needHeight}",
  "{doorWidth}",
  "{doorHeight}",
];
const [weight, car, long, load, needLoad] = ["{weight}", "{car}", "{long}", "{load}", "{needLoad}"];
const [run, far, turn, circuits, volts, amps, has, watts] = [
  "{run}",
  "{far}",
  "{turn}",
  "{circuits}",
  "{volts}",
  "{amps}",
  "{has}",
  "{watts}",
];

const safety = msg`看安全指南`;
const manuals = link("downloads", msg`看用户手册`);
const specifications = link("specifications", msg`看规格`);
const geometry = msg`照平面图算`;
const space = msg`四周的空间：机器按规格，别的按规划假设`;

/** Words of every rule of the planner, with its source. */
export const roomRules: Planner["rules"] = {
  inside: {
    name: msg`在房间里`,
    source: geometry,
    sentences: { met: msg`整台都在。`, broken: msg`伸出了房间：换一面墙，或者转 90°。` },
  },
  overlap: {
    name: msg`不重叠`,
    source: geometry,
    sentences: {
      met: msg`没有和别的东西叠在一起。`,
      broken: msg`和“${other}”叠在一起：挪开其中一样。`,
    },
  },
  behind: {
    name: msg`背后`,
    source: space,
    link: link("safety", safety, "#co2-glass"),
    sentences: {
      met: msg`空出 ${free} mm，要求 ${need} mm。`,
      broken: msg`背后只空出 ${free} mm，要求 ${need} mm：往前挪，或者把后面的东西移开。`,
    },
  },
  beside: {
    name: msg`两侧`,
    source: space,
    link: link("safety", safety, "#co2-glass"),
    sentences: {
      met: msg`窄的一侧空出 ${free} mm，要求 ${need} mm。`,
      broken: msg`窄的一侧只有 ${free} mm，要求 ${need} mm：往旁边挪。`,
    },
  },
  front: {
    name: msg`操作的位置`,
    source: msg`人要站得下、坐得下`,
    sentences: {
      stand: msg`站着操作，前面空出 ${free} mm，按 ${need} mm 规划。`,
      standNot: msg`站着操作，前面只有 ${free} mm，按 ${need} mm 规划：往后挪，或者把前面的东西移开。`,
      seat: msg`坐着操作，前面空出 ${free} mm，按 ${need} mm 规划。`,
      seatNot: msg`坐着操作，前面只有 ${free} mm，按 ${need} mm 规划：改成站着，或者把前面的东西移开。`,
    },
  },
  swing: {
    name: msg`门扇`,
    source: msg`过道不堵`,
    link: link("safety", safety, "#co2-glass"),
    sentences: {
      met: msg`不挡向里开的门。`,
      broken: msg`挡住了向里开的门：移开，或者把门改成向外开。`,
    },
  },
  way: {
    name: msg`过道`,
    source: msg`过道不堵`,
    link: link("safety", safety, "#co2-glass"),
    sentences: {
      met: msg`从门口走得到机器前面，过道宽 ${need} mm。`,
      broken: msg`从门口走不到机器前面，过道要宽 ${need} mm：有东西挡着，或者前面太挤。`,
    },
  },
  boards: {
    name: msg`长板`,
    source: msg`安全指南：长板`,
    link: link("safety", safety, "#pass-through"),
    sentences: {
      onBed: msg`${board} mm 的板整块放得进台面（${bed} mm）。`,
      met: msg`${board} mm 的板，停机后从后门送：后面空着 ${behind} mm，前面空着 ${front} mm，够放一块板。`,
      broken: msg`${board} mm 的板，停机后从后门送，前后各要空出一块板的长度：现在前面 ${front} mm，另一头 ${behind} mm。`,
    },
  },
  alone: {
    name: msg`单独一间`,
    source: msg`光路敞开的光纤打标机`,
    link: link("safety", safety, "#open-fibre"),
    sentences: {
      met: msg`房间里没有别的机器。房间要能锁门，窗和玻璃隔断用${inline(claims.screens)}遮住。`,
      broken: msg`房间里还有“${other}”。光路敞开，要${inline(claims.roomOfMarker)}：换一间。`,
    },
  },
  door: {
    name: msg`进门`,
    source: msg`手册：门要比机器宽`,
    link: manuals,
    sentences: {
      met: msg`门洞 ${doorWidth} × ${doorHeight} mm，拆了箱搬要 ${needWidth} × ${needHeight} mm：进得去。`,
      broken: msg`门洞 ${doorWidth} × ${doorHeight} mm，拆了箱搬也要 ${needWidth} × ${needHeight} mm：进不去。看看能不能卸下门扇，或者走别的门。`,
    },
  },
  crate: {
    name: msg`带箱进门`,
    source: msg`外箱尺寸没有公布，向我们索取`,
    sentences: {
      met: msg`带着外箱按 ${needWidth} × ${needHeight} mm 规划，也进得去。`,
      unpack: msg`带着外箱按 ${needWidth} × ${needHeight} mm 规划，过不了这扇门：在门外拆箱，留出拆箱的地方。`,
    },
  },
  access: {
    name: msg`楼梯和电梯`,
    source: msg`手册：开箱和就位`,
    link: manuals,
    sentences: {
      ground: msg`不上楼。路上的门、过道和转角，也照进门的尺寸量。`,
      stairs: msg`落地机不走楼梯：不用人抬，用叉车或液压搬运车。放在底层，或者走货梯。`,
      stairsCarry: msg`重 ${weight} kg，由四个人抬：楼梯多宽、转不转得过，先量；拿不准就问我们。`,
      stairsUnknown: msg`重量没有公布，不清楚以前不抬：先向我们索取。`,
      lift: msg`电梯装得下；机器连搬运车和人，按 ${needLoad} kg 规划，载重 ${load} kg。`,
      liftDoor: msg`电梯门 ${doorWidth} × ${doorHeight} mm，搬进去要 ${needWidth} × ${needHeight} mm：进不去。`,
      liftCar: msg`轿厢长的一边 ${car} mm，机器长的一边 ${long} mm：装不下。`,
      liftLoad: msg`电梯载重 ${load} kg；机器连搬运车和人，按 ${needLoad} kg 规划：超重。`,
      liftUnknown: msg`电梯装得下。重量没有公布，先向我们索取，再和载重对一对。`,
    },
  },
  lid: {
    name: msg`上盖`,
    source: msg`手册：上盖完全掀开的高度`,
    link: manuals,
    sentences: {
      unknown: msg`层高没有填。上盖掀开，按 ${need} mm 规划。`,
      met: msg`层高 ${free} mm，上盖掀开按 ${need} mm 规划：够。`,
      broken: msg`层高 ${free} mm，上盖掀开按 ${need} mm 规划：不够。`,
    },
  },
  exhaust: {
    name: msg`排风`,
    source: msg`手册：管子越短越直越好`,
    link: manuals,
    sentences: {
      met: msg`风管约 ${run} mm，按不超过 ${need} mm 规划。`,
      long: msg`风管约 ${run} mm，超过规划的 ${need} mm：往出口挪，或者问我们。`,
      purifier: msg`接空气净化器，离机器 ${far} mm。房间仍要能换气，再装一只一氧化碳报警器。`,
      noOutlet: msg`烟没有出路：开一个出口，或者在 ${need} mm 以内放一台空气净化器。`,
      outletOnly: msg`烟没有出路：这台不配空气净化器，要有排到室外的出口。`,
      dust: msg`风管约 ${run} mm。金属粉先进集尘设备，用哪一种先问我们；滤过的风再排到室外。`,
    },
  },
  mains: {
    name: msg`供电`,
    source: msg`规格：电源`,
    link: specifications,
    sentences: {
      unpublished: claims.auroraMains,
      met: msg`${volts} V，单独一路，有 ${has} W，按 ${watts} W 准备。${inline(claims.besidesMains)}线路和地线请电工接、电工查。`,
      ask: msg`房间是 ${volts} V，机器标称 ${need} V：能不能直接接，以报价单上的书面答复为准；没有写明，先不接。`,
      volts: msg`房间是 ${volts} V，机器标称 ${need} V：不能直接接，下单前告诉我们国家和插座。`,
      weak: msg`一路 ${volts} V、${amps} A，只有 ${has} W，要按 ${watts} W 准备：请电工换一路。`,
      circuits: msg`每台单独一路：这是第 ${turn} 台，房间里只有 ${circuits} 路，请电工加。`,
    },
  },
  chiller: {
    name: msg`冷水机`,
    source: msg`以报价单和装箱单为准`,
    sentences: {
      met: msg`离机器 ${far} mm，按不超过 ${need} mm 规划。`,
      missing: msg`还没有摆冷水机。玻璃管离不开水冷，附不附带，询价时问清；离机器按不超过 ${need} mm 规划。`,
    },
  },
};
