import { msg } from "@lingui/core/macro";
import { inline, type Words } from "../authoring.ts";
import { claims } from "../products/claims.ts";
import { clearance, models, type SourceId, wavelengths } from "../products/facts.ts";
import type { Machine } from "../products/scope.ts";
import { inOneText } from "../sentences.ts";
import type { Signal } from "./signals.ts";

const co2 = inline(wavelengths.glassTube);
const blue = inline(wavelengths.diode);
const infrared = inline(wavelengths.fiber);
const field = inline(models["mark-m20"].workArea);
const behind = inline(clearance.behind);
const beside = inline(clearance.beside);
const beforeService = inline(claims.beforeService);
const changingTube = inline(claims.changingTube);
const stopping = inline(claims.stop);
const stopAtHand = inline(claims.stopAtHand);
const airTest = inline(claims.airTest);
const ownPower = inline(claims.ownPower);
const room = inline(claims.roomOfMarker);
const goggles = inline(claims.goggles);
const screens = inline(claims.screens);
const sparedGoggles = inline(claims.sparedGoggles);

interface Step {
  readonly title: Words;
  readonly text: Words;
}

/**
 * Safety texts for one kind of machine. Pages, manuals, guides and the chat all use them, so that no text tells users
 * of an open marker to close a lid, or users of a machine without a tube to check its water (decisions 33).
 */
export interface Kind {
  /** Anchor on the safety page. */
  readonly anchor: `${Lowercase<string>}`;
  readonly name: Words;
  /** True if a closed housing contains the beam. */
  readonly enclosed: boolean;
  /** Severity of a warning about the light, and of one about the electricity. */
  readonly signals: { readonly light: Signal; readonly electricity: Signal };
  /** Location of the light, and the parts that contain it. */
  readonly light: Words;
  /** Full answer to the question whether goggles are needed. */
  readonly goggles: Words;
  /** The same answer for a table cell. */
  readonly gogglesInShort: Words;
  /** Six checks before every start. */
  readonly checks: readonly [Step, Step, Step, Step, Step, Step];
  /** Steps of the interlock test, on machines with a lid. */
  readonly interlocks?: readonly Step[];
  /** Steps from plugging in to the first piece. */
  readonly start: readonly Step[];
  /** Rules that must never be broken: the notice on a manual's first page. */
  readonly rules: Words;
  /** Instructions in case of fire. */
  readonly fire: Words;
  /** Meaning of "switch the laser off", where the documents use it for more than stopping the job. */
  readonly off?: Words;
  /** Parts that carry voltage, also when the machine is switched off. */
  readonly electricity: Words;
  /** Supervision of the machine, and what catches fire first. */
  readonly unattended: Words;
  /** Fumes, and how long to extract them (facts, "Fumes"). */
  readonly smoke: Words;
  /** Space around the machine, and who may use it. */
  readonly people: Words;
}

const material: Step = {
  title: msg`确认材料`,
  text: msg`知道材料是什么做的，不在禁用清单上，是我们列出的能做的材料；两边都没有的，先问我们。`,
};
/** Heading of the steps of the interlock test, by which checks and tables refer to them. */
export const interlockHeading = msg`联锁怎样试`;
const interlockTest = inline(interlockHeading);
const withoutBeam = inline(claims.withoutBeam);

/** First step of both: proof that the job has no beam, before it runs with a lid open. */
const dryRun = (closed: Words): Step => ({
  title: msg`备一张不出光的图`,
  text: msg`用${withoutBeam}。台面上放一块木板边料，开排风，${inline(closed)}，空跑一遍：料面没有印子，才拿这张图来试；有印子，立刻停机，先问我们。取出边料，台面空着。`,
});

/**
 * Daily test of the interlocks, one at a time: each opening is closed and the job restarted before the next is opened,
 * because a machine that stands still tests nothing.
 */
