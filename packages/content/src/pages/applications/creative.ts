import { msg } from "@lingui/core/macro";
import { inline, link, picture, verbatim } from "../../authoring.ts";
import { definePage } from "../../define.ts";
import { protectiveFilm } from "../../materials/forbidden.ts";
import { claims } from "../../products/claims.ts";
import { fileFormats, kerf, models } from "../../products/facts.ts";

const light530 = models["light-530"];
const chromeTanned = inline(claims.chromeTanned);
const filmOff = inline(protectiveFilm);
const goggles = inline(claims.goggles);
const fits530 = inline(light530.materialThickness);
const light530rf = models["light-530-rf"];
const markM20 = models["mark-m20"];
const sheet530 = inline(light530.workArea);
const wood530 = inline(light530.woodThickness);
const rfNoise = inline(light530rf.noise);
const markArea = inline(markM20.workArea);
const markHeight = inline(markM20.materialThickness);
const markSpot = inline(markM20.spotSize);
const kerfWidth = inline(kerf);
const cutterFormats = inline(verbatim(fileFormats.common.join(" / ")));
const markerFormats = inline(verbatim(fileFormats.marking.join(" / ")));

/** Gifts, jewellery, packaging and signs in small numbers. */
export const creative = definePage({
  id: "creative",
  meta: {
    title: msg`激光定制礼品、包装与首饰：小批量制作`,
    description: msg`礼品、包装、首饰和标牌的小批量制作：不开模，当天改稿，一百件刻一百个不同的名字也一样做。选哪台机器、交什么文件，都在这里。`,
    keywords: msg`激光定制礼品,包装打样,激光首饰,标牌制作,小批量生产`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow: msg`应用`,
      title: msg`小批量定制：礼品、包装、首饰和标牌`,
      lead: msg`没有模具，改的只是文件；一百件可以有一百个名字。`,
      picture: picture("applications/creative/banner", msg`包装台上摆着刻花的木盒、吊牌和丝带`),
      pictureTone: "light",
    },
    {
      type: "textBlocks",
      title: msg`小店的账怎么算`,
      items: [
        {
          title: msg`从一件起做`,
          paragraphs: [
            msg`丝印要制版，冲切要刀模，激光只要一张图，适合试款、定制、补货和节前加单的小批量。几千件一模一样的，外发更合算。`,
            msg`报价时算四样：板材、上机时间、手工（撕膜、打磨、装配、装盒）和报废。新手最容易漏的是手工，它常常比上机还长。`,
          ],
        },
        {
          title: msg`一版排多少件`,
          paragraphs: [
            msg`${sheet530} 的板，直径 35 mm 的耳环片按 2 mm 间隔排，一行十三片、排八行，共一百零四片，五十二对。间隔别小于板厚的一半，否则中间那条细边会烧糊。`,
          ],
        },
      ],
    },
    {
      type: "scenes",
      tone: "surface",
      title: msg`工作台上：首饰、包装、集市`,
      items: [
        {
          title: msg`首饰台：一次试五个大小`,
          description: msg`同一款叶形耳环，按 90% 到 110% 切五个尺寸，挂上耳钩，照镜子定一个。3 mm 以下的木片和亚克力最顺手；纸质保护膜切完先留着，磨边的时候面上不花。${filmOff}戴在耳朵上的东西，边缘用 400 目以上的砂纸走一遍，挂钩选客人不过敏的材质。`,
          picture: picture(
            "applications/creative/scene-1",
            msg`首饰工作台上的耳环架，挂着亚克力和木耳环，旁边放着镊子`,
          ),
        },
        {
          title: msg`包装台：上午的图，下午的盒`,
          description: msg`盒样上午切出来，下午客户就能拿在手里。压痕线用低功率划一道，或者切成虚线，折起来不裂；插舌两侧各缩 0.5 mm，合盖就不顶。白卡正面朝下切，烟痕留在看不见的那一面。`,
          picture: picture("applications/creative/scene-2", msg`摊平的纸盒展开图，旁边是折好的盒子和封套`),
        },
        {
          title: msg`集市摊位：前一晚补货`,
          description: msg`钥匙扣、价签、立牌、杯垫，都从同一块板的边角里出来。把零碎的小件存成一个“填空”文件，大件排完，剩的空当就填它。接刻名字的单，选项要少：字体三种，位置一处；在摊位上记下名字，回工作室刻。`,
          picture: picture("applications/creative/scene-3", msg`市集摊位上的一套立牌、钥匙扣和价签`),
        },
      ],
    },
    {
      type: "solutionTabs",
      title: msg`卖得动的六样东西`,
      items: [
        {
          title: msg`刻字木盒`,
          description: msg`成品盒子也能刻，不必自己拼；Light 530 放得下的高度 ${fits530}，更高的盒子看 Light 640。盒盖合好再放进去，用相机或者不出光走边框来对位，台面上不留纸；浅色的桦木、椴木反差最好，深色的胡桃木刻了不显。刷过漆、上过清漆的盒子，带漆的 SDS 先问我们，含氯、含氟、含铅的和查不清的都不刻；我们同意了，也先在底面试一小块，漆焦了会发黄。`,
          picture: picture("applications/creative/solution-1", msg`刻着花纹的木礼盒，打开着，里面垫着纸丝`),
        },
        {
          title: msg`整版切的首饰`,
          description: msg`用浇铸亚克力，刻出来是雾白的；挤出板切边更透亮，刻线却发淡。孔离边留够一个板厚，吊久了不裂。珠光板和亚克力镜刻背面，正面看就干净；亚克力镜的背漆，SDS 写明不含铅才刻。`,
          picture: picture("applications/creative/solution-2", msg`一整版亚克力耳环，几片已经取下`),
        },
        {
          title: msg`纸礼盒与请柬`,
          description: msg`250–350 g/m² 的卡纸最好用。速度高，功率低，吹气调到纸刚好不飘，黄边就浅。细花边之间至少留 0.6 mm，寄出去就不断；整套请柬连信封、座位卡、餐单用同一份花边。`,
          picture: picture(
            "applications/creative/solution-3",
            msg`三只纸礼盒：一只还是平的，一只折到一半，一只扎好丝带`,
          ),
        },
        {
          title: msg`分层招牌`,
          description: msg`底板、色块、字，三层各切各的，背后刻上对位线再粘。双色板先要厂家的 SDS 写明基材：只用亚克力的，ABS 的绝不能放进激光机；膜先掀开一角看清颜色，刻之前整张揭掉。字太细会断，笔画留到 0.5 mm 以上；挂室外的，先问板材厂耐不耐晒。`,
          picture: picture("applications/creative/solution-4", msg`一层层叠起来的立体字招牌`),
        },
        {
          title: msg`皮革小件`,
          description: msg`钥匙扣、行李牌、杯套，一律用植鞣革。来路不明的“皮”一块也别试：人造革多是 PVC，铬鞣的受热可能生成六价铬。${chromeTanned}刻之前表面擦湿再晾半干，烟痕好清；刻完用湿布擦，再上油。`,
          picture: picture("applications/creative/solution-5", msg`一排刻了图案的皮革钥匙扣`),
        },
        {
          title: msg`婚礼与宴会`,
          description: msg`一份宾客表，同时出座位卡、桌号和回礼吊牌。名单总会改到最后一天，所以留两块空板；切之前请新人逐字核一遍，姓名里的生僻字在换字体时最容易变成方框。`,
          picture: picture("applications/creative/solution-6", msg`婚礼座位卡和桌号牌`),
        },
      ],
    },
    {
      type: "learningCarousel",
      title: msg`一款新品，四步上架`,
      slides: [
        {
          title: msg`铅笔稿`,
          text: msg`先画三个，只留一个；旁边写清料、尺寸和打算卖多少钱。`,
          picture: picture("applications/creative/lesson-1", msg`画着新品草图的速写本`),
        },
        {
          title: msg`描成线`,
          text: msg`外形闭合，字转轮廓，刻和切各放一层。`,
          picture: picture("applications/creative/lesson-2", msg`屏幕上描好的产品线稿`),
        },
        {
          title: msg`一次切出几种样子`,
          text: msg`换两种料、三种深浅，摆在一起，请店里的人挑。`,
          picture: picture("applications/creative/lesson-3", msg`几种尺寸的首样摆在一起`),
        },
        {
          title: msg`首批二十件`,
          text: msg`记下用料和工时，装盒拍照；卖完再决定排不排整版。`,
          picture: picture("applications/creative/lesson-4", msg`二十件成品分装在一只二十格木盒里`),
        },
      ],
    },
    {
      type: "productModule",
      tone: "surface",
      title: msg`店里放哪一台`,
      items: [
        {
          title: msg`Light 530`,
          title1: msg`礼品店和包装室：先配 Light 530`,
          description: msg`木、纸、植鞣革、各色亚克力都切，木板建议 ${wood530} 以内。幅面 ${sheet530}，刚好平放一张 A3 卡纸，短边只余 3 mm。店里只放一台，先放它。`,
          picture: picture("applications/creative/product-1", msg`Light 530 旁边堆着包好的礼盒`),
          link: link("morningLight", msg`看 Light 530 装在店里要留多少空`, "?model=light-530"),
        },
        {
          title: msg`Mark M20`,
          title1: msg`戒指外圈、吊坠背面的那行字`,
          description: msg`金、银、不锈钢这类裸金属用光纤的 Mark M20：光斑 ${markSpot}，打标范围 ${markArea}。它光路敞开，要放在单独的、能锁门、没有客人的房间；从激光器通电之前到关机，在场的人都戴${goggles}。含铅的合金、镀镉的和镀层不明的不打；锌合金和镀锌、镀铬的，未经我们书面同意，不打。它不切割，也不刻木头。`,
          picture: picture("applications/creative/product-2", msg`Mark M20 正在给一盘彩色圆牌打标`),
          link: link("morningLight", msg`看 Mark M20 能打哪些金属`, "?model=mark-m20"),
        },
        {
          title: msg`Light 530 RF`,
          title1: msg`细密花纹，声音也轻`,
          description: msg`射频管的脉冲控制得细，密点和渐变刻起来更好拿捏。机器噪声 ${rfNoise}（不含排风机，它装到室外）；放不放得下，先向我们索取外形尺寸。机器开着，要有人专门守着，不能一边招呼客人。只切不刻的话，玻璃管的 Light 530 更合算。`,
          picture: picture("applications/creative/product-3", msg`Light 530 RF 在木板上刻细密花纹`),
          link: link("morningLight", msg`比一比玻璃管和射频管`, "?model=light-530-rf"),
        },
      ],
    },
    {
      type: "showcase",
      title: msg`柜台上能卖的小件`,
      lead: claims.pictures,
      items: [
        {
          title: msg`戒指与托碟`,
          picture: picture("applications/creative/showcase-1", msg`叠层木碟里放着戒指，旁边是刻了花的木盒`),
        },
        {
          title: msg`书签`,
          picture: picture("applications/creative/showcase-2", msg`一套木书签`),
        },
        {
          title: msg`杯垫`,
          picture: picture("applications/creative/showcase-3", msg`收在架子里的一套杯垫`),
        },
        {
          title: msg`节日挂饰`,
          picture: picture("applications/creative/showcase-4", msg`星形挂饰`),
        },
        {
          title: msg`门牌与桌牌`,
          picture: picture("applications/creative/showcase-5", msg`贴着立体门牌号 28 和一株麦穗的木门牌`),
        },
        {
          title: msg`行李牌`,
          picture: picture("applications/creative/showcase-6", msg`刻着罗盘图案的行李牌，挂在皮带上`),
        },
      ],
    },
    {
      type: "textBlocks",
      tone: "surface",
      title: msg`接单之前谈好的几件事`,
      items: [
        {
          title: msg`客人该发什么图`,
          paragraphs: [
            msg`切割机收 ${cutterFormats}，打标机收 ${markerFormats}。客人从手机发来的多半是截图，刻得出，切不出：要切的边，得有人描成闭合的线，这份工要算进价里。`,
            msg`商标和卡通形象先问授权。刻在礼品上卖出去，责任在接单的人。`,
          ],
        },
        {
          title: msg`尺寸差一点会怎样`,
          paragraphs: [
            msg`光束有宽度，3–6 mm 的板切缝 ${kerfWidth}。单片挂件看不出来；盒子的榫，零件的线往外放半道切缝；镶宝石的孔，往里收半道切缝。先拿那块板切一个 20 mm 方片，卡尺一量，差的就是一道切缝；每条线只偏它的一半。`,
          ],
        },
        {
          title: msg`店里的烟味`,
          paragraphs: [
            msg`皮革和木头的味道会留在店里：切也好，刻也好，风管都接到屋后的室外，味道重的活放到打烊以后。亚克力刚切完装袋，气味会闷在里面，晾一夜再封口。`,
          ],
        },
        {
          title: msg`能不能入口、贴身`,
          paragraphs: [
            msg`砧板、勺子、婴儿用品，刻过的地方该用什么油、要不要送检，按销售地的规定来。激光只改变表面，不会让一块板变成食品级。`,
          ],
        },
      ],
    },
    {
      type: "faq",
      title: msg`店主常问`,
      items: [
        {
          question: msg`一百个不同的名字，要排一百次版吗？`,
          answer: msg`不用。姓名存成表格的一列，底图只画一次，用作图软件的数据合并逐行换字。先切前三件，核对字体和居中，再接着切完，人守在旁边。`,
        },
        {
          question: msg`圆的杯子、保温瓶能刻吗？`,
          answer: msg`有涂层的可以：用 CO₂ 加旋转轴去掉涂层。Light 530 放得下的高度 ${fits530}，杯子一般看 Light 640；直径和长度，订货前报给我们。先要涂层的 SDS，含氯、含氟、含铅的和查不清的都不打。没有涂层的不锈钢杯，CO₂ 留不下印子，要用光纤的 Mark M20：它不转工件，一次只打最高处一窄条，工件连夹具高 ${markHeight}。`,
        },
        {
          question: msg`为什么亚克力边上有细纹？`,
          answer: msg`多半是速度太快或者不匀。边上还发雾的，气太大：调小一点，但不关，看见火苗就停机。切直线时起停都放在废料上，走到零件边时已是全速。`,
        },
        {
          question: msg`送来打样要给什么？`,
          answer: msg`一张图、几块您自己的料、一句“要刻还是要切”；塑料附上厂家的安全技术说明书（SDS），或者写明是哪种塑料、什么成分的书面说明。料要和以后批量用的是同一种，样品才有参考价值。`,
        },
      ],
    },
    {
      type: "banner",
      place: "foot",
      title: msg`下一个节日之前`,
      lead: msg`把想卖的那一件的图和您的料寄来，我们切好，连同用时一起告诉您。`,
      picture: picture("applications/creative/foot", msg`傍晚灯光下，小店货架上的刻字小物`),
      pictureTone: "dark",
      actions: [link("sample", msg`打一套样`), link("acrylic", msg`看亚克力怎么做`)],
    },
  ],
});
