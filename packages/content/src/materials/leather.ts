import { msg } from "@lingui/core/macro";
import { inline, link, verbatim } from "../authoring.ts";
import { claims } from "../products/claims.ts";
import { abilities } from "../products/cuts.ts";
import { kerf, models } from "../products/facts.ts";
import { defineMaterial } from "./material.ts";
import { areas } from "./model-limits.ts";

const fits = inline(models["light-blue-530"].materialThickness);
const width = inline(kerf);
const chromeTanned = inline(claims.chromeTanned);
const fittings = inline(claims.fittings);
const desktop = inline(models["light-530"].workArea);
const largest = inline(models["light-1610"].workArea);

export const leather = defineMaterial({
  id: "leather",
  meta: {
    title: msg`皮革激光切割与雕刻：只用植鞣革`,
    description: msg`植鞣革可以切、可以刻；铬鞣革未经我们书面同意不能用；人造革多半含 PVC，绝不能进激光机。`,
    keywords: msg`激光刻皮革,植鞣革,仿皮革危险,PVC 皮革,铬鞣革`,
  },
  card: msg`只用植鞣革，人造革多半是 PVC。`,
  banner: {
    title: msg`皮革：先弄清是不是真皮`,
    lead: msg`看着像皮的，不少是 PVC 做的；是真皮，还要问怎么鞣的。问清了，植鞣革很好做。`,
    alt: msg`浅色背景上的皮面笔记本、皮带、钱包和挂着钥匙的皮扣`,
    pictureTone: "light",
  },
  blocks: {
    quality: {
      title: msg`刻出来是褐色，切边是黑色`,
      description: msg`光在植鞣革上留下的是烫痕，从浅棕到深褐，走得慢就深。浅色原皮反差最好，染深的皮，痕迹只剩手感。切边一线焦黑，细纤维都被封住，不起毛；焦灰会蹭脏手，擦过再缝。`,
      alt: msg`镂空的皮片叠在两张皮料上，切边深而齐，旁边是刻出的细线`,
    },
    process: {
      title: msg`粒面朝上，避开伤疤`,
      description: msg`皮不是板，厚薄、松紧处处不同。背部紧实，刻得匀；腹部松，同样的功率会深一截。排料时把要刻图的那片放在背上，伤疤和血筋留给里衬。一件的几片，挨着从一处取。`,
      alt: msg`激光头在皮料上刻一圈花纹，落点亮着火花`,
    },
    applications: {
      title: msg`裁片、缝孔、名字，一次做完`,
      description: msg`钱包的裁片连缝线孔一起切，缝的时候不用菱斩，左右片的孔数总对得上。皮带刻一路叶子，本子刻一个名字，定制的不过是换一行字。版改了，改图，不改刀模。`,
      alt: msg`桌垫上摆着皮面笔记本、钱包、手表、钥匙扣和一支笔`,
    },
  },
  beams: {
    lead: msg`下表只说植鞣革。${chromeTanned}其中的铬受热可能变成六价铬。人造革一律不能放。`,
    co2: {
      ...abilities.leather.co2,
      reason: msg`切、刻、镂空都行，边上一线焦黑。`,
    },
    diode: {
      ...abilities.leather.diode,
      reason: msg`刻得细；只切薄的，厚的交给 CO₂ 机型。`,
    },
    fiber: {
      ...abilities.leather.fiber,
      reason: msg`皮本身不用它。金属扣件拆下来，${fittings}`,
    },
  },
  figures: {
    title: msg`放得下多大的皮，从哪里试起`,
    lead: msg`皮没有一个能写死的切割厚度：松紧、含油多少和鞣法都有影响。皮料不从后门送，长的皮带料先裁短。`,
    limitsTitle: msg`各机型放得下的皮料`,
    limits: [{ model: "light-blue-530", value: msg`料厚 ${fits}，只切薄的` }, ...areas],
    start: [
      { label: msg`刻图`, value: msg`速度五档、功率五档，先找颜色` },
      { label: msg`切透`, value: msg`功率够就走快，一遍不透走两遍` },
      { label: msg`缝线孔`, value: msg`先切一排直径不同的孔，穿线试` },
    ],
    note: msg`皮与皮之间没有可抄的数，换一张就要再试。下载的测试格不用在皮上：在网站的“加工参数”页另做一张，刻在同一张皮的边上，刻完擦掉浮灰再比颜色；切的那几格，掰一掰断面，中间还发白就是没透。`,
  },
  practice: {
    title: msg`做皮革要注意什么`,
    kerf: {
      title: msg`切缝与缩`,
      description: msg`CO₂ 机型切 3–6 mm 木板和亚克力，切缝是 ${width}，皮也从这个范围量起。不同的是皮受热会缩，细长条会弯。要和五金对孔的，先切一件，放凉，量出差多少，再整版补。两片对缝，焦边各让一点。`,
    },
    fumes: {
      title: msg`烧头发的味道`,
      description: msg`皮革烧起来像烧头发，味道几天不散。${inline(claims.cyanideSmoke)}排风开到最大，刻完继续排几分钟。屋里闻得到味：停下加工，通风，等烟抽净，再查风管、接口和门；接了空气净化器的（只有 Light 530 和 Light 640），再查滤芯和活性炭。味道发酸、刺鼻：立刻停机，人离开，通风以后再回来。料里多半有 PVC 或别的塑料，不要再切；反过来，没有这种味道，也不说明它是植鞣革。`,
    },
    preparation: {
      title: msg`回潮，压平，贴膜`,
      description: msg`用海绵蘸水薄薄擦一遍，等颜色快回来再刻，烟痕浅，边也软。卷着来的皮压一夜；上机时四边用磁铁压住。浅色皮先贴一层纸质美纹胶带，粘性弱的那种，揭的时候顺着纤维，不带起粒面。`,
    },
    finishing: {
      title: msg`去焦、上油、封边`,
      description: msg`用微湿的软布蘸皮革皂擦去焦灰，晾干，再上牛脚油或貂油；先上油，焦灰就被封在里面了。切边拿细砂棒带一下，抹封边剂，用木棒来回打到发亮。想让刻痕颜色更深，在里面点一点边油，再擦平。`,
    },
  },
  inDocuments: [
    {
      sources: ["glassTube", "rfTube"],
      verdict: "partly",
      reason: msg`只做植鞣革：切、刻、镂空都行，边上一线焦黑。仿皮不做；铬鞣革未经我们书面同意，不做。`,
    },
    {
      sources: ["diode"],
      verdict: "partly",
      reason: msg`只做植鞣革：刻得细；只切薄的，厚的交给 CO₂ 机型。仿皮不做；铬鞣革未经我们书面同意，不做。`,
      kerf: {
        title: msg`切缝与缩`,
        description: msg`蓝光的切缝没有公布，皮受热还会缩，细长条会弯。要和五金对孔的，先切一件，放凉，量出差多少，再整版补。两片对缝，焦边各让一点。`,
      },
    },
    {
      accessory: "smokeFilter",
      fumes: {
        title: msg`烧头发的味道`,
        description: msg`皮是蛋白质，一烧就是那个味，附在衣服和皮料上几天不散。排风开到底，刻完再抽几分钟。屋里闻得到味，停下加工，通风，查风管和接口，机器关严没有，接净化器的再查滤芯和活性炭。味道发酸、刺鼻，立刻停机，人离开，通风以后再回来：料里多半有 PVC 或别的塑料，不要再切。没有这种味道，也不说明它是植鞣革。`,
      },
    },
    {
      fumes: {
        title: msg`烧头发的味道`,
        description: msg`皮是蛋白质，一烧就是那个味，附在衣服和皮料上几天不散。排风开到底，刻完再抽几分钟。屋里闻得到味，停下加工，通风，查风管和接口，机器关严没有。味道发酸、刺鼻，立刻停机，人离开，通风以后再回来：料里多半有 PVC 或别的塑料，不要再切。没有这种味道，也不说明它是植鞣革。`,
      },
    },
  ],
  never: {
    title: msg`看着像皮，其实不是`,
    text: msg`翻过来看背面：真皮是乱的纤维，人造革是一层布。再闻一闻，看价钱。这些只能让人起疑，不能让人放心，放心要靠卖家的成分说明。也别用烧一角的办法去试，那口烟正是问题。真皮里还有铬鞣革：鞣剂是三价铬，高温下可能变成六价铬，致癌，烟和焦灰都不能吸、不能沾手。确有需要，先带成分和检测说明来问，等我们书面同意。`,
    substances: ["imitation-leather", "pvc", "coated-fabric", "vinyl"],
  },
  showcase: {
    title: msg`植鞣革做的十二件`,
    lead: msg`裁、刻、打孔用机器，缝和磨边靠手工。`,
    objects: [
      { object: "wallet", title: msg`钱包`, alt: msg`栗色对折钱包，刻着线条画的鹿头，旁边有硬币和钥匙` },
      { object: "card-holder", title: msg`卡包`, alt: msg`绿色和原色两只卡包，袋面刻着纸鹤` },
      { object: "notebook", title: msg`皮面本`, alt: msg`棕色皮面笔记本，封面刻满等高线，带子上一颗铜扣` },
      { object: "luggage-tag", title: msg`箱牌`, alt: msg`两枚皮箱牌，一枚刻罗盘，一枚刻山，下半开着姓名窗` },
      { object: "belt", title: msg`皮带`, alt: msg`卷起的棕色皮带，刻着一路叶子，铜扣朝前` },
      { object: "tray", title: msg`收纳盘`, alt: msg`四角捏起的皮盘，盘底刻着花纹，放着钥匙、硬币和戒指` },
      { object: "key-fob", title: msg`皮钥匙扣`, alt: msg`棕、绿两只铆合的皮钥匙扣，刻着罗盘和山` },
      { object: "collar", title: msg`项圈`, alt: msg`刻着一串爪印的狗项圈，挂着爪印铜牌，后面一段绳子` },
      { object: "watch-strap", title: msg`表带`, alt: msg`平放的钢表，深蓝色表带上刻着波纹` },
      { object: "desk-pad", title: msg`桌垫`, alt: msg`刻着波浪边的皮桌垫，上面有键盘、鼠标和笔` },
      {
        object: "coasters",
        title: msg`皮杯垫`,
        alt: msg`几枚缝了边的圆皮杯垫，刻着罗盘和花纹，一枚上面放着杯子`,
      },
      { object: "cable-wraps", title: msg`理线扣`, alt: msg`三条带按扣的皮理线带，一条绕着一卷数据线` },
    ],
  },
  products: {
    title: msg`做皮用哪个系列`,
    morningLight: msg`钱包、表带和小件。CO₂ 的 Light 530 幅面 ${desktop}，相机照着皮料排版；蓝光机型刻图细。`,
    zhongtian: msg`幅面最大 ${largest}，裁片连着缝孔一版切完；整张皮先裁小。`,
  },
  ask: {
    title: msg`不确定手里是哪一种皮？`,
    lead: msg`把卖家的名称和成分说明写上，寄巴掌大一块。说明拿不到的，我们也不切。`,
    sample: msg`申请皮革打样`,
    other: link("creative", msg`看皮具能做什么`),
  },
  substances: [
    {
      id: "vegetable-tanned-leather",
      name: msg`植鞣革`,
      also: [msg`植鞣皮`, msg`植鞣牛皮`, msg`树膏皮`, verbatim("bridle leather"), verbatim("veg tan")],
      verdict: "allowed",
      reason: msg`CO₂ 能刻能切；蓝光能刻，只切薄的。气味重，排风开足。${inline(claims.cyanideSmoke)}`,
    },
    {
      id: "chrome-tanned-leather",
      name: msg`铬鞣革`,
      also: [msg`铬鞣皮`, msg`蓝湿革`, msg`蓝湿皮`, verbatim("wet blue")],
      verdict: "unknown",
      reason: msg`鞣剂里有铬，高温下可能变成致癌的六价铬。${chromeTanned}要问就带上成分和检测说明。`,
    },
    {
      id: "leather",
      name: msg`真皮`,
      also: [
        msg`皮`,
        msg`皮革`,
        msg`皮料`,
        msg`牛皮`,
        msg`羊皮`,
        msg`猪皮`,
        msg`头层牛皮`,
        msg`二层皮`,
        msg`擦蜡皮`,
      ],
      verdict: "unknown",
      reason: msg`只说了是什么动物，没说怎么鞣的，要问卖家。植鞣的可以；铬鞣的，未经我们书面同意，不能放；说不清的也不能放。`,
    },
    {
      id: "suede",
      name: msg`绒面革`,
      also: [msg`麂皮`, msg`翻毛皮`, msg`反绒皮`, msg`磨砂皮`, verbatim("nubuck")],
      verdict: "unknown",
      reason: msg`大多是铬鞣，也有化纤仿的。查清是植鞣的，照植鞣革做；别的不放。`,
    },
    {
      id: "patent-leather",
      name: msg`漆皮`,
      also: [msg`漆面皮`, msg`镜面皮`, msg`覆膜皮`],
      verdict: "unknown",
      reason: msg`亮的那一层是塑料膜：写明成分来问，未经我们书面同意，不放。`,
    },
    {
      id: "bonded-leather",
      name: msg`再生皮`,
      also: [msg`再生革`, msg`皮糠纸`, msg`碎皮革`, msg`复合皮`],
      verdict: "unknown",
      reason: msg`碎皮用胶压成：把胶和面层的安全技术说明书（SDS）发来问，未经我们书面同意，不放。`,
    },
    {
      id: "fur",
      name: msg`毛皮`,
      also: [msg`带毛皮`, msg`羊羔毛`, msg`马毛皮`],
      verdict: "unknown",
      reason: msg`毛一碰就卷、就着，皮板也多半是铬鞣：未经我们书面同意，不放。`,
    },
  ],
});
