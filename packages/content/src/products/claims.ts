import { msg } from "@lingui/core/macro";
import { inline } from "../authoring.ts";
import {
  blueLightS20Power,
  fullLoad,
  learning,
  models,
  plannedTubeLife,
  tubes,
  wavelengths,
} from "./facts.ts";

const small = models["light-530"];
const floor = models["light-640"];
const { glassTube, rfTube } = tubes;

const [voltage, frequency, current, load, mains] = [
  inline(floor.voltage),
  inline(floor.frequency),
  inline(floor.current),
  inline(fullLoad),
  inline(floor.mainsPower),
];
const [lift, head, fits] = [inline(small.zTravel), inline(small.headTravel), inline(small.materialThickness)];
const [rated, versions] = [inline(small.ratedPower), inline(small.laserPower)];
const camera = inline(small.camera);
const s20 = inline(blueLightS20Power);
const [planned, tubeRated, shift, days, nonStop, months] = [
  inline(plannedTubeLife),
  inline(glassTube.ratedLife),
  inline(glassTube.shift),
  inline(glassTube.days),
  inline(glassTube.nonStop),
  inline(glassTube.replacement),
];
const rfRated = inline(rfTube.ratedLife);
const sheet = inline(floor.passThrough);
const course = inline(learning.course);
const infrared = inline(wavelengths.fiber);
const firstCut = inline(learning.firstCut);
const withoutBeam = msg`不出光的图（功率设为 0；分最大、最小功率的，两个都设为 0）`;

const stop = msg`有急停的，按急停；没有、够不到，或者按了不停，就断电：拔插头，或者关这一路的电源开关。`;

const otherVoltages = msg`您那里是 110–127 V，下单前告诉我们国家和插座，能不能供、怎样接，以书面答复为准。北美有 208 V 或 240 V 回路的，也请写明：机器能不能接，以书面答复为准。不要自己加变压器或转换插头。`;
const ownGrids = inline(
  msg`别的料和一切雕刻，在网站的“加工参数”页另做一张；纸和布自己画一张小的，从最低功率、最高速度试起。`,
);
const mainsInChina = msg`国内的市电能不能直接接，以报价单上的书面答复为准；没有写明之前不要接。`;

/**
 * Explanations of figures that would raise a question on their own, defined once. Pages, tables, questions, manuals and
 * the chat use these words or none; `consistency.test.ts` checks all of them.
 */
