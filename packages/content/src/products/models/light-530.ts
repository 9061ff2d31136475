import { msg } from "@lingui/core/macro";
import { inline, picture } from "../../authoring.ts";
import { claims } from "../claims.ts";
import { clearance, learning, models } from "../facts.ts";
import type { ProductModel } from "../product-model.ts";
import { cutterSamples } from "../samples.ts";
import { specTable } from "../specs.ts";

const facts = models["light-530"];
const area = inline(facts.workArea);
const power = inline(facts.laserPower);
const camera = inline(claims.camera);
const size = inline(facts.machineSize);
const weight = inline(facts.weight);
const noise = inline(facts.noise);
const acrylic = inline(facts.cutThickness);
const wood = inline(facts.woodThickness);
const woodLimit = inline(facts.woodThicknessLimit);
const screen = inline(facts.screen);
const tank = inline(facts.waterTank);
const flow = inline(facts.waterFlow);
const fits = inline(facts.materialThickness);
const behind = inline(clearance.behind);
const beside = inline(clearance.beside);
const course = inline(learning.course);
const firstCut = inline(claims.firstCut);

export const light530: ProductModel = {
  slug: "light-530",
  series: facts.series,
  name: facts.name,
  machineType: msg`桌面 CO₂ 激光切割雕刻机`,
  title: msg`一张桌子，就是一间工坊`,
  subtitle: msg`${area} 幅面，4K 画面定位，亚克力最厚 ${acrylic}（满功率、多遍切割）`,
  description: msg`Light 530 是晨光系列的主力：相机看台面，升降台找焦点，冷却水箱就在机身里。学校里只由受过培训的老师操作，学生在电脑上画图。${inline(claims.inClass)}工作室用它做小批量。`,
  specs: [
    { value: facts.laserPower, label: msg`激光功率` },
    { value: facts.cutThickness, label: msg`亚克力最大切割厚度（多遍切割）` },
    { value: facts.workArea, label: msg`工作幅面` },
    { value: facts.maxSpeed, label: msg`最高速度` },
  ],
  carousel: [
    picture("products/light-530/carousel-1", msg`白色的 Light 530，四分之三侧面，舱内亮着灯`),
    picture("products/light-530/carousel-2", msg`桌上的 Light 530，左边靠着板材，右边是书和杯子`),
    picture("products/light-530/carousel-3", msg`上盖打开，台面上的桦木板切出了一头鲸`),
    picture("products/light-530/carousel-4", msg`激光头在桦木板上刻花纹，火花很亮`),
  ],
  headings: { solutions: msg`一台桌面机，薄板厚板都能切`, features: msg`放在教室和工作室里` },
  solutions: {
    cuttingSystem: {
      title: msg`切割系统`,
      description: msg`${power} 两种功率可选。优质板材、满功率、多遍切割时，亚克力最厚 ${acrylic}；木材建议 ${wood} 以内，最厚 ${woodLimit}。两版各能切多厚，下单前问我们，我们书面答复。`,
      picture: picture(
        "products/light-530/solution-1",
        msg`激光头下面的橙色亚克力，一只齿轮已经切下，另外几只先切了孔`,
      ),
    },
    controlCenter: {
      title: msg`控制中心`,
      description: msg`${screen}触控屏装在机身右侧，功率、速度、厚度和进度一眼看全，开始和停止都在手边。`,
      picture: picture(
        "products/light-530/solution-2",
        msg`机身右侧的触控屏，显示图案、功率、速度、厚度和进度`,
      ),
    },
    accessories: {
      title: msg`配件`,
      description: msg`排不到窗外但能换气的房间，用空气净化器：收住多少颗粒，看滤芯等级，请我们在报价单上写明；大部分气味能吸附，一氧化碳不拦。旋转轴能装笔一类的细圆件，能夹多粗，下单前向我们确认。`,
      picture: picture("products/light-530/solution-3", msg`Light 530，右边接着空气净化器，前面放着旋转轴`),
    },
  },
  features: {
    airFilter: {
      title: msg`烟从背面排出`,
      description: msg`排风口在机身背面，可以直排窗外，也可以接净化器。接净化器的，房间仍要能换气，再装一只一氧化碳报警器；滤芯每周看一次，木材切得多，换得也勤。`,
      picture: picture("products/light-530/feature-1", msg`空气净化器，软管通到身后 Light 530 的背面`),
    },
    safety: {
      title: msg`隔着琥珀色上盖看它工作`,
      description: msg`机身封闭，上盖一开激光就停。${inline(claims.throughLid)}图上画着红色按钮；您那台装不装急停，下单前问清；每天开工前、换班以后试一次停机。`,
      picture: picture("products/light-530/feature-2", msg`正面右角：琥珀色上盖的边、电源按钮和红色按钮`),
    },
    creation: {
      title: msg`把图样拖到边角料上`,
      description: msg`相机用 ${camera}，把整张台面映到屏幕里。剩下的半块板、不规则的皮料，照着画面就能排图；边上要对齐的，先不出光空走一圈。`,
      picture: picture(
        "products/light-530/feature-3",
        msg`笔记本电脑上是相机拍到的台面，鲸鱼图样放在边角料的空处；身后的机器里躺着同一块料`,
      ),
    },
    ganyq: {
      title: msg`电脑上画，机器前开工`,
      description: msg`LightMaker Studio 把图纸和参数存在云端。从作品库里挑一件，改成自己的名字，就能开始做。`,
      picture: picture("products/light-530/feature-4", msg`桌上的笔记本电脑开着作品库，旁边的手机显示进度`),
    },
  },
  banner: {
    title: msg`机器噪声 ${noise}，不含排风机`,
    description: msg`排风机尽量装到室外。外形 ${size}，重 ${weight}。`,
    picture: picture("products/light-530/banner", msg`白色的 Light 530，机身前摆着一头木鲸`),
  },
  accessories: ["smokeFilter", "rotaryAxis"],
  materials: cutterSamples,
  table: specTable("light-530"),
  faqs: [
    {
      question: msg`Light 530 能切多厚？`,
      answer: msg`亚克力最厚 ${acrylic}；木材建议 ${wood} 以内，最厚 ${woodLimit}，看木种、胶水和功率。这些都是优质板材、满功率、多遍切割时的数，日常 3–6 mm 最省心。${power} 两版各能切多厚，下单前问我们，我们书面答复；新板材先切一块测试格。`,
    },
    {
      question: msg`激光管多久换一次？`,
      answer: claims.glassTubeLife,
      // The manual answers it among the questions of owners.
      inManual: false,
    },
    {
      question: msg`要留多大地方？`,
      answer: msg`机器外形 ${size}，机身后面留 ${behind}，两侧各留 ${beside}。重 ${weight}，桌子要结实；用小车运，上桌用升降台车，或者四个人一起抬。`,
    },
    {
      question: msg`20、22、25 mm 三个高度，各是什么？`,
      answer: claims.heights530,
    },
    {
      question: msg`杯子、礼盒这样高的东西放得下吗？`,
      answer: claims.round,
      inManual: msg`放得下的料厚 ${fits}。装上旋转轴，只能转笔一类的细圆件，先报直径和长度来问我们；杯子和瓶子这台放不下。`,
    },
    {
      question: msg`冷却水怎么管？`,
      answer: msg`水箱 ${tank}，循环流量 ${flow}。用纯净水；隔多久换，请我们书面答复；开激光之前看水流；水温超过附带资料上写的上限就停，资料没有写的，向我们索取。`,
    },
    {
      question: msg`没用过激光机，多久能上手？`,
      answer: msg`${course}学会操作；${firstCut}。对焦由机器完成，不用为它量；查参数、做插接，仍要量板厚。`,
    },
  ],
};
