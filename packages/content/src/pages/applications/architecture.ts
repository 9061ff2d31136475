import { msg } from "@lingui/core/macro";
import { inline, link, picture, spec, verbatim, type Words } from "../../authoring.ts";
import { definePage } from "../../define.ts";
import { claims } from "../../products/claims.ts";
import { fileFormats, kerf, models } from "../../products/facts.ts";
import { exact, type Quantity, range } from "../../quantity.ts";
import { metric } from "./metric.ts";
import { worksOf } from "./works.ts";

const light530 = models["light-530"];
const light960 = models["light-960"];
const light1390 = models["light-1390"];
const sheet530 = inline(light530.workArea);
const sheet960 = inline(light960.workArea);
const sheet1390 = inline(light1390.workArea);
const sheet1610 = inline(models["light-1610"].workArea);
const wood530 = inline(light530.woodThickness);
const noise530 = inline(light530.noise);
const power960 = inline(light960.laserPower);
const power1390 = inline(light1390.laserPower);
const longBoards = inline(claims.longBoards);
const precision = inline(light1390.precision);
const radianceOnly = inline(verbatim(fileFormats.zhongtian.join(" / ")));
const width = inline(kerf);

const row = (label: Words, quantity: Quantity) => ({ label, value: spec(metric(quantity)) });

/** Returns the same quantity with changed figures. */
const changed = (quantity: Quantity, change: (figure: number) => number): Quantity => ({
  ...quantity,
  figures: quantity.figures.map(change),
});

/** Table of scales, with objects whose size every architect knows. */
const scales = [50, 100, 200, 500].map((scale) => ({
  title: verbatim(`1:${scale}`),
  rows: [
    row(msg`模型上 1 mm`, exact("m", scale / 1000)),
    row(msg`3 m 的层高`, exact("mm", 3000 / scale)),
    row(msg`1 m 的等高距`, exact("mm", 1000 / scale)),
    row(msg`1.75 m 的人`, exact("mm", 1750 / scale)),
    row(msg`50 mm 的窗棂`, exact("mm", 50 / scale)),
    row(msg`Light 530 的工作幅面折合实地`, {
      ...changed(light530.workArea, (side) => (side * scale) / 1000),
      unit: "m",
    }),
  ],
}));

/** Size to draw so that the cut piece gets the wanted size, for the narrowest and the widest kerf. */
const outward = (wanted: number) => changed(kerf, (cut) => wanted + cut);
/** The same for an opening, which a wide kerf makes larger: from the smallest to the largest drawing. */
const inward = (wanted: number) => range("mm", ...kerf.figures.map((cut) => wanted - cut).reverse());