export const claims = {
  /** Clear space for a board that is fed through the back door (decisions 33). */
  boardSpace: msg`机身后面空出一整块板的长度；板会从前门伸出来，前面也空出同样的长度。`,
  /** The one rule for putting the open marker into service. */
  beforeService: msg`激光类别和符合性声明向我们索取；两份文件没有拿齐，Mark M20 不得投入使用，保持断电。拿到以后，也一律按 4 类激光来防护。`,
  /** Room that the open marker stands in. */
  roomOfMarker: msg`单独一间能锁门的房间`,
  /** Goggles at the open marker, wherever they are named: the wavelength alone is not enough. */
  goggles: msg`标有 ${infrared}、护目镜厂家按这台机器书面核对过防护等级的激光护目镜`,
  /** Cover of windows and glass at the open marker: ordinary blinds neither stop its beam nor withstand it. */
  screens: msg`激光防护屏或防护帘（能挡 ${infrared}，由它的厂家按这台机器的功率书面核对过）`,
  /** Duty of the employer before the open marker is used. */
  dutyOfMarker: msg`Mark M20 第一次使用以前，用人单位写好风险评估，指定一名懂激光安全的负责人（激光安全员）；义务见“各地的激光安全法规和标准”。`,
  /** Condition for working without goggles behind a lid: no class is stated for any model here (decisions 13). */
  sparedGoggles: msg`这只适用于我们书面写明 1 类的机器；写的是别的类别，照机器附带的资料。`,
  /** Dust of the open marker, which an ordinary vacuum cleaner may set alight. */
  metalDust: msg`深雕以后断电，戴好手套和密合的防颗粒物口罩，用防爆吸尘器收净粉，再取件。铝粉、钛粉会着火：单独装，不扬、不吹、不沾水。打铝、钛之前，另备 D 类灭火器或干砂。`,
  /** The one rule for the grids that are downloaded: they are drawn for sheets, and their slow squares are strong. */
  downloadedGrid: msg`下载页上供切割机用的测试格，只能拿来试切木板和亚克力（Light Blue 530 的只试切木板）：慢的、功率高的格子会点着或烧裂别的料。${ownGrids}`,
  /** The same in the documents of a CO₂ model. */
  downloadedGridOfCo2: msg`下载页上的测试格，只能拿来试切木板和亚克力：慢的、功率高的格子会点着或烧裂别的料。${ownGrids}`,
  /** The same beside the machine whose light passes through clear, white and blue acrylic. */
  downloadedGridOfBlue: msg`下载页上 Light Blue 530 的测试格，只能拿来试切木板：透明、白色和蓝色的亚克力不放；深色、不透光的薄板，先打样。别的料和一切雕刻，在网站的“加工参数”页另做一张；纸自己画一张小的，从最低功率、最高速度试起。`,
  /** Metal parts of other goods, whose base metal and plating are seldom known. */
  fittings: msg`底材和镀层查清了才打标；锌合金和镀锌、镀铬的，未经我们书面同意，不打。`,
  /** The one rule for changing a glass tube. */
  changingTube: msg`换管只由受过高压换管培训的人（操作培训不算）或我们的人来做，先断电上锁、放电。`,
  /**
   * The one way to stop a machine. The facts do not say which models have an emergency stop, so the mains are the stop
   * that every machine has.
   */
  stop,
  /** The one rule for how often the six checks are made. */
  checksWhen: msg`每次开激光之前，六项都看；其中的联锁和停机，每天开工前、换班以后各试一次。`,
  /** Things that must be within reach before every start. */
  stopAtHand: msg`停机每天开工前、换班以后试一次。站在机前，伸手够得到急停；没有急停的，够得到插头或者这一路的电源开关。`,
  /** Job for the tests of interlocks and stopping. Common controllers have a lowest power besides the highest. */
  withoutBeam,
  /** Time to the first cut, which does not include the checks. */
  firstCut: msg`六项检查做完以后，到切下第一件，留 ${firstCut}`,
  /** Daily test of stopping. The mains are no second chance here: a button that does not stop the machine has failed. */
  stopTest: msg`用${inline(withoutBeam)}空跑，停一次机：有急停的，按急停；没有的，拔插头，或者关这一路的电源开关。机器应当立刻停，复位或通电以后不应自己动。`,
  /** Card at the machine whose documents say least about its controls. */
  stopOfBlue: msg`停机写成一张卡片，贴在机器旁边：${inline(stop)}卡片上写明是哪个插头、哪个开关。软件里的“停止”不算停机，电脑可能没有反应。`,
  /** Meaning of "off" on the open marker, whose controls the facts do not name. Done before a hand reaches in. */
  markerOff: msg`Mark M20 的“关激光”，是三步：等软件里这一次打标结束；关掉激光器，用附带资料写明的开关，资料没有写或者认不准的，整机断电；装有钥匙开关的，拔下钥匙，自己拿着。三步做完，手才伸到台面上，护目镜仍然戴着。`,
  /** Where to feel whether the extraction draws. The facts do not say where air enters a machine. */
  airTest: msg`拿一张纸条到风管的出口（烟排出去的那一头）试，吹得动才算；那一头够不着的，到进风口试，吸得住才算，位置照附带的资料，没有写的问我们。试完把纸条拿走。`,
  /** Below pictures of pieces, all of which are rendered. */
  pictures: msg`图是电脑画的，不是照片。`,
  /** Meaning of the three operations, wherever verdicts stand in a table. */
  operations: msg`切割是切透；雕刻是刻掉一层，有深有浅；打标只改表面，变色，或者去掉涂层。`,
  /** The same for the two materials that are engraved without depth. */
  faceOnly: msg`在玻璃和石材上，打标和雕刻都只到表面一层：打毛、打白，没有深度，所以雕刻写“有条件”。`,
  /** Order of the documents where two of them differ. */
  precedence: msg`机器的型号、配置和参数，以合同和合同所附的规格表为准；到货的铭牌和合同不符，马上告诉我们。怎样使用和保养，几份资料说法不一样时，依次看：机器的铭牌和附带的资料，用户手册，操作指南和规格表，网站。关系到安全的，哪一份更严，照哪一份做；拿不准就停下来，问我们。`,
  /** Laser power of a model that is sold with several. */
  ownPower: msg`同一型号有两三种激光功率，您那台是哪一种，看报价单或合同，参数照它来找；铭牌上的数不在这几种里的，先问我们。`,
  /** Round pieces on the marker, for which there is no rotary axis. */
  roundOnMarker: msg`Mark M20 不会转工件。圆件垫稳、夹住，只打最高处那一窄条，再宽就跑焦；要绕一圈的，打完一条，关激光，转过一点再夹紧，打下一条，接缝先在废件上试。`,
  /** The rule for PVC where a text has no room for the list. */
  neverChlorine: msg`PVC、含 PVC 的贴膜和一切人造革，绝不能进激光机。`,
  /** The one rule for chrome-tanned leather. */
  chromeTanned: msg`未经我们书面同意，铬鞣革不能放进激光机。`,
  /** 6 A at 230 V is less than the power that the circuit is planned for. */
  mains: msg`${voltage}、${frequency}、${current}，按单相算满载 ${load}，相数以报价单为准；线路留余量，按 ${mains} 准备`,
  /** Consumption that the figures do not include. */
  besidesMains: msg`这里不含冷水机和排风机的用电。`,
  /** The nominal voltage in mainland China is lower than that of the Radiance series. */
  mainsInChina,
  otherVoltages,
  /** Mains in mainland China, and of 110 to 127 V. */
  otherMains: msg`中天标称 ${voltage}，只此一种。${inline(mainsInChina)}${inline(otherVoltages)}`,
  auroraMains: msg`晨光各型号的供电因销售地区而异，下单前报国家和型号向我们索取。`,
  chiller: msg`玻璃管离不开水冷：看到水在流、温度稳，再开激光。中天的冷水机是否随机器附带、用哪一款，询价时问清，我们在报价单上写明。`,
  /** Three heights of Light 530, two of which are not clearance for material. */
  heights530: msg`放得下的料厚 ${fits}，以它为准。工作台升降 ${lift}、激光头升降 ${head}，都是对焦用的行程，不能加在料厚上。`,
  /** Round and closed pieces on a machine with little clearance. */
  round: msg`Light 530 平放的料厚 ${fits}。笔一类的细圆件，装上旋转轴能不能转，下单前报直径和长度，我们答复；杯子和瓶子看 Light 640。`,
  ratedPower: msg`${rated}；是 ${versions} 哪一版的额定值，请我们在报价单上写明；到货后看铭牌，和报价单、合同不符，马上告诉我们。挑机器只看“激光功率”一行`,
  camera: msg`${camera} 传感器，4K 画面`,
  versionsOfBlue: msg`530-B 就是 Light Blue 530，同一台机器的另一种写法。Blue Light S20 是它的 ${s20} 版。`,
  glassTubeLife: msg`玻璃管的标称寿命 ${tubeRated}，Light 530 和中天系列相同。这是最长的：功率开得大、水温不稳，到不了这么久，所以出光 ${planned}之前备好下一支。每天出光 ${shift}，用 ${days} 天就到 ${planned}；两班或三班、天天连开，每天出光 ${nonStop}，${months}就到。`,
  rfTubeLife: msg`射频管：Light 530 RF 标称 ${rfRated}。`,
  warrantyOfSources: msg`射频管、蓝光激光头和光纤激光器的保修期，下单前向我们索取，写进合同。`,
  production: msg`产量按哪几年统计，请问我们。`,
  lineColours: msg`图里用颜色分线，颜色本身没有统一的含义：哪种颜色切、哪种刻，在软件里指定，每次导入都核对一遍。`,
  radianceDepth: msg`中天的切割厚度，公布的只有 Light 640 切木材。另外三款切木材、四款切亚克力，能切多厚，都按功率和板材打样来定。`,
  /** Kinds of wood, glass and metal that a general name hides: wherever somebody may ask or look up only that name. */
  whichWood: msg`防腐木绝不能放；免漆板、刨花板、欧松板和刷过漆的木料，先问我们。`,
  whichGlass: msg`钢化的、含铅的、承压的不刻。`,
  whichMetal: msg`先查清是哪种金属：镁、铍铜、铅、含铅的合金和镀镉的，任何时候都不打；锌合金和镀锌、镀铬的，未经我们书面同意，不打。`,
  /** Smoke of wool, silk, nylon and leather, which contain nitrogen as well. */
  cyanideSmoke: msg`烟里可能有氰化氢，不能吸：排风不通不切，屋里闻得到就停。`,
  /** The condition for watching through a lid, where a text only says that one may. */
  throughLid: msg`只有我们书面写明 1 类的机器，隔着合好的上盖看，才不用戴护目镜。`,
  /** The condition for pupils at a machine with a lid: no class is stated for any model here (decisions 13). */
  inClass: msg`我们书面写明 1 类的机器，才放进教室，学生才隔着合好的上盖看。`,
  /**
   * Long boards in short, wherever the back door is mentioned. The steps are in `safety/pass-through.ts`; the training in
   * operation of 1 to 2 hours is named so that nobody takes it for the training meant here.
   */
  longBoards: msg`厚 ${sheet} 以内的长板从后门送，只由两个学过送长板的人做（只上过 ${course}操作培训的不算）：先按下急停，没有急停的整机断电，再送料；挡板合上、两边不留缝，才切。`,
  /** The same on cards and in lists that have room for half a line. */
  longBoardsBriefly: msg`长板从后门送，先按下急停，没有急停的整机断电`,
} as const;
