import { msg } from "@lingui/core/macro";
import { inline, link, picture } from "../authoring.ts";
import { definePage } from "../define.ts";
import { clearance, models } from "../products/facts.ts";
import { co2Power, seriesSpecs } from "../products/series.ts";

const eyebrow = msg`产品`;
const power = inline(co2Power);
const area530 = inline(models["light-530"].workArea);
const size530 = inline(models["light-530"].machineSize);
const cut530 = inline(models["light-530"].cutThickness);
const wood530 = inline(models["light-530"].woodThickness);
const woodLimit530 = inline(models["light-530"].woodThicknessLimit);
const noise530 = inline(models["light-530"].noise);
const noiseRf = inline(models["light-530-rf"].noise);
const cutRf = inline(models["light-530-rf"].cutThickness);
const lifeRf = inline(models["light-530-rf"].sourceLife);
const blueCut = inline(models["light-blue-530"].cutThickness);
const blueMaterial = inline(models["light-blue-530"].materialThickness);
const blueSpot = inline(models["light-blue-530"].spotSize);
const markSpeed = inline(models["mark-m20"].maxSpeed);
const markArea = inline(models["mark-m20"].workArea);
const area640 = inline(models["light-640"].workArea);
const area960 = inline(models["light-960"].workArea);
const area1390 = inline(models["light-1390"].workArea);
const area1610 = inline(models["light-1610"].workArea);
const size640 = inline(models["light-640"].machineSize);
const weight640 = inline(models["light-640"].weight);
const weight960 = inline(models["light-960"].weight);
const weight1390 = inline(models["light-1390"].weight);
const weight1610 = inline(models["light-1610"].weight);
const speedRadiance = inline(models["light-640"].maxSpeed);
const passThrough = inline(models["light-640"].passThrough);
const exhaust = inline(models["light-640"].exhaust);
const voltage = inline(models["light-640"].voltage);
const frequency = inline(models["light-640"].frequency);
const current = inline(models["light-640"].current);
const mainsPower = inline(models["light-640"].mainsPower);
const behind = inline(clearance.behind);
const beside = inline(clearance.beside);

const seriesCards = [
  {
    name: msg`中天系列`,
    alias: msg`落地机`,
    text: msg`标牌、展具、家具件和建筑模型。幅面大，工作台能升降，后门可以穿长板。`,
    picture: picture("products/radiance-card", msg`中天系列 Light 1390`),
    specs: seriesSpecs("zhongtian"),
    link: link("zhongtian", msg`进入中天系列`),
  },
  {
    name: msg`晨光系列`,
    alias: msg`桌面机`,
    text: msg`教具、礼品、首饰和金属打标。一张结实的桌子、一个插座，就能开始。`,
    picture: picture("products/aurora-card", msg`晨光系列 Light 530`),
    specs: seriesSpecs("morningLight"),
    link: link("morningLight", msg`进入晨光系列`),
  },
];

