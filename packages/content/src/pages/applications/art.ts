import { msg } from "@lingui/core/macro";
import { inline, link, picture } from "../../authoring.ts";
import { definePage } from "../../define.ts";
import { claims } from "../../products/claims.ts";
import { kerf, models, wavelengths } from "../../products/facts.ts";

const light530rf = models["light-530-rf"];
const kerfWidth = inline(kerf);
const sheet530 = inline(models["light-530"].workArea);
const sheet1390 = inline(models["light-1390"].workArea);
const longBoards = inline(claims.longBoards);
const rfNoise = inline(light530rf.noise);
const rfPrecision = inline(light530rf.precision);
const co2 = inline(wavelengths.glassTube);

/** Paper cuts, inlay, light boxes and prints. */
export const art = definePage({
  id: "art",
  meta: {
    title: msg`激光雕刻机做纸雕、木镶嵌与灯箱`,
    description: msg`艺术家和手工作者怎样用激光雕刻机做纸雕、木镶嵌、版画和灯箱：纸雕的层距，镶嵌的切缝补偿，照片转灰阶，灯光布置。`,
    keywords: msg`纸雕灯箱,木镶嵌,激光艺术,屏风雕花,版画`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow: msg`应用`,
      title: msg`用激光做纸雕、镶嵌和灯箱`,
      lead: msg`重复一千遍的线条交给机器，取舍留给自己。`,
      picture: picture("applications/art/banner", msg`暗下来的工作室里，一只层层叠起的纸雕灯箱亮着`),
      pictureTone: "dark",
    },
    {
      type: "textBlocks",
      title: msg`哪些交给机器，哪些留给手`,
      items: [
        {
          title: msg`适合用激光做的`,
          paragraphs: [
            msg`激光擅长三件事：重复、对位、细。一百个同样的花格、七层对得上的轮廓、细枝条，用机器切；画哪一笔、停在哪里、哪层用旧纸，由作者定。`,
            msg`机器切的边整齐划一，没有手工的起伏。想留手工味，切完用刀修几处；或者手撕一层，扫描成图，后面几层按它切。`,
          ],
        },
        {
          title: msg`编号的作品怎么说`,
          paragraphs: [
            msg`限量几件，就只做几个编号：每件刻上自己的号，切完把这一版文件另存，和出样记录一起归档，不再改。展签写清做法，“激光切割纸雕，手工拼贴”，买的人看得明白。`,
          ],
        },
      ],
    },
    {
      type: "scenes",
      tone: "surface",
      title: msg`三位作者的桌子`,
      items: [
        {
          title: msg`剪纸作者：一张团花，切成七层`,
          description: msg`一张团花，手剪一天，改一处就重来。改成文件以后，先切三种连接宽度的小样，0.4、0.6、0.8 mm，拿起来抖一抖，哪张不断就用哪张。各层四角切定位孔，孔径照定位针的粗细，插紧再上胶，七层就对得齐。`,
          picture: picture("applications/art/scene-1", msg`剪纸作者的桌上，薄如刀刃的纸层用针叠在一起`),
        },
        {
          title: msg`木工作者：几种木头拼一张画`,
          description: msg`深色胡桃、浅色枫木、偏红的樱桃木，按颜色分区，一种木头一个文件。木皮贴上低粘的美纹纸再切，薄片不飞，正面不熏。切口的焦边会在拼缝里留下一圈黑线；不想要，就把零件画大一点，切下来用砂纸磨掉焦边，再拼。`,
          picture: picture("applications/art/scene-2", msg`几种颜色的木皮正拼成一幅画`),
        },
        {
          title: msg`装置作者：影子比东西大`,
          description: msg`灯离格栅近，影子大而虚；灯远，影子小而实。动手前用一张卡纸和手机闪光灯试距离，再定孔的大小。悬挂的球分成十二片或更多，插槽编号，运到现场徒手拼；每片留一个吊点，承重另算，别靠胶。`,
          picture: picture("applications/art/scene-3", msg`悬在空中的几只镂空球灯，都亮着`),
        },
      ],
    },
    {
      type: "solutionTabs",
      title: msg`六种做法，同一台机器`,
      items: [
        {
          title: msg`纸雕风景`,
          description: msg`每层纸之间垫 5 mm，光从最后一层打进来，远近就分开了。最前面一层线条最粗，越往后越细、越疏，天空多留白。纸用 160–250 g/m²，太薄会塌，太厚边缘发焦。`,
          picture: picture("applications/art/solution-1", msg`七层叠起的纸雕山水`),
        },
        {
          title: msg`木镶嵌`,
          description: msg`3–6 mm 的板，切缝宽 ${kerfWidth}。嵌片按切缝放大一点，敲进去正好，不用填缝。木纹方向事先在图上画箭头，排版时跟着转，天空横走，树干竖走，画面就自然。`,
          picture: picture("applications/art/solution-2", msg`几种木皮拼成的镶嵌画`),
        },
        {
          title: msg`导光亚克力`,
          description: msg`透明板边上打光，只有刻过的地方亮。线稿刻浅一点，面上点得密一点，远看是灰；从背面刻，正面摸上去仍是光的。几张叠起来各打一种色光，就有了前后。`,
          picture: picture("applications/art/solution-3", msg`边缘打光的亚克力雕塑`),
        },
        {
          title: msg`花格与屏风`,
          description: msg`一个单元画好再阵列，接头落在节点上，拼缝就藏住了。板条宽度别小于板厚，运输时就不折。大幅的屏风分成可拆的几扇，Light 1390 一次放 ${sheet1390}。${longBoards}步骤照安全指南。`,
          picture: picture("applications/art/solution-4", msg`立着的木花格屏风`),
        },
        {
          title: msg`版画木版`,
          description: msg`图先左右翻转，留下来的部分着墨。椴木胶合板面平、纹细，刻到 1 mm 深，分两三遍走，比一遍烧深边缘更利。刻完用铜刷清掉浮炭，上一层薄虫胶再滚墨，否则木头会把第一遍墨吸干。`,
          picture: picture("applications/art/solution-5", msg`刻好的木版、墨辊和一张印出来的画`),
        },
        {
          title: msg`模版画`,
          description: msg`闭合的图案中间会掉，像字母 O，加两根细桥，喷完或刷完再手补。用一次的切卡纸，用多次的切亚克力薄片。千万别拿刻字膜来切，那多半是 PVC。`,
          picture: picture(
            "applications/art/solution-6",
            msg`一张镂空模版、颜料和刷子，旁边是用它刷出来的画`,
          ),
        },
      ],
    },
    {
      type: "learningCarousel",
      title: msg`一张照片，怎样变成灯箱`,
      slides: [
        {
          title: msg`减成五个灰阶`,
          text: msg`缩小、模糊、分色阶；认得出来就够了，细节是后面几层的事。`,
          picture: picture("applications/art/lesson-1", msg`一张照片旁边是减成几个灰阶的版本`),
        },
        {
          title: msg`一层一个编号`,
          text: msg`每层包含它前面所有的暗部，四周留同样宽的框；角上刻号，或者旁边摆一枚号码牌。`,
          picture: picture("applications/art/lesson-2", msg`五层纸依次排开，每层旁边一枚号码牌`),
        },
        {
          title: msg`垫条和灯带`,
          text: msg`叠好，不上胶，通电看哪层太黑，只重切那一层。`,
          picture: picture("applications/art/lesson-3", msg`正在组装的灯箱，灯带已经点亮`),
        },
        {
          title: msg`上墙`,
          text: msg`用低压电源，背板留散热缝；挂在没有直射光的那面墙。`,
          picture: picture("applications/art/lesson-4", msg`挂在墙上的灯箱`),
        },
      ],
    },
    {
      type: "showcase",
      tone: "surface",
      title: msg`激光能做的艺术作品`,
      lead: claims.pictures,
      items: [
        { title: msg`灯箱与灯屋`, picture: picture("applications/art/showcase-1", msg`亮着的多层灯箱`) },
        { title: msg`木拼画`, picture: picture("applications/art/showcase-2", msg`木皮拼成的画板`) },
        { title: msg`镂空球`, picture: picture("applications/art/showcase-3", msg`木片拼成的镂空球`) },
        {
          title: msg`木刻版`,
          picture: picture("applications/art/showcase-4", msg`几块刻好的小木版，前面是印出来的卡片`),
        },
        {
          title: msg`剪影肖像`,
          picture: picture("applications/art/showcase-5", msg`木框里的人像剪影，前面是一张小号的镂空卡纸`),
        },
        { title: msg`团花屏`, picture: picture("applications/art/showcase-6", msg`团花纹样的镂空屏`) },
        {
          title: msg`石刻`,
          picture: picture("applications/art/showcase-7", msg`立着的石板，刻着两片银杏叶`),
        },
        {
          title: msg`玻璃刻画`,
          picture: picture("applications/art/showcase-8", msg`三块玻璃上刻着鹭鸟和芦苇`),
        },
      ],
    },
    {
      type: "textBlocks",
      title: msg`动手之前：照片、格式、场地、尺寸`,
      items: [
        {
          title: msg`照片怎么刻`,
          paragraphs: [
            msg`照片先转成灰度，分辨率 300 dpi 以上。木纹会抢戏，人像挑纹理平的椴木；先刻一条十级灰阶，哪一级开始糊成一片，就把照片的暗部提到那一级以上。`,
          ],
        },
        {
          title: msg`交什么格式`,
          paragraphs: [
            msg`镂空的层存 SVG、AI 或 DXF，一层一个文件或一层一个图层；灰度图存 PNG 或 TIF，别存压过几次的 JPG。手绘稿用扫描，不用手机斜着拍。`,
            msg`曲线上的点越少越好。自动描摹出来的一片叶子常有两百个点，简化到二十个，边圆，机器也走得快。`,
          ],
        },
        {
          title: msg`工作室里的烟、火和旧料`,
          paragraphs: [
            msg`纸屑易燃，切完一张清一次台面。开着吹气，人守在旁边，灭火器放在够得到的地方，不放在机器背后。住宅改的工作室，排风口不要对着邻居的窗。`,
            msg`旧画框、旧招牌、捡来的板最有味道，也最不知道里面是什么。漆面和复合板先弄清成分，问过我们再放；弄不清的不放进激光机，只在机器外面做画框的背板。`,
          ],
        },
        {
          title: msg`选多大的机器`,
          paragraphs: [
            msg`Light 530 的 ${sheet530} 放得下一张 A3，短边只余 3 mm；大多数镶嵌也够用。要安静，看 Light 530 RF：机器噪声 ${rfNoise}，定位精度 ${rfPrecision}，幅面没有公布，请来问；数里不含排风机，排风机也要挑安静的。屏风和装置用大幅的板，选落地机。纸、木、亚克力都吸收 ${co2} 的光，一台 CO₂ 就够。`,
          ],
        },
      ],
    },
    {
      type: "faq",
      tone: "surface",
      title: msg`作者之间常问`,
      items: [
        {
          question: msg`白纸边上发黄，怎么办？`,
          answer: msg`速度再高，功率再低，宁可走两遍；正面朝下，垫板擦净。还黄，多半是纸里有机械浆（磨木浆），换不含机械浆的，或者全棉浆的试试。`,
        },
        {
          question: msg`能刻玻璃和石头吗？`,
          answer: msg`能刻，不能切。玻璃上的白是一片细小的裂纹，贴湿纸、低功率、点放粗，裂纹就匀。承压的玻璃、钢化玻璃不刻；空的啤酒瓶、气泡酒瓶也不刻。板岩、花岗岩刻出来比底色浅。`,
        },
        {
          question: msg`为什么同一块胶合板，这头透那头不透？`,
          answer: msg`胶和节疤不匀，或者板翘了，焦点跑了。四角压平再对焦，买板时挑标明适合激光切割的胶。`,
        },
        {
          question: msg`作品能放多少年？`,
          answer: msg`看纸和灯。用无酸纸、冷光 LED，避开直射光，焦边只会慢慢变浅。要进馆藏的，请先问修复师。`,
        },
      ],
    },
    {
      type: "banner",
      place: "foot",
      title: msg`把第一层交给我们`,
      lead: msg`寄一张您常用的纸或一片木皮，附上图，我们切好寄回。`,
      picture: picture("applications/art/foot", msg`展墙上的三块花格和它们的影子`),
      pictureTone: "light",
      actions: [link("sample", msg`申请纸张打样`), link("paper", msg`纸能切多细`)],
    },
  ],
});
