import { msg } from "@lingui/core/macro";
import { inline, picture } from "../../authoring.ts";
import { kinds } from "../../safety/kinds.ts";
import { powersOf } from "../advice.ts";
import { claims } from "../claims.ts";
import { blueLightS20Power, models, wavelengths } from "../facts.ts";
import type { ProductModel } from "../product-model.ts";
import { samples } from "../samples.ts";
import { specTable } from "../specs.ts";

const facts = models["light-blue-530"];
const power = inline(facts.laserPower);
const small = inline(blueLightS20Power);
const [low = "", high = ""] = powersOf(facts);
const cut = inline(facts.cutThickness);
const thickest = inline(facts.materialThickness);
const spot = inline(facts.spotSize);
const speed = inline(facts.maxSpeed);
const wavelength = inline(wavelengths.diode);

export const lightBlue530: ProductModel = {
  slug: "light-blue-530",
  series: facts.series,
  name: facts.name,
  machineType: msg`桌面蓝光激光雕刻机`,
  title: msg`蓝光细刻：木、纸和植鞣革`,
  subtitle: msg`光斑 ${spot}，USB 线接上 Windows 电脑`,
  description: msg`Light Blue 530 用蓝光二极管，没有激光管，也没有水箱。最适合刻木头、纸和植鞣革，也能切薄料；深色不透光的亚克力薄板，打样切得透才能做。工作幅面、外形、重量和供电没有公布，下单前问我们，我们书面答复；型号里的 530 不是幅面。`,
  specs: [
    { value: facts.laserPower, label: msg`激光功率` },
    { value: facts.materialThickness, label: msg`放得下的料厚（木材切透${cut}）` },
    { value: facts.spotSize, label: msg`光斑尺寸` },
    { value: facts.maxSpeed, label: msg`最高速度` },
  ],
  carousel: [
    picture("products/light-blue-530/carousel-1", msg`白蓝两色的 Light Blue 530，四分之三侧面`),
    picture(
      "products/light-blue-530/carousel-2",
      msg`桌上的 Light Blue 530，左边是笔记本电脑，右边是木齿轮和小车`,
    ),
    picture("products/light-blue-530/carousel-3", msg`上盖打开，台面上的皮料刻着山的轮廓线`),
    picture("products/light-blue-530/carousel-4", msg`蓝光激光头在胡桃木上刻花纹`),
  ],
  headings: { solutions: msg`不用水冷，USB 连上电脑`, features: msg`刻照片、刻植鞣革` },
  solutions: {
    cuttingSystem: {
      title: msg`切割系统`,
      description: msg`${power}，波长 ${wavelength}。放得下的料厚 ${thickest}，木材可切透${cut}，纸和卡纸单张切；亚克力只限深色、不透光的薄板，先打样。`,
      picture: picture("products/light-blue-530/solution-1", msg`带散热片的蓝光激光头，下面是刻好的胡桃木板`),
    },
    controlCenter: {
      title: msg`控制中心`,
      description: msg`Windows 电脑接上 USB，软件里排版、设参数、看进度。${inline(claims.stopOfBlue)}正式开始前，先照卡片试一次停机，再在边角料上走一遍。`,
      picture: picture(
        "products/light-blue-530/solution-2",
        msg`笔记本电脑上是鲸鱼图，一根 USB 线接到身后的 Light Blue 530`,
      ),
    },
    accessories: {
      title: msg`保养`,
      description: msg`最容易脏的是镜片。每天开工前看一眼，脏了就关机断电，手拿镜框取下镜片，先用橡皮气吹吹掉灰，再用棉签蘸无水酒精从中间往外擦，干透装好再通电；散热片上的灰也扫掉。`,
      picture: picture(
        "products/light-blue-530/solution-3",
        msg`激光头躺在镜头纸上，镜片朝外，旁边是棉签、酒精瓶和气吹`,
      ),
    },
  },
  features: {
    airFilter: {
      title: msg`小机器，也要排风`,
      description: msg`蓝光刻植鞣革和木头同样有烟。软管穿过封好的窗板接到室外，四周不留缝；管子越短越好。`,
      picture: picture(
        "products/light-blue-530/feature-1",
        msg`桌上的 Light Blue 530，背后的软管穿过窗下的挡板，通到室外`,
      ),
    },
    safety: {
      title: msg`蓝光看得见，也要隔着上盖看`,
      description: msg`上盖挡住 ${wavelength} 的光，打开就停。${inline(claims.throughLid)}不拆上盖、不短接联锁，也不盯着光点看。`,
      picture: picture("products/light-blue-530/feature-2", msg`上盖打开，舱内灯亮着，激光已经停下`),
    },
    creation: {
      title: msg`照片刻在木板上`,
      description: msg`光斑 ${spot}，灰度层次清楚。宠物、毕业照、老房子，先在边角料上试一条灰阶。`,
      picture: picture(
        "products/light-blue-530/feature-3",
        msg`桦木板上刻着一张几幢房子的照片，前面是试灰度用的木条`,
      ),
    },
    ganyq: {
      title: msg`同一套软件，换机器不用重学`,
      description: msg`LightMaker Studio 里选中 Light Blue 530，图纸还是原来那张，参数按蓝光重新试。`,
      picture: picture(
        "products/light-blue-530/feature-4",
        msg`笔记本电脑上的鲸鱼矢量图，旁边的手机显示加工进度`,
      ),
    },
  },
  banner: {
    title: msg`不用水冷，没有激光管要换`,
    description: msg`最高速度 ${speed}，光斑 ${spot}。`,
    picture: picture(
      "products/light-blue-530/banner",
      msg`白蓝两色的 Light Blue 530，前面是一辆木头小车和一组齿轮`,
    ),
  },
  accessories: [],
  materials: [
    samples.birch,
    samples.walnut,
    samples.plywood,
    samples.paper,
    samples.giftBoard,
    samples.wallet,
    samples.keyFob,
    samples.thinWood,
  ],
  table: specTable("light-blue-530"),
  decision: {
    title: msg`能做什么，做到什么程度`,
    lead: msg`板厚按优质板材、多遍切割计算。换了新板材，切一块测试格。${inline(claims.downloadedGridOfBlue)}`,
    head: msg`材料`,
    columns: [msg`切割`, msg`雕刻和打标`, msg`要注意`],
    rows: [
      {
        name: msg`木材`,
        cells: [msg`可切透${cut}，分几遍`, msg`可以`, msg`照片和细图案很合适；板厚了走得慢`],
      },
      {
        name: msg`纸和卡纸`,
        cells: [msg`可以`, msg`打标可以，雕刻要轻`, msg`纸容易着，人守在旁边，单张切`],
      },
      {
        name: msg`植鞣革`,
        cells: [msg`薄的可以`, msg`可以`, msg`人造革一律不做`],
      },
      {
        name: msg`深色、不透光的亚克力`,
        cells: [msg`薄板，先打样`, msg`先打样`, msg`寄一块来打样，看颜色吸不吸收蓝光`],
      },
      {
        name: msg`透明、白色和蓝色的亚克力`,
        cells: [msg`不行`, msg`不行`, msg`用 CO₂ 的 Light 530`],
      },
      {
        name: msg`布料、毛毡、玻璃、石材和金属`,
        cells: [msg`不行`, msg`不行`, msg`有涂层的金属也不在它的材料里`],
      },
    ],
  },
  notes: {
    title: msg`订 Light Blue 530 之前要定的事`,
    items: [
      {
        title: msg`功率选哪一版`,
        paragraphs: [
          msg`有 ${low} 和 ${high} 两版，${small} 的一版也叫 Blue Light S20。木材可切透${cut}，是哪一版的数，下单前问我们，我们书面答复。功率小，同样的料要走得慢些，或多走几遍。常切板的，寄一块来打样再定。`,
        ],
      },
      {
        title: msg`和 Light 530 怎么选`,
        paragraphs: [
          msg`只刻木、纸、植鞣革，不想管水，选这台。要切透明亚克力、刻玻璃和石材，或者切布，看 CO₂ 的 Light 530。`,
        ],
      },
      {
        title: msg`放不放得下`,
        paragraphs: [
          msg`把您最大一件的尺寸、桌子的大小、那里的电压和插座发来，我们书面答复。答复以前，不要照着书桌或课桌备位置。`,
        ],
      },
      {
        title: msg`电脑和排风`,
        paragraphs: [
          msg`要一台 Windows 电脑和一根 USB 线；房间要能把烟排到窗外。排风机附不附带、有没有吹气、要不要另备气泵，下单前问我们。空气净化器和旋转轴不配这台。`,
        ],
      },
    ],
  },
  faqs: [
    {
      question: msg`为什么透明亚克力切不动？`,
      answer: msg`蓝光会直接穿过透明亚克力，白色和蓝色的也吸收得少。深色、不透明的薄板，打样切得透才能做。常做透明件，请看 CO₂ 的 Light 530。`,
    },
    {
      question: msg`530-B 和 Blue Light S20 是同一台吗？`,
      answer: claims.versionsOfBlue,
    },
    {
      question: msg`能刻金属吗？`,
      answer: msg`不能。金属不在它的材料里，有漆的、阳极氧化的也一样。金属打标请看 Mark M20；有涂层的金属，确认漆不含氯、氟、铅以后，可以用 CO₂ 机型去掉涂层来打标。`,
    },
    {
      question: msg`用它要戴护目镜吗？`,
      answer: kinds.diode.goggles,
    },
    {
      question: msg`苹果电脑能用吗？`,
      answer: msg`目前的软件在 Windows 上运行，用 USB 连接。画图不受限制：别的电脑上画好，存成 SVG 或 DXF 再导入。`,
    },
  ],
};
