import { msg } from "@lingui/core/macro";
import { inline, picture } from "../../authoring.ts";
import { claims } from "../claims.ts";
import { models, plannedTubeLife, tubes } from "../facts.ts";
import type { ProductModel } from "../product-model.ts";
import { beginningWith, samples } from "../samples.ts";
import { specLabels, specTable } from "../specs.ts";

const facts = models["light-530-rf"];
const power = inline(facts.laserPower);
const acrylic = inline(facts.cutThickness);
const noise = inline(facts.noise);
const life = inline(facts.sourceLife);
const temperature = inline(facts.temperature);
const airFlow = inline(facts.airFlow);
const precision = inline(facts.precision);
const count = inline(facts.materialCount);
const planned = inline(plannedTubeLife);
const ratedGlass = inline(tubes.glassTube.ratedLife);
const noise530 = inline(models["light-530"].noise);

export const light530Rf: ProductModel = {
  slug: "light-530-rf",
  series: facts.series,
  name: facts.name,
  machineType: msg`桌面射频 CO₂ 激光雕刻切割机`,
  title: msg`射频管，为天天精雕准备`,
  subtitle: msg`标称寿命 ${life}，机器噪声 ${noise}`,
  description: msg`Light 530 RF 是桌面机，用金属射频管。脉冲起停快，出光控制更精细，适合刻照片、小字和切薄纸；效果请用自己的图打样。工作幅面、外形和重量，下单前向我们索取；型号里的 530 不是幅面。`,
  specs: [
    { value: facts.laserPower, label: msg`激光功率` },
    { value: facts.noise, label: specLabels.noise },
    { value: facts.maxSpeed, label: msg`最高速度` },
    { value: facts.precision, label: msg`定位精度` },
  ],
  carousel: [
    picture("products/light-530-rf/carousel-1", msg`深灰色的 Light 530 RF，银色盖框，四分之三侧面`),
    picture("products/light-530-rf/carousel-2", msg`浅色桌面上的 Light 530 RF，旁边是杯垫、木盒和板材`),
    picture("products/light-530-rf/carousel-3", msg`上盖打开，台面上放着刻好的胡桃木板`),
    picture("products/light-530-rf/carousel-4", msg`激光头在板岩上刻六边形花纹`),
  ],
  headings: { solutions: msg`小字、照片和薄纸，出光控制更精细`, features: msg`安静、耐用，适合天天雕刻` },
  solutions: {
    cuttingSystem: {
      title: msg`切割系统`,
      description: msg`${power} 射频管，亚克力最厚 ${acrylic}，分几遍切。定位精度 ${precision}。`,
      picture: picture("products/light-530-rf/solution-1", msg`金属射频管和它前面的第一面反射镜`),
    },
    controlCenter: {
      title: msg`控制中心`,
      description: msg`功率、速度和厚度都在触控屏上设。同一张图换一组参数，试一行就看得出深浅。`,
      picture: picture(
        "products/light-530-rf/solution-2",
        msg`深灰机身上的触控屏，显示齿轮图、功率、速度和厚度`,
      ),
    },
    accessories: {
      title: msg`气路`,
      description: msg`气流量 ${airFlow}，把烟吹离切口，也护着镜片。`,
      picture: picture("products/light-530-rf/solution-3", msg`铜喷嘴近景，蓝色气管接在喷嘴上方`),
    },
  },
  features: {
    airFilter: {
      title: msg`烟再细，也要抽走`,
      description: msg`雕刻的烟一样要抽走。开工前打开排风，刻完继续开几分钟，镜片就不容易脏。`,
      picture: picture(
        "products/light-530-rf/feature-1",
        msg`桌上的 Light 530 RF，背后的软管穿过窗下的挡板，通到室外`,
      ),
    },
    safety: {
      title: msg`没有上万伏高压，上盖照样联锁`,
      description: msg`玻璃管要 15–26 kV 才点得亮，射频管不用。光一样伤人：上盖照样联锁，开盖就停。里面仍有市电和射频：护板不拆。`,
      picture: picture("products/light-530-rf/feature-2", msg`正面右角：RF 铭牌、电源按钮和红色按钮`),
    },
    creation: {
      title: msg`刻小字和印章`,
      description: msg`木印章、藏书票、邮票大小的版画。字能小到多少，看材料：在同一种料上刻一块测试格，选出最清楚的那一行。`,
      picture: picture(
        "products/light-530-rf/feature-3",
        msg`桦木片上一行比一行小的字，从 4 毫米到 0.5 毫米，旁边是钢尺和两枚印章`,
      ),
    },
    ganyq: {
      title: msg`参数存下来，下一批照做`,
      description: msg`材料、功率和速度连同图纸存在云端。三个月后客户返单，调出同一组参数；木料换了批次，就再试一格。`,
      picture: picture(
        "products/light-530-rf/feature-4",
        msg`两台笔记本电脑：一台是排好的版和参数，一台是云端作品库`,
      ),
    },
  },
  banner: {
    title: msg`机器噪声 ${noise}，不含排风机`,
    description: msg`Light 530 是 ${noise530}，也不含排风机。放在办公室和画室，先接好排风。`,
    picture: picture(
      "products/light-530-rf/banner",
      msg`深灰色的 Light 530 RF，前面立着一块板岩杯垫，后面还有一叠`,
    ),
  },
  accessories: [],
  materials: beginningWith(samples.paper, samples.walnut, samples.anodised),
  table: specTable("light-530-rf"),
  faqs: [
    {
      question: msg`射频管和玻璃管，怎么选？`,
      answer: msg`玻璃管便宜，同样的钱功率更大，标称寿命 ${ratedGlass}，请在 ${planned}之前备好下一支；射频管贵，这台标称 ${life}。切厚料多，选玻璃管；精细雕刻多、天天开，选射频管。`,
      inManual: false,
    },
    {
      question: msg`射频的更快吗？`,
      answer: msg`标称最高速度和 Light 530 一样。差别在脉冲：起停更快，刻小字和照片，出光控制更精细。看得出多少，请用自己的图打样。`,
    },
    {
      question: msg`对房间温度有要求吗？`,
      answer: msg`${temperature} 之间都能工作。冬天没有暖气的车间，等室温升上来再开机；镜片上有水汽的，等干了再开。`,
    },
    {
      question: msg`“标称测试材料数 ${count}”，是怎样统计的？`,
      answer: msg`${count} 是规格上的数，怎样统计、记录能不能看，问我们。它不等于可加工清单，也不代表本站有这些材料的参数：裸金属不做；${inline(claims.neverChlorine)}您的材料能不能加工，到材料页查；参数先做测试格。`,
    },
  ],
};