/** The two series and what goes with them. */
export const products = {
  products: definePage({
    id: "products",
    meta: {
      title: msg`激光设备产品一览`,
      description: msg`八个型号，两个系列：桌面的晨光和落地的中天。功率、幅面、速度并排看，先排除放不下的，再挑合用的。`,
      keywords: msg`激光机型号,激光切割机选型,桌面激光机,落地激光切割机`,
    },
    blocks: [
      {
        type: "banner",
        title: msg`先量地方，再挑机器`,
        lead: msg`一张桌子放得下，看晨光；要切整张板，看中天。`,
      },
      { type: "productCards", title: msg`两个系列并排看`, cards: seriesCards },
      {
        type: "textBlocks",
        tone: "surface",
        title: msg`挑的时候看什么`,
        items: [
          {
            title: msg`幅面`,
            paragraphs: [
              msg`看最常做的那一件有多大，不看最大的那一件。偶尔做大的，可以分块切，或者从后门穿过去。`,
            ],
          },
          {
            title: msg`光源`,
            paragraphs: [
              msg`木、亚克力、纸和布用 CO₂，功率 ${power}；金属打标用光纤；只做木、纸和皮革，蓝光也够用。`,
            ],
          },
          {
            title: msg`场地`,
            paragraphs: [msg`机器身后留 ${behind}，两侧各留 ${beside}。落地机还要看门宽、楼板和电路。`],
          },
        ],
      },
      {
        type: "callToAction",
        title: msg`还是拿不定主意？`,
        lead: msg`告诉我们材料和厚度，不合适的我们先替您划掉。`,
        actions: [link("home", msg`留下邮箱`, "#lead"), link("accessories", msg`看看配件`)],
      },
    ],
  }),

  morningLight: definePage({
    id: "morningLight",
    meta: {
      title: msg`晨光系列 Aurora 桌面激光机`,
      description: msg`晨光系列四个型号：Light 530、Light Blue 530、Light 530 RF 和 Mark M20，四种光源，都放得上桌。`,
      keywords: msg`晨光系列,Aurora,Light 530,Light Blue 530,Light 530 RF,Mark M20,桌面激光机`,
    },
    blocks: [
      {
        type: "banner",
        eyebrow,
        title: msg`晨光系列，放得上桌`,
        lead: msg`四个型号，四种光源。按材料挑：CO₂ 切得厚，蓝光刻得细，射频用得久，光纤打金属。`,
        picture: picture("home/bench", msg`深色背景前的晨光系列 Light 530`),
      },
      {
        type: "textBlocks",
        items: [
          {
            title: msg`Light 530`,
            paragraphs: [
              msg`工作幅面 ${area530}，外形 ${size530}，噪声 ${noise530}。亚克力能切到 ${cut530}；木材建议 ${wood530}，看木种和功率，最多 ${woodLimit530}。`,
            ],
          },
          {
            title: msg`Light Blue 530`,
            paragraphs: [
              msg`蓝光二极管，光斑 ${blueSpot}，材料厚度 ${blueMaterial}，能切透${blueCut}。木、纸、植鞣革和深色亚克力都行；透明、白色和蓝色的亚克力大多切不动。`,
            ],
          },
          {
            title: msg`Light 530 RF`,
            paragraphs: [
              msg`射频激光管，寿命 ${lifeRf}，噪声 ${noiseRf}，亚克力能切 ${cutRf}。脉冲更细，刻照片时层次控制得更稳。`,
            ],
          },
          {
            title: msg`Mark M20`,
            paragraphs: [
              msg`振镜打标，最高 ${markSpeed}，范围 ${markArea}。做铭牌、编号、二维码；它打标、雕刻，不切板材。`,
            ],
          },
        ],
      },
      {
        type: "callToAction",
        tone: "surface",
        title: msg`拿自己的材料试一次`,
        actions: [link("sample", msg`寄材料打样`), link("zhongtian", msg`看更大的中天`)],
      },
    ],
  }),

  zhongtian: definePage({
    id: "zhongtian",
    meta: {
      title: msg`中天系列 Radiance 落地激光切割机`,
      description: msg`中天系列四种幅面：Light 640、960、1390、1610，工作台升降，后门穿板，从小批零件到整张板材。`,
      keywords: msg`中天系列,Radiance,Light 640,Light 960,Light 1390,Light 1610,落地激光切割机`,
    },
    blocks: [
      {
        type: "banner",
        eyebrow,
        title: msg`中天系列，立在车间`,
        lead: msg`四种幅面，最高速度 ${speedRadiance}。前门上料；打开后门，${passThrough} 厚的板可以穿过去，长度不限。`,
        picture: picture("products/radiance-card", msg`中天系列落地机 Light 1390`),
      },
      {
        type: "textBlocks",
        items: [
          {
            title: msg`Light 640`,
            paragraphs: [
              msg`工作幅面 ${area640}，外形 ${size640}，重${weight640}。四款里最小，第一次添落地机可以从它看起。`,
            ],
          },
          {
            title: msg`Light 960`,
            paragraphs: [msg`工作幅面 ${area960}，重 ${weight960}。广告字、标牌和模型立面，这个幅面够用。`],
          },
          {
            title: msg`Light 1390`,
            paragraphs: [
              msg`工作幅面 ${area1390}，重 ${weight1390}。整块展板、门扇纹样、成套包装，一次排完。`,
            ],
          },
          {
            title: msg`Light 1610`,
            paragraphs: [
              msg`工作幅面 ${area1610}，重 ${weight1610}。四款里最大，进门之前先量路线，再问楼板承重。`,
            ],
          },
        ],
      },
      {
        type: "textBlocks",
        tone: "surface",
        title: msg`车间要备好`,
        items: [
          {
            title: msg`供电`,
            paragraphs: [
              msg`${voltage}、${frequency}、${current}，按 ${mainsPower} 单独走一路，和大型电机分开。`,
            ],
          },
          {
            title: msg`排风`,
            paragraphs: [msg`排风口直径 ${exhaust}，管子越短、弯头越少越好。`],
          },
        ],
      },
      {
        type: "callToAction",
        title: msg`想看整套参数？`,
        actions: [link("contactus", msg`索取规格表`), link("morningLight", msg`看桌面的晨光`)],
      },
    ],
  }),

  accessories: definePage({
    id: "accessories",
    meta: {
      title: msg`配件：空气净化器与旋转轴`,
      description: msg`Light 530 与 Light 640 可选配空气净化器和旋转轴：一个管烟和味，一个让杯子瓶子转着刻。`,
      keywords: msg`激光机净化器,烟雾净化器,旋转轴,激光雕刻杯子,激光机配件`,
    },
    blocks: [
      {
        type: "banner",
        eyebrow,
        title: msg`两样配件，各管一件事`,
        lead: msg`Light 530 和 Light 640 都能配。`,
        picture: picture("features/smoke-filter", msg`空气净化器接在激光机旁`),
      },
      {
        type: "textBlocks",
        items: [
          {
            title: msg`空气净化器`,
            paragraphs: [
              msg`激光烟尘的颗粒多半在 0.5 到 10 µm 之间，由滤芯拦下；气味由活性炭吸附，处理过的空气留在室内。`,
              msg`它不能让 PVC 变得安全，氯化氢没有滤芯能处理干净。能接到室外的，室外排风仍然最可靠。`,
            ],
          },
          {
            title: msg`旋转轴`,
            paragraphs: [
              msg`圆柱形的杯子、瓶子和笔放到轴上转动，激光头只走一条线，图案就绕满一圈。`,
              msg`装上之前量准直径；锥形的杯子要垫平，让被刻的那条线保持水平。`,
            ],
          },
        ],
      },
      {
        type: "callToAction",
        title: msg`不知道该不该配？`,
        lead: msg`说一说房间有多大、窗在哪里、要刻什么形状。`,
        actions: [link("contactus", msg`问配件`), link("glass", msg`看玻璃怎么刻`)],
      },
    ],
  }),
};