/** Models of terrain, façades and buildings. */
export const architecture = definePage({
  id: "architecture",
  meta: {
    title: msg`激光切割建筑模型：地形、立面与小树`,
    description: msg`建筑师和模型室怎样用激光切割机做分层地形、细窗棂立面和比例树：分层、补偿切缝、切割次序。`,
    keywords: msg`建筑模型,激光切割模型,等高线地形,立面模型,沙盘制作`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow: msg`应用`,
      title: msg`激光切割建筑模型：分层地形、立面和小树`,
      lead: msg`卡纸、密度板、亚克力和木皮都能切；一种材料一个文件、一组参数。`,
      picture: picture(
        "applications/architecture/banner",
        msg`木板一层层叠成的坡地，坡上一座白色小房子，周围是小树，坡脚是蓝色的水面`,
      ),
      pictureTone: "light",
    },
    {
      type: "textBlocks",
      items: [
        {
          title: msg`地形`,
          paragraphs: [
            msg`等高线一层一块板，板上先刻好上一层的轮廓和编号，粘的时候不用量。`,
            msg`每层往里多留 15 mm 搭接，下面的心掏空，只在定位孔四周留着不掏，掏出来的料正好做更高的几层。板厚就是等高距：选板之前先定比例，不要反过来。`,
          ],
        },
        {
          title: msg`立面`,
          paragraphs: [
            msg`窗棂细到板厚的一半就容易断。先切里面的孔，再切外框。榫口按切缝补偿，插进去刚好咬住。`,
            msg`砖缝、板缝和分格线刻，不切；比例再小，细到一切就断的窗棂，也改成刻线，或者刻在透明板上。`,
          ],
        },
        {
          title: msg`大模型`,
          paragraphs: [
            msg`Light 1610 一次放 ${sheet1610}。更长的板分段切，用定位孔对齐。${longBoards}步骤照安全指南。`,
            msg`图按模型的比例导出，单位毫米，切、刻、划线三样分三个图层。DXF、AI 和 SVG 都收，中天系列另收 ${radianceOnly}。文字转成轮廓，重叠的线删成一条，不然同一条缝要烧两遍。`,
          ],
        },
        {
          title: msg`模型店里有，机器里不能有`,
          paragraphs: [
            msg`ABS 板、雪弗板和 KT 板是手工模型的常客，三样都不能进激光机：ABS 熔化，烟里有氰化物；雪弗板就是发泡的 PVC；KT 板的泡沫会起火。换成卡纸、椴木板、密度板或亚克力，胶水一样粘得住。`,
          ],
        },
      ],
    },
    {
      type: "scenes",
      tone: "surface",
      title: msg`竞赛、立面、场地：三种做法`,
      lead: msg`改方案时，只重切改动的那一块。`,
      items: [
        {
          title: msg`竞赛模型：底盘先定稿`,
          description: msg`离交图还有三天，塔楼还在改，场地不会再变。1:500 的底盘今天切完、粘好、压平；塔楼做成可以拔下来的一块，改一稿，换一块，最后一晚只切最后一稿。`,
          picture: picture("applications/architecture/scene-1", msg`桌上的竞赛模型，旁边放着比例尺`),
        },
        {
          title: msg`立面：整片揭下来`,
          description: msg`白卡背后贴一层低粘的美纹纸，先在边上试到刚好切透卡纸、不切断胶带，再切：窗洞里的碎片留在胶带上，立面能整片揭下。揭的时候拉胶带，不拉卡纸，贴着板面往回折。`,
          picture: picture("applications/architecture/scene-2", msg`镊子把带细窗棂的立面从整张卡纸上揭起`),
        },
        {
          title: msg`场地：按号码粘`,
          description: msg`二十四层等高线，层号和指北针刻在每层正面、被上一层盖住的地方，两只定位孔从底穿到顶。穿上两根竹签再上胶，一层压一层，粘完抽掉竹签，孔放在栽树的地方，树一栽就遮住。`,
          picture: picture(
            "applications/architecture/scene-3",
            msg`叠到一半的场地模型，每层都有定位孔，旁边是胶和刀`,
          ),
        },
      ],
    },
    {
      type: "solutionTabs",
      title: msg`一台机器，六种做法`,
      lead: msg`地形、立面、小树、剖面、屋架和街道。`,
      items: [
        {
          title: msg`等高线地形`,
          description: msg`卡纸做 1:500，密度板做 1:200。山脚的大片和山顶的小片套在一张板上排，一块料能多出一座山头。`,
          picture: picture(
            "applications/architecture/solution-1",
            msg`一层层木板叠成的等高线地形，岸边是水面`,
          ),
        },
        {
          title: msg`亚克力立面`,
          description: msg`透明板当玻璃，窗棂刻在背面，刻完擦一层白色丙烯再抹净，线就亮出来。正面的保护纸留到最后揭。`,
          picture: picture("applications/architecture/solution-2", msg`带细窗棂的亚克力立面`),
        },
        {
          title: msg`比例树`,
          description: msg`两片树影各开一条到一半的槽，十字插起来就立住。树干留得比看上去该有的粗，否则插第二次就断。`,
          picture: picture("applications/architecture/solution-3", msg`平切后十字插接的几棵小树`),
        },
        {
          title: msg`剖面模型`,
          description: msg`楼板、隔墙和楼梯踏步都是平片，靠榫插在剖切面上。剖到的实体用深色板，看到的用浅色，读图的人一眼分得清。`,
          picture: picture("applications/architecture/solution-4", msg`露出楼板和楼梯的剖面模型`),
        },
        {
          title: msg`木屋架`,
          description: msg`弦杆和腹杆从 2 mm 椴木上整榀切出，木纹顺着最长的杆走。节点刻十字线，檩条粘在线上，一排屋架高低一致。`,
          picture: picture("applications/architecture/solution-5", msg`椴木切成的一排屋架`),
        },
        {
          title: msg`街道与人`,
          description: msg`长椅、路灯、栏杆和人切在同一张细卡上，每件脚下留一小片底座好上胶。放进人，尺度就看得出来。`,
          picture: picture("applications/architecture/solution-6", msg`按比例切出的长椅、路灯和小人`),
        },
      ],
    },
    {
      type: "specSection",
      tone: "surface",
      title: msg`模型比例换算：一毫米是多少`,
      lead: msg`选比例、选板厚、看幅面够不够，查这张表就行。`,
      caption: msg`四种比例`,
      groups: scales,
      note: msg`1:200 和更小的比例，50 mm 的窗棂只有 0.25 mm 或更细，和切缝差不多宽：画粗，或者改成刻线。`,
    },
    {
      type: "learningCarousel",
      title: msg`四课，做完一个模型`,
      lead: msg`照顺序自己试一遍，一张卡纸、一张椴木板就够。`,
      slides: [
        {
          title: msg`从等高线到图层`,
          text: msg`把一张地形图整理成闭合的线，一层一色，加上编号和定位孔。`,
          picture: picture("applications/architecture/lesson-1", msg`屏幕上的等高线图`),
        },
        {
          title: msg`切一片切缝测试片`,
          text: msg`量出自己这台机器、这块板的切缝，往后每个榫口都照它补偿。`,
          picture: picture("applications/architecture/lesson-2", msg`开着一排宽窄不同插槽的切缝测试片`),
        },
        {
          title: msg`对孔、上胶、压平`,
          text: msg`把二十层板叠得不歪不翘，胶不从边上挤出来。`,
          picture: picture(
            "applications/architecture/lesson-3",
            msg`黄铜砝码压着正在粘合的层板，旁边放着胶水和刷子`,
          ),
        },
        {
          title: msg`拍一张像样的照片`,
          text: msg`把镜头放到人眼的高度，用一盏侧灯照出窗棂的影子。`,
          picture: picture("applications/architecture/lesson-4", msg`灯下正在拍摄的完工模型`),
        },
      ],
    },
    {
      type: "specSection",
      tone: "surface",
      title: msg`切缝怎么算进图里`,
      lead: msg`在要用的板上切十条 20 mm 宽的条，相邻两条共一道切线，切完并拢量总宽。200 减去总宽，再除以 10，就是切缝。`,
      caption: msg`切缝 ${width} 时，图要画多大`,
      groups: [
        {
          rows: [
            row(
              msg`每条线偏移半条缝`,
              changed(kerf, (cut) => cut / 2),
            ),
            row(msg`50 mm 的外形`, outward(50)),
            row(msg`20 mm 的窗洞`, inward(20)),
            row(msg`3 mm 板的插槽`, inward(3)),
          ],
        },
      ],
      note: msg`外形往外偏，洞和槽往里偏。槽还要看板的真厚，卡尺量一下，标 3 mm 的板常常不是 3 mm；松紧再各留一档，切三个槽来试。换板、换焦距、换功率，缝都会变，要重新量一次。`,
    },
    {
      type: "productModule",
      title: msg`选桌面机还是落地机`,
      lead: msg`看最大的一层有多大，也看一周切几张板。`,
      items: [
        {
          title: verbatim(light530.name),
          title1: msg`放在制图桌旁边`,
          description: msg`${sheet530}，裁好的卡纸和小张椴木板正合适，木板建议 ${wood530} 以内。机器噪声 ${noise530}，不含排风机；排风机装到室外。单体、立面、竞赛模型，一台够了。`,
          picture: picture(
            "applications/architecture/product-1",
            msg`Light 530 正在切卡纸，前面摆着几栋小楼和小树`,
          ),
          link: link("morningLight", msg`看 Light 530 占多大地方`, "?model=light-530"),
        },
        {
          title: verbatim(light960.name),
          title1: msg`模型室的第一台落地机`,
          description: msg`${sheet960}，${power960}。底盘的一层不超过这个尺寸，就不用拼；更长的板怎样切，见上面的“大模型”。`,
          picture: picture(
            "applications/architecture/product-2",
            msg`上盖打开的 Light 960，台面的密度板上切着地形的等高层，旁边是粘好的地形模型`,
          ),
          link: link("zhongtian", msg`看 Light 960 的台面`, "?model=light-960"),
        },
        {
          title: verbatim(light1390.name),
          title1: msg`沙盘和整片场地`,
          description: msg`${sheet1390}，${power1390}，定位精度 ${precision}。城市沙盘的一大片地块一次切完，接缝少了，等高线就不会在拼缝处错位。`,
          picture: picture("applications/architecture/product-3", msg`Light 1390，旁边的桌上放着街区模型`),
          link: link("zhongtian", msg`看 Light 1390 要多大的房间`, "?model=light-1390"),
        },
      ],
    },
    worksOf(
      "architecture",
      { title: msg`分层、插接、镂空`, lead: msg`模型的三样手艺，都从平板开始。${inline(claims.pictures)}` },
      [
        { title: msg`塔楼`, alt: msg`楼层分明的塔楼模型` },
        { title: msg`人行桥`, alt: msg`跨过水面的人行桥模型` },
        { title: msg`亭子`, alt: msg`木肋拼成的穹顶亭子，里面站着小人` },
        { title: msg`山地`, alt: msg`层层等高线叠成的山地` },
        { title: msg`室内`, alt: msg`摆着家具的室内模型` },
        { title: msg`屋架`, alt: msg`露出木构的屋架模型` },
        { title: msg`小树林`, alt: msg`一组插接的小树` },
        { title: msg`街区`, alt: msg`围合的城市街区模型` },
      ],
    ),
    {
      type: "faq",
      tone: "surface",
      title: msg`模型室里的问题`,
      items: [
        {
          question: msg`卡纸切边发黄，怎么办？`,
          answer: msg`提高速度、降低功率，吹气调到纸刚好不飘，黄边会变浅，但消不掉。正面贴低粘的美纹纸，朝下放；或者选灰芯、黑芯的卡纸。`,
        },
        {
          question: msg`底盘用密度板还是椴木板？`,
          answer: msg`密度板平、没有纹理，适合刷漆的地形，只是胶多烟呛，排风要够，烟和粉尘都不能吸。椴木板轻，边色暖，留着不漆也好看，薄的容易翘，用前压一夜。`,
        },
        {
          question: msg`SketchUp、Rhino、Revit 的模型怎么导？`,
          answer: msg`把每个面展平放到一个平面上，按比例缩好，导成 DXF。三维文件机器不认。导完查三件事：线闭合没有，有没有重线，单位是不是毫米。`,
        },
        {
          question: msg`透明亚克力的窗，哪一台切？`,
          answer: msg`CO₂ 的都能切。蓝光的 Light Blue 530 不行：蓝光会直接穿过透明亚克力，白色和蓝色的也吸收得少。它擅长卡纸和薄木板；深色不透明的亚克力薄板，打样切得透才能做。`,
        },
        {
          question: msg`夜里能让它自己切吗？`,
          answer: msg`不能。卡纸和薄木片都会着，机器开着，人就要在旁边，手边放一只二氧化碳灭火器。赶工请排班。`,
        },
      ],
      contact: { text: msg`房间多大、板多大，说一声。`, link: link("contactus", msg`问问该选哪一款`) },
    },
    {
      type: "banner",
      place: "foot",
      title: msg`模型室该配多大？`,
      lead: msg`中天有四种幅面，门宽和电源一起看。寄一块您常用的板来，我们切好，您看切边。`,
      picture: picture("applications/architecture/foot", msg`傍晚的街区模型，窗里透出灯光`),
      pictureTone: "dark",
      actions: [link("zhongtian", msg`比四种幅面`), link("wood", msg`看模型用的木板`)],
    },
  ],
});