export const interlockTests = {
  lidOnly: [
    dryRun(msg`合上盖`),
    { title: msg`开着盖，按“开始”`, text: msg`掀开上盖，按“开始”：机器不应启动。` },
    { title: msg`空跑时掀盖`, text: msg`合上盖，空跑，掀开上盖：应当停下。手不伸进机身，试完合上盖。` },
  ],
  withDoors: [
    dryRun(msg`上盖和门都关好`),
    {
      title: msg`开着一处，按“开始”`,
      text: msg`每次只开一处，其余关好：先上盖，再前门，最后后门（挡板抬着）。每开一处，按一次“开始”：机器都不应启动。关好这一处，再开下一处。`,
    },
    {
      title: msg`后门口放板，挡板不合`,
      text: msg`按下急停（没有的，断电），后门口放一块板，其余关好，复位或通电。挡板不合到板上，按“开始”：机器不应启动。`,
    },
    {
      title: msg`空跑时抬挡板`,
      text: msg`挡板全部合到板上，空跑，抬起一块挡板：应当停下。合好，重新空跑，换下一块，这个门口的每一块都试到。`,
    },
    {
      title: msg`换到前门口`,
      text: msg`按下急停（没有的，断电），把板换到前门口，复位或通电，照第三、第四步再试一遍。`,
    },
    {
      title: msg`空跑时逐处打开`,
      text: msg`按下急停（没有的，断电），拿走板；都关好，复位或通电，空跑，打开一处：应当停下。关好，重新空跑，再开下一处，上盖和每扇门都试到。手不伸进门口，试完都关好。`,
    },
  ],
} as const satisfies Record<string, readonly Step[]>;

const lid: Step = {
  title: msg`上盖和联锁`,
  text: msg`上盖没有裂，合得严。联锁照“${interlockTest}”试过；有一样不对，停用报修。`,
};

const extraction: Step = {
  title: msg`排风`,
  text: msg`开着。不出光时，${airTest}`,
};
const bed: Step = { title: msg`台面`, text: msg`没有碎屑、纸片和工具。` };
const stop: Step = {
  title: msg`停机和灭火器`,
  text: msg`${stopAtHand}二氧化碳灭火器伸手就拿得到。`,
};

const connect: Step = {
  title: msg`选型号，连上`,
  text: msg`先在软件里选机型，幅面跟着机型走，不要选错。${ownPower}选好再连上机器，先不按“开始”。`,
};
/** The six checks come after the connection, because two of them send a job to the machine. */
const sixChecks = (where: Words): Step => ({
  title: msg`做六项检查`,
  text: msg`照${inline(where)}，把“开激光前的六项检查”做一遍；联锁和停机，用${withoutBeam}试。都对，才往下做。`,
});
const checksInDocument = sixChecks(msg`“安全”一章`);

/** Where the five steps in case of fire stand: in a document of the machine, and on the site. */
const fireInDocument = msg`“安全”一章的“火”`;
const fireOnSite = msg`安全指南里的“着火了：带上盖的机型”`;
const fromStart = msg`您那一档有起点的，用起点；没有的，从测试格里最低的功率、最快的速度试起。`;
const fromWeakest = msg`从测试格里最低的功率、最快的速度试起。`;
/** Returns the steps that every machine with a lid needs after its preparation. */
const firstCut = (fire: Words, settings: Words = fromStart): readonly Step[] => [
  {
    title: msg`放一个方块`,
    text: msg`放一块 3 mm 胶合板边料：没有做过防腐、防火处理，胶也知道是哪一种。画 100 mm 见方，设成切割。功率和速度：${inline(settings)}它是第一件，也用来查尺寸对不对。`,
  },
  {
    title: msg`对焦，走边框`,
    text: msg`焦点落在料面上，合盖，让激光头不出光沿边框走一圈，看碰不碰东西。`,
  },
  {
    title: msg`合盖切，守在旁边`,
    text: msg`看有没有火和烟，不盯光点。切不透就加一遍，料不要动，不要一下把功率拉满。一见火苗，立刻停机，不开盖，照${inline(fire)}来做。`,
  },
  {
    title: msg`等它停，继续排风，再开盖`,
    text: msg`这一件做完，激光头停住不动，排风再开几分钟，然后开盖取件。`,
  },
  {
    title: msg`量一量，记下来`,
    text: msg`边长、切缝、材料和参数写在那块料上，接着做测试格。`,
  },
];
const firstPiece = firstCut(fireInDocument);
const ready = (text: Words): Step => ({ title: msg`准备好机器`, text });

