import { msg } from "@lingui/core/macro";
import { inline, picture } from "../../authoring.ts";
import { kinds } from "../../safety/kinds.ts";
import { claims } from "../claims.ts";
import { models, wavelengths } from "../facts.ts";
import type { ProductModel } from "../product-model.ts";
import { samples } from "../samples.ts";
import { specTable } from "../specs.ts";

const facts = models["mark-m20"];
const power = inline(facts.laserPower);
const area = inline(facts.workArea);
const height = inline(facts.materialThickness);
const speed = inline(facts.maxSpeed);
const spot = inline(facts.spotSize);
const wavelength = inline(wavelengths.fiber);
const goggles = inline(claims.goggles);
const screens = inline(claims.screens);

export const markM20: ProductModel = {
  slug: "mark-m20",
  series: facts.series,
  name: facts.name,
  machineType: msg`台式光纤激光打标机`,
  title: msg`编号、二维码、商标，刻进金属里`,
  subtitle: msg`光斑 ${spot}，振镜最高 ${speed}`,
  description: msg`Mark M20 是晨光系列里唯一用光纤的：光束由两片振镜偏转，工件不动。名牌、工具、外壳和首饰都能打。光路敞开：要${inline(claims.roomOfMarker)}，在场的人都戴${goggles}。`,
  specs: [
    { value: facts.laserPower, label: msg`激光功率` },
    { value: facts.spotSize, label: msg`光斑尺寸` },
    { value: facts.maxSpeed, label: msg`最高速度` },
    { value: facts.workArea, label: msg`打标范围` },
  ],
  carousel: [
    picture("products/mark-m20/carousel-1", msg`白色的 Mark M20，四分之三侧面：立柱、打标头和开槽的台面`),
    picture("products/mark-m20/carousel-2", msg`工作台上的 Mark M20，左边是光源，右边是电脑`),
    picture(
      "products/mark-m20/carousel-3",
      msg`开槽的台面近景，上面是三块打好的铭牌：黄铜、黑色阳极氧化、钢`,
    ),
    picture("products/mark-m20/carousel-4", msg`打标头下面，彩色圆牌正在打标`),
  ],
  headings: { solutions: msg`一次定位，整批打标`, features: msg`敞开光路的防护和批量编号` },
  solutions: {
    cuttingSystem: {
      title: msg`打标系统`,
      description: msg`${power} 三档功率，波长 ${wavelength}。打标范围 ${area}，范围内一次定位，全部打完。`,
      picture: picture("products/mark-m20/solution-1", msg`打标头和场镜，光从这里向下打`),
    },
    controlCenter: {
      title: msg`控制中心`,
      description: msg`电脑上排好图、序号和二维码，激光器通电之前放好工件。SVG、DXF 和常见位图都能用。`,
      picture: picture(
        "products/mark-m20/solution-2",
        msg`笔记本电脑上是铭牌的排版，左边是工作台，右边是光纤光源`,
      ),
    },
    accessories: {
      title: msg`立柱与夹具`,
      description: msg`打标头沿立柱升降，工件连夹具高 ${height}。对好一次焦，装上挡块，同一批就不用再对。`,
      picture: picture(
        "products/mark-m20/solution-3",
        msg`带刻度和手轮的立柱，台面上一块钢件靠在两条蓝色挡块里`,
      ),
    },
  },
  features: {
    airFilter: {
      title: msg`金属粉尘，就地吸走`,
      description: msg`打标的烟不多，颗粒却很细，不能吸：吸口放在工件旁边。${inline(claims.metalDust)}`,
      picture: picture("products/mark-m20/feature-1", msg`集尘软管的喇叭形吸口贴近台面上的铭牌`),
    },
    safety: {
      title: msg`先清场、关门，再戴护目镜`,
      description: msg`光路敞开，${wavelength} 的光肉眼看不见，普通玻璃也挡不住。激光器通电之前就关门，窗和玻璃隔断用${screens}遮住，没有护目镜的人先出去，房间里每个人都戴好${goggles}，关机以后才摘；亮面工件不正对人。`,
      picture: picture(
        "products/mark-m20/feature-2",
        msg`两副绿色护目镜，框上印着 1064 nm，身后是 Mark M20 和它的光源箱`,
      ),
    },
    creation: {
      title: msg`不锈钢打黑，表面不凹`,
      description: msg`不锈钢用退火打黑，几乎不去料；要手摸得出的深度，就多走几遍。先在同一种钢上打一张试样。`,
      picture: picture(
        "products/mark-m20/feature-3",
        msg`不锈钢试样上从浅到深的方格，旁边是打着黑色花纹的钢圆片`,
      ),
    },
    ganyq: {
      title: msg`一百件，一百个编号`,
      description: msg`序号、日期和二维码在软件里排好，换工件，不换图；每换一次，先照安全指南关激光，护目镜一直戴着。图纸存在云端，下一批接着上一批的号。`,
      picture: picture("news/product-2", msg`一盘编号连续的黑色小铭牌，每块一个二维码，旁边是卡尺`),
    },
  },
  banner: {
    title: msg`不用油墨，标记留在金属上`,
    description: msg`光斑 ${spot}，最高速度 ${speed}。`,
    picture: picture("products/mark-m20/banner", msg`白色的 Mark M20，右边是它的光纤光源`),
  },
  accessories: [],
  materials: [
    samples.stainless,
    samples.toolSteel,
    samples.bladeSteel,
    samples.jewellery,
    samples.aluminium,
    samples.tag,
    samples.anodised,
    samples.housing,
    samples.coated,
    samples.brass,
  ],
  table: specTable("mark-m20"),
  faqs: [
    {
      question: msg`要戴护目镜吗？放在哪里开？`,
      answer: msg`${inline(kinds.fiber.goggles)}放在${inline(claims.roomOfMarker)}里，窗和玻璃用${screens}遮住，发亮的东西盖好或拿走，门上挂警示牌；不放在教室里，也不当着学生开。${inline(claims.beforeService)}`,
    },
    {
      question: msg`它能切金属板吗？`,
      answer: msg`不能。Mark M20 打标、雕刻，不切板材。要切金属薄板，需要另一类机器。`,
    },
    {
      question: msg`木头和亚克力能打吗？`,
      answer: msg`木头和亚克力不在它的材料里：木头打不匀，透明亚克力几乎不吸收这个波长。这两样请用 CO₂ 机型；部分塑料可以打：先带安全技术说明书（SDS）问我们，由我们试；禁用清单全部适用。`,
    },
    {
      question: msg`三档功率怎么选？`,
      answer: msg`打黑、打白、编号和二维码，小功率就够；要刻出深度、要快，选大的。寄几件来打样，比看数字准。`,
      inManual: false,
    },
    {
      question: msg`打出来的码，消毒以后还读得出吗？`,
      answer: msg`不锈钢上退火打黑几乎不去料，但加热会影响表面的钝化层。清洗和灭菌以后还读不读得出，要用您的材料和流程验证；我们可以打样。`,
    },
  ],
};
