import { msg } from "@lingui/core/macro";
import type { Words } from "../authoring.ts";
import type { SpecKey } from "../products/specs.ts";
import type { Asked } from "./topic.ts";

/** Wordings of questions about one row of the tables. */
export interface RowQuestion {
  /** Returns the question about one model, by its name. */
  readonly of: (name: string) => Words;
  /** Names of the row in visitors' words, without the model's name. */
  readonly asked: Asked;
}

const row = (of: RowQuestion["of"], zh: readonly string[], en: readonly string[]): RowQuestion => ({
  of,
  asked: { zh, en },
});

/** Wordings for every row of a model's table except its name. */
export const rowQuestions: Readonly<Record<Exclude<SpecKey, "model">, RowQuestion>> = {
  workingArea: row(
    (name) => msg`${name} 的工作幅面多大？`,
    [
      "幅面",
      "加工范围",
      "能做多大的东西",
      "最大加工尺寸",
      "工作区域",
      "能放多大的板",
      "打标范围",
      "能切的面积",
    ],
    ["work area", "bed size", "working area", "how large a sheet fits", "cutting area", "marking field size"],
  ),
  laserType: row(
    (name) => msg`${name} 用什么激光器？`,
    ["激光类型", "什么激光器", "激光管是哪种", "波长多少", "玻璃管还是射频管"],
    ["laser source", "laser type", "what kind of tube", "wavelength", "co2 or fiber or diode"],
  ),
  laserPower: row(
    (name) => msg`${name} 的激光功率是多少？`,
    ["功率", "多少瓦", "几瓦的", "有几种功率", "激光功率可选"],
    [
      "laser power",
      "how much power",
      "how many watts",
      "wattage",
      "which powers are available",
      "power options",
    ],
  ),
  ratedPower: row(
    (name) => msg`${name} 的额定激光功率是多少？`,
    ["额定功率", "铭牌功率", "额定激光功率多少瓦"],
    ["rated power", "rated laser power", "power on the rating plate"],
  ),
  zAxisTravel: row(
    (name) => msg`${name} 的工作台能升降多少？`,
    ["Z 轴行程", "升降高度", "台面能降多少", "能放多高的工件"],
    ["z travel", "z axis travel", "table lift height", "how far does the table go down"],
  ),
  headTravel: row(
    (name) => msg`${name} 的激光头能上下动多少？`,
    ["激光头行程", "激光头升降", "光头能抬多高"],
    ["head travel", "how far does the laser head move up", "laser head lift"],
  ),
  platformSize: row(
    (name) => msg`${name} 的工作台有多大？`,
    ["工作台尺寸", "台面尺寸", "蜂窝台多大"],
    ["table size", "platform size", "honeycomb table dimensions"],
  ),
  maxMaterialSizeFront: row(
    (name) => msg`${name} 前门能进多大的料？`,
    ["前门最大进料", "前面能放进多宽的板", "前门进料尺寸"],
    ["maximum material front door", "how wide a sheet through the front"],
  ),
  maxMaterialSizeBack: row(
    (name) => msg`${name} 后门能送多长、多厚的板？`,
    ["后门进料", "长板能穿过去吗", "后门打开能放多长", "贯通进料厚度"],
    ["back door pass through", "long boards through the back", "pass-through thickness"],
  ),
  cutThickness: row(
    (name) => msg`${name} 最厚能切多少？`,
    ["最大切割厚度", "切多厚", "切割厚度", "最厚切多少毫米"],
    ["maximum cutting thickness", "how thick can it cut", "cutting depth", "max cut thickness"],
  ),
  materialThickness: row(
    (name) => msg`${name} 能放多厚的材料？`,
    ["最大材料厚度", "料能放多厚", "工件最高多少", "放得下多高的东西", "工件能放多高"],
    ["maximum material thickness", "how thick a piece fits", "workpiece height", "tallest object that fits"],
  ),
  machineSize: row(
    (name) => msg`${name} 的外形尺寸是多少？`,
    ["外形尺寸", "机器多大", "占地面积", "占多大地方", "长宽高", "体积", "整机尺寸"],
    ["outer dimensions", "machine size", "footprint", "how big is the machine", "length width height"],
  ),
  machineWeight: row(
    (name) => msg`${name} 有多重？`,
    ["重量", "多重", "多沉", "多少公斤", "几斤", "净重"],
    ["weight", "how heavy", "how much does it weigh", "mass in kilograms", "how many kg"],
  ),
  maxSpeed: row(
    (name) => msg`${name} 的最高速度是多少？`,
    ["速度", "最高速度", "多快", "雕刻速度", "打标速度", "每秒多少毫米"],
    ["top speed", "how fast", "maximum speed", "engraving speed", "marking speed", "speed mm/s"],
  ),
  precision: row(
    (name) => msg`${name} 的定位精度是多少？`,
    ["精度", "定位精度", "误差多大", "准不准"],
    ["precision", "accuracy", "how precise", "positioning accuracy", "how accurate", "tolerance"],
  ),
  spotSize: row(
    (name) => msg`${name} 的光斑有多大？`,
    ["光斑", "光斑尺寸", "光点多细", "焦点大小"],
    ["spot size", "beam spot", "focus diameter", "how fine is the spot"],
  ),
  sourceLife: row(
    (name) => msg`${name} 的激光器能用多久？`,
    ["激光器寿命", "激光源寿命", "激光管寿命", "管子能用多少小时", "激光管能用多久"],
    ["source life", "tube life", "how many hours does the tube last", "lifetime of the laser"],
  ),
  noise: row(
    (name) => msg`${name} 的噪声多大？`,
    ["噪声", "噪音", "吵不吵", "声音大不大", "多少分贝"],
    ["noise level", "how loud", "noise in decibels", "dB", "is it noisy", "is it quiet"],
  ),
  focusMethod: row(
    (name) => msg`${name} 怎样对焦？`,
    ["对焦方式", "自动对焦吗", "怎么调焦", "焦距怎么对"],
    ["focusing", "autofocus", "how is it focused", "focus method"],
  ),
  camera: row(
    (name) => msg`${name} 的相机是什么规格？`,
    ["相机", "摄像头", "摄像头像素", "拍照定位"],
    ["camera", "camera resolution", "how many megapixels", "camera positioning"],
  ),
  screen: row(
    (name) => msg`${name} 的触控屏多大？`,
    ["触控屏", "屏幕多大", "触摸屏尺寸", "显示屏几寸"],
    ["touchscreen", "screen size", "display size", "how big is the display"],
  ),
  breakPointResume: row(
    (name) => msg`${name} 断电之后能接着做吗？`,
    ["断点续雕", "断电续刻", "断电后能继续刻吗", "停电后能继续吗", "中断之后接着雕"],
    [
      "resume after a break",
      "continue after power failure",
      "continue the job after a power cut",
      "power loss resume",
      "resume an interrupted job",
    ],
  ),
  driveSystem: row(
    (name) => msg`${name} 用什么驱动系统？`,
    ["驱动系统", "步进电机还是伺服", "什么电机", "导轨"],
    ["drive system", "stepper or servo motors", "which motors", "guide rails"],
  ),
  communication: row(
    (name) => msg`${name} 怎样和电脑连接？`,
    ["通信接口", "怎么连电脑", "USB 还是网线", "支持无线吗"],
    ["interface", "how does it connect to the computer", "usb or ethernet", "wifi connection"],
  ),
  operatingSystem: row(
    (name) => msg`${name} 支持什么电脑系统？`,
    ["电脑系统", "支持苹果电脑吗", "要什么操作系统", "Windows 能用吗"],
    ["operating system", "does it work with mac", "windows or macos", "computer system"],
  ),
  exhaustSystem: row(
    (name) => msg`${name} 的排风口多大？`,
    ["排风", "排风口直径", "排烟管多粗", "排风系统", "抽风"],
    ["extraction", "exhaust diameter", "exhaust port size", "fume duct size", "ventilation"],
  ),
  coolingSystem: row(
    (name) => msg`${name} 怎样冷却？`,
    ["冷却方式", "水冷还是风冷", "要不要冷水机", "散热"],
    ["cooling", "water cooled or air cooled", "chiller needed", "cooling system"],
  ),
  waterTank: row(
    (name) => msg`${name} 的水箱装多少水？`,
    ["水箱", "水箱容量", "水箱多大", "加多少水", "几升水"],
    ["water tank", "tank capacity", "how much water", "litres of coolant"],
  ),
  waterFlow: row(
    (name) => msg`${name} 的循环水流量是多少？`,
    ["水流量", "循环水流量", "冷却水要多大流量"],
    ["water flow", "coolant flow rate", "litres per hour of water"],
  ),
  airPressure: row(
    (name) => msg`${name} 的辅助气压要多大？`,
    ["辅助气压", "吹气压力", "气泵压力", "气压多少"],
    ["air assist pressure", "air pressure", "pressure of the air pump", "compressed air needed"],
  ),
  airFlow: row(
    (name) => msg`${name} 的气流量是多少？`,
    ["气流量", "吹气量", "每分钟多少升气"],
    ["air flow", "air assist flow", "litres of air per minute"],
  ),
  reach: row(
    (name) => msg`${name} 的管线有多长？`,
    ["管线长度", "水管多长", "线有多长", "能放多远"],
    ["hose length", "cable length", "how far do hoses reach"],
  ),
  temperature: row(
    (name) => msg`${name} 在什么温度下能用？`,
    ["工作环境温度", "环境温度", "冬天能用吗", "多少度能开机"],
    ["ambient temperature", "operating temperature", "temperature range", "does it work in the cold"],
  ),
  software: row(
    (name) => msg`${name} 用什么软件？`,
    ["用什么软件", "配套软件", "软件"],
    ["software", "which program", "what software does it use"],
  ),
  process: row(
    (name) => msg`${name} 能做哪些加工？`,
    ["加工方式", "能切割吗还是只能雕刻", "可以做什么工艺", "能不能切割"],
    ["processes", "can it cut or only engrave", "what can it do", "cutting engraving marking"],
  ),
  supportedFileFormats: row(
    (name) => msg`${name} 支持哪些文件格式？`,
    ["文件格式", "支持什么格式", "能导入 DXF 吗", "图纸格式", "CAD 文件能用吗"],
    ["file formats", "supported file types", "can it open dxf", "does it read svg or ai"],
  ),
  frequency: row(
    (name) => msg`${name} 的电源频率是多少？`,
    ["电源频率", "多少赫兹", "50Hz 还是 60Hz"],
    ["supply frequency", "mains frequency", "hertz"],
  ),
  phase: row(
    (name) => msg`${name} 用单相电还是三相电？`,
    ["相数", "单相还是三相", "要三相电吗"],
    ["phases", "single phase or three phase", "three-phase power"],
  ),
  fullLoadCurrent: row(
    (name) => msg`${name} 的满载电流是多少？`,
    ["满载电流", "多少安培", "电流多大", "空开要几安"],
    ["full load current", "how many amps", "amperage", "current draw"],
  ),
  voltage: row(
    (name) => msg`${name} 用多少伏的电？`,
    ["电源电压", "电压", "用什么电", "多少伏", "220V 能用吗", "插座要求", "家用电行不行"],
    ["supply voltage", "how many volts", "voltage", "does it run on 110V or 230V", "is 110V all right"],
  ),
  totalPower: row(
    (name) => msg`${name} 整机耗电多少？`,
    ["整机功率", "耗电", "功耗", "多少千瓦", "用电量", "费电吗"],
    ["total power", "power consumption", "electricity consumption", "how many kilowatts", "electricity use"],
  ),
  supportedMaterials: row(
    (name) => msg`${name} 能加工哪些材料？`,
    ["可加工材料", "能做什么材料", "适合哪些材料", "支持的材料"],
    ["materials", "which materials can it process", "what can it cut", "suitable materials"],
  ),
  materialCount: row(
    (name) => msg`${name} 试过多少材料？`,
    ["可加工材料种数", "能做几种材料", "材料种类数量"],
    ["number of materials", "how many materials"],
  ),
  safetyStandard: row(
    (name) => msg`${name} 符合什么安全标准？`,
    ["安全标准", "激光等级", "安全等级", "有没有 CE 认证", "几类激光", "认证证书"],
    [
      "safety standard",
      "laser class",
      "laser safety class",
      "ce certification",
      "fda certificate",
      "safety certificates",
    ],
  ),
};