const enclosedRules = msg`不切 PVC（刻字膜、车贴膜也是）和成分不明的塑料。机器开着，旁边就有人。上盖、护板和联锁，不拆、不短接。`;
/** The same for a machine that has doors and shields in addition to the lid. */
const floorRules = msg`不切 PVC（刻字膜、车贴膜也是）和成分不明的塑料。机器开着，旁边就有人。上盖、门、挡板、护板和联锁，不拆、不短接。`;
/** Five numbered steps in case of fire. Pages set each on its own line. */
type FireSteps = readonly [Words, Words, Words, Words, Words];
const fans = inline(msg`气泵或排风机还在转，就关它自己的开关。`);
const lidShut = msg`2. 上盖保持关闭。`;
/** Last step of both: keep watch from outside, and let the smoke out before anybody goes back in. */
const afterFire = msg`5. 火灭以后，人马上退到门外守着，防复燃；还有火的迹象，就不开门。没有了，才打开不用进屋就能开的门窗通风；烟散尽了，或者消防员说可以，再进屋。`;
/** Steps for a fire behind a lid. They differ only in how the machine is stopped, and in what stays shut. */
const behindLid = (first: Words, shut: Words = lidShut): FireSteps => [
  first,
  shut,
  msg`3. 火大、没有把握或压不住：不开盖，所有人离开，关门，打火警电话（国内 119）。`,
  msg`4. 只有火小，而且您受过灭火器培训：站在侧面，上盖只开一道缝，对准火焰根部喷二氧化碳，不要泼水。`,
  afterFire,
];
const stopInFire = msg`1. 停机，手不从火上伸过去。${stopping}${fans}`;
const enclosedFire = inOneText(...behindLid(stopInFire));
/** The same for any machine with a lid, where the model is not known. */
export const fireStepsOfEnclosed = behindLid(
  stopInFire,
  msg`2. 上盖保持关闭，中天的门也一样；正在送长板或切长板的，挡板不抬，板不拉，人退开。`,
);
/** Steps for a fire at the open marker. */
export const fireStepsOfMarker: FireSteps = [
  msg`1. 停机，手不从火上伸过去。${stopping}集尘设备还在转，就关掉。`,
  msg`2. 火大、没有把握或压不住：所有人离开，关门，打火警电话（国内 119）。`,
  msg`3. 铝、钛这类金属粉着火：只有火小，而且您受过培训，才用 D 类灭火器或干砂轻轻盖住，不扬粉；不能用水，也不能用二氧化碳。`,
  msg`4. 纸、漆、油着火：只有火小，而且您受过灭火器培训，才对准火焰根部喷二氧化碳。`,
  afterFire,
];
const enclosedSmoke = msg`任何材料的激光烟和粉尘都不能吸：颗粒大多细得看不见，能吸到肺深处。切完以后，排风继续开几分钟，然后开盖。排到室外最可靠；出口避开门窗和邻居。`;
const enclosedPeople = msg`机身后面 ${behind}、两侧 ${beside} 不放东西，过道不堵。课堂上只由受过培训的老师开机、换料和取件；一台机器一个负责人，用完断电上锁。`;
const enclosedUnattended = msg`机器开着，人就在旁边，一分钟也不走开。纸、布和薄木最容易着，吹气要开，废料不要堆。`;

export const kinds = {
  glassTube: {
    anchor: "co2-glass",
    name: msg`封闭式 CO₂ 机，玻璃管`,
    enclosed: true,
    signals: { light: "warning", electricity: "danger" },
    light: msg`${co2} 的光看不见，碰上会立刻烧伤眼睛和皮肤，也会引燃东西。上盖和门关好、联锁有效时，光留在机身里；上盖一开，激光就停。怀疑照到了眼睛，立刻停机，去看眼科急诊。`,
    goggles: msg`上盖（中天还有门和挡板）关好、没有裂，隔着上盖看，不用戴护目镜。${sparedGoggles}上盖裂了，门、挡板或联锁坏了，停机报修：护目镜代替不了它们。`,
    gogglesInShort: msg`书面写明 1 类的：上盖（中天还有门）关好，不用戴；坏了就停机`,
    checks: [
      material,
      lid,
      extraction,
      { title: msg`水和气`, text: msg`看见水在流，听见吹气。没有水流，不开激光。` },
      bed,
      stop,
    ],
    interlocks: interlockTests.lidOnly,
    start: [
      ready(msg`激光类别和符合性声明已经拿到手。排风开，水在流，吹气通，镜片干净，灭火器在手边。`),
      connect,
      checksInDocument,
      ...firstPiece,
    ],
    rules: enclosedRules,
    fire: enclosedFire,
    electricity: msg`玻璃管用 15 到 26 kV 的高压，断电以后电源里也可能存着电。不拆高压侧的护板；${changingTube}加水、放水和拆水管，关机、断电以后做；发现漏水先断电，湿了的高压侧不碰。`,
    unattended: enclosedUnattended,
    smoke: enclosedSmoke,
    people: enclosedPeople,
  },
  rfTube: {
    anchor: "co2-rf",
    name: msg`封闭式 CO₂ 机，射频管`,
    enclosed: true,
    signals: { light: "warning", electricity: "warning" },
    light: msg`${co2} 的光看不见，会立刻烧伤眼睛和皮肤。合好的上盖和联锁把光留在机身里，上盖一开，激光就停。安静不等于安全：声音再小，光一样伤人。怀疑照到了眼睛，立刻停机，去看眼科急诊。`,
    goggles: msg`上盖合好、联锁有效时工作，不用戴护目镜。${sparedGoggles}上盖或联锁有损坏，立即停机报修；不要戴着护目镜开盖加工。`,
    gogglesInShort: msg`书面写明 1 类的：上盖合好，不用戴；坏了就停机`,
    checks: [
      material,
      lid,
      extraction,
      { title: msg`散热和气`, text: msg`散热口没有挡，吹气在工作；冷却照机器附带的资料查。` },
      bed,
      stop,
    ],
    interlocks: interlockTests.lidOnly,
    start: [
      ready(msg`激光类别和符合性声明已经拿到手。排风开，散热口没有挡，吹气通，镜片干净，灭火器在手边。`),
      connect,
      checksInDocument,
      ...firstPiece,
    ],
    rules: enclosedRules,
    fire: enclosedFire,
    electricity: msg`没有玻璃管那样的上万伏高压，但市电和射频都会伤人：护板不拆。检修由受过培训的人断电以后做；护板装好，通电、不出光，联锁试过都对，才出光。`,
    unattended: enclosedUnattended,
    smoke: enclosedSmoke,
    people: enclosedPeople,
  },
  diode: {
    anchor: "blue-diode",
    name: msg`封闭式蓝光机`,
    enclosed: true,
    signals: { light: "warning", electricity: "warning" },
    light: msg`${blue} 的蓝光看得见，直射和反射都会伤眼底，可能致盲，也会烧伤皮肤。上盖挡住它，一开就停。怀疑照到了眼睛，立刻停机，去看眼科急诊。`,
    goggles: msg`合着盖工作，不用戴护目镜，也不要凑近盯着光点看。${sparedGoggles}上盖裂了或联锁不灵，停机报修；戴了护目镜，也不开着盖出光。`,
    gogglesInShort: msg`书面写明 1 类的：上盖合好，不用戴；不盯光点`,
    checks: [
      material,
      lid,
      extraction,
      { title: msg`镜片和散热`, text: msg`激光头的镜片干净，散热片和风扇没有积灰。` },
      bed,
      {
        title: stop.title,
        text: msg`${inline(claims.stopOfBlue)}每天开工前、换班以后，照卡片试一次停机，停不下来就停用报修；没有这张卡片，不开机。二氧化碳灭火器伸手就拿得到。`,
      },
    ],
    interlocks: interlockTests.lidOnly,
    start: [
      ready(
        msg`激光类别和符合性声明已经拿到手。排风开，镜片干净，散热口没有挡，灭火器在手边；USB 线接到 Windows 电脑。`,
      ),
      connect,
      checksInDocument,
      ...firstCut(fireInDocument, fromWeakest),
    ],
    rules: enclosedRules,
    fire: enclosedFire,
    electricity: msg`没有高压管，里面仍有电源；护板也挡着光。护板自己不拆；检修由受过培训的人断电以后做；护板装好，通电、不出光，联锁试过都对，才出光。`,
    unattended: msg`机器开着，人就在旁边，一分钟也不走开。纸和薄木最容易着；有吹气的要开，废料不要堆。`,
    smoke: enclosedSmoke,
    people: enclosedPeople,
  },
  fiber: {
    anchor: "open-fibre",
    name: msg`光路敞开的光纤打标机`,
    enclosed: false,
    signals: { light: "danger", electricity: "warning" },
    light: msg`光路是敞开的，没有上盖。${infrared} 的光看不见，直射、镜面反射、散射都可能伤眼、致盲，当时不一定疼；还能烧伤皮肤、引燃东西。${beforeService}怀疑照到了眼睛，立刻停机，去看眼科急诊。`,
    goggles: msg`激光器通电之前就戴好，关机以后才摘。这段时间里，房间里每个人都必须戴标有 ${infrared} 的激光护目镜。只标波长不够：防护等级（LB 或光密度 OD）按您那台的波长、功率和脉冲参数选（参数向我们索取），请护目镜厂家书面核对。镜片有裂纹或划痕就换。墨镜、打磨护目镜、防蓝光眼镜都不能代替。`,
    gogglesInShort: msg`人人都戴：护目镜标有 ${infrared}，防护等级按这台机器书面核对过`,
    checks: [
      {
        title: material.title,
        text: msg`是哪种金属、面上是什么镀层和涂层，都查得清，不在禁用清单上。镀镉的、镀层不明的，密封的罐子、气瓶和油桶不打；镀锌、镀铬的先问我们；有漆的看安全技术说明书（SDS），含氯、含氟、含铅的和查不清的不打。`,
      },
      {
        title: msg`门和人`,
        text: msg`门关好，外面进不来，里面随时推得开；门口挂上警示牌。没有护目镜的人先出去。窗和玻璃隔断用${screens}遮住，窗帘、百叶和纸挡不住激光；亮的东西盖好或拿走。`,
      },
      {
        title: msg`护目镜`,
        text: msg`护目镜上标有 ${infrared}，防护等级由护目镜厂家按这台机器书面核对过；没有裂纹和划痕；在场的人都戴好，激光器才通电。`,
      },
      {
        title: msg`反光`,
        text: msg`手表、戒指摘下，台面上不放亮的工具，挡块用哑光的；亮面工件摆好，反光照不到人。`,
      },
      { title: msg`吸口和台面`, text: msg`吸口贴近工件，开着；台面没有金属粉、纸和酒精。` },
      {
        title: stop.title,
        text: msg`${stopAtHand}二氧化碳灭火器在手边。打铝或钛之前，另备 D 类灭火器或干砂，标明“只用于金属火”。镁不打。`,
      },
    ],
    start: [
      {
        title: msg`准备好房间`,
        text: msg`激光类别和符合性声明已经拿到手；开激光前的六项检查，前五项做过一遍，灭火器在手边。门关好，挂上警示牌；窗和玻璃隔断用${screens}遮住，亮的东西盖好或拿走；在场的人都戴好${goggles}，激光器才通电。吸口开着，贴近工件。`,
      },
      {
        title: connect.title,
        text: msg`先在软件里选 Mark M20，打标范围跟着机型走。${ownPower}选好再连上机器，先不按“开始”。`,
      },
      {
        title: msg`试停机`,
        text: msg`护目镜戴好，照第六项检查试一次停机。试完关激光。`,
      },
      {
        title: msg`放一块试片`,
        text: msg`激光器还没有通电，或者已经关激光，手才伸过去：拉丝或哑光的不锈钢边料，靠在哑光的挡块上放平，亮边不朝着人。`,
      },
      { title: msg`对焦`, text: msg`激光仍然关着，转手轮让打标头沿立柱升降，把焦点对到要打的面。` },
      {
        title: msg`打一个框`,
        text: msg`门关好，护目镜戴好，手离开台面，激光器再通电。在试片上用小功率打一个框，范围 ${field}。关激光，再凑近看位置对不对。`,
      },
      {
        title: msg`打标，守在旁边`,
        text: msg`看有没有火和烟，不盯光点；手和反光的东西不进打标范围。有事立刻停机。${stopping}`,
      },
      {
        title: msg`关激光，再取件`,
        text: msg`关激光，吸口再开几分钟，再取件，工件会烫；护目镜关机以后才摘。量一量框的边长，把材料和参数记下来。`,
      },
    ],
    rules: msg`${beforeService}PVC（贴膜也是），叫不出名字的金属、镀层和塑料，都不打。从激光器通电之前到关机，门关着，在场的人都戴${goggles}；手、脸和反光的东西不进光路。机器开着，旁边就有人。装有急停、钥匙开关的，不短接、不拆；有钥匙的，人不在就拔下来。`,
    fire: inOneText(...fireStepsOfMarker),
    off: claims.markerOff,
    electricity: msg`光源箱里有市电，光纤断了也会漏光。光纤不折、不压，破了皮、有折痕的不通电，先报修；光源箱和打标头不自己拆。`,
    unattended: msg`机器开着，人就在旁边，一分钟也不走开。纸、漆、油和金属粉会着：台面清空，吸口开着。`,
    smoke: msg`任何材料的激光烟和粉尘都不能吸：颗粒大多细得看不见，金属烟更细，能吸到肺深处；打完以后，吸口再开几分钟才取件。`,
    people: msg`机身后面 ${behind}、两侧 ${beside} 不放东西，过道不堵。放在${room}，不和课堂、店面合用；由受过培训的人操作，一台机器一个负责人，用完断电上锁。${inline(claims.dutyOfMarker)}`,
  },
} as const satisfies Record<SourceId, Kind>;

const desktopGlassTube: Kind = {
  ...kinds.glassTube,
  light: msg`${co2} 的光看不见，碰上会立刻烧伤眼睛和皮肤，也会引燃东西。上盖合好、联锁有效时，光留在机身里；上盖一开，激光就停。怀疑照到了眼睛，立刻停机，去看眼科急诊。`,
  goggles: msg`上盖关好、没有裂，隔着上盖看，不用戴护目镜。${sparedGoggles}上盖裂了或联锁不灵，停机报修：护目镜代替不了上盖。`,
  checks: [material, lid, extraction, kinds.glassTube.checks[3], bed, stop],
};
const floorGlassTube: Kind = {
  ...kinds.glassTube,
  light: msg`${co2} 的光看不见，碰上会立刻烧伤眼睛和皮肤，也会引燃东西。上盖和门关好、联锁有效时，光留在机身里；上盖一开，或者门开着、挡板没有合到板上，激光就停。怀疑照到了眼睛，立刻停机，去看眼科急诊。`,
  goggles: msg`上盖和门关好、没有裂，隔着上盖看，不用戴护目镜。${sparedGoggles}上盖裂了，门、挡板或联锁坏了，停机报修：护目镜代替不了上盖和门。`,
  interlocks: interlockTests.withDoors,
  checks: [material, lid, extraction, kinds.glassTube.checks[3], bed, stop],
  rules: floorRules,
  fire: inOneText(
    ...behindLid(stopInFire, msg`2. 上盖和门都保持关闭；正在送长板或切长板的，挡板不抬，板不拉，人退开。`),
  ),
};

/** Heading of `Kind.off`. */
export const offTitle = msg`“关激光”，怎样关`;

/** Returns the safety texts for one machine: those of its kind, about the parts that it has. */
export const kindOf = ({ source, series }: Pick<Machine, "source" | "series">): Kind => {
  if (source !== "glassTube") return kinds[source];
  return series === "zhongtian" ? floorGlassTube : desktopGlassTube;
};

/**
 * The extinguisher of the checks belongs to the machine: carbon dioxide suits live parts, and wood, paper and cloth may
 * reignite after it.
 */
export const extinguisherOfRoom = msg`二氧化碳灭火器是给机器配的，不代替房间按消防规定配的灭火器：木、纸、布灭了还会复燃。`;

/** All kinds, in the order in which texts mention them. */
export const kindList = Object.values<Kind>(kinds);

/** Steps to start any machine with a lid, for the software page. */
export const startEnclosed: readonly Step[] = [
  ready(
    msg`激光类别和符合性声明先拿到手，没有就不投入使用。玻璃管的机型，插电以前先把水箱或者冷水机加好水；插上电，看到水在流。`,
  ),
  connect,
  sixChecks(msg`安全指南里您那种机器的一节`),
  ...firstCut(fireOnSite),
];
