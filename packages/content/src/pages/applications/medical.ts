import { msg } from "@lingui/core/macro";
import { inline, link, picture, spec, verbatim, type Words } from "../../authoring.ts";
import { definePage } from "../../define.ts";
import { claims } from "../../products/claims.ts";
import { models, wavelengths } from "../../products/facts.ts";
import { exact } from "../../quantity.ts";
import { pictureId } from "../../rendered.ts";
import { metric } from "./metric.ts";
import { worksOf } from "./works.ts";

const m20 = models["mark-m20"];
const rf = models["light-530-rf"];
const spot = inline(m20.spotSize);
const reach = inline(m20.workArea);
const height = inline(m20.materialThickness);
const power = inline(m20.laserPower);
const wavelength = inline(wavelengths.fiber);
const noise = inline(rf.noise);
const chromeTanned = inline(claims.chromeTanned);
const goggles = inline(claims.goggles);

/** Square Data Matrix symbols and the maximum number of digits they hold (ISO/IEC 16022). */
const symbols = [
  { modules: 16, digits: 24 },
  { modules: 18, digits: 36 },
  { modules: 20, digits: 44 },
  { modules: 22, digits: 60 },
] as const;

/** Side of a symbol, including the quiet zone of one module on each side that the standard requires. */
const sideOf = (modules: number, millimetres: number) =>
  inline(metric(exact("mm", (modules + 2) * millimetres)));

const symbolRows = symbols.map(({ modules, digits }) => {
  const count = String(modules);
  const most = String(digits);
  const fine = sideOf(modules, 0.2);
  const coarse = sideOf(modules, 0.3);
  return {
    label: msg`${count} × ${count} 模块，最多 ${most} 个数字`,
    value: spec(msg`${fine}（模块 0.3 mm：${coarse}）`),
  };
});

interface Step {
  readonly title: Words;
  readonly text: Words;
  readonly alt: Words;
}

/** Adds the pictures `<place><n>` to steps. */
const withPictures = (place: string, steps: readonly Step[]) =>
  steps.map(({ title, text, alt }, index) => ({
    title,
    text,
    picture: picture(pictureId(`${place}${index + 1}`), alt),
  }));

/** Instruments, their marks and their packaging. */
export const medical = definePage({
  id: "medical",
  meta: {
    title: msg`医疗器械激光打标与包装切割`,
    description: msg`可重复使用器械的 UDI 标识、导管衬卡和纸盒的激光加工：哪些要验证，密封垫和包装膜哪些不能切，哪台机器合适。`,
    keywords: msg`UDI 打标,手术器械打标,医疗包装切割,导管衬卡,追溯码`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow: msg`应用`,
      title: msg`医疗器械打标，包装和衬垫切割`,
      lead: msg`清洗、高压蒸汽灭菌以后，读码器还要读得出来。`,
      picture: picture("applications/medical/banner", msg`白色托盘里一排打了码的剪刀、钳子和镊子`),
      pictureTone: "light",
    },
    {
      type: "textBlocks",
      items: [
        {
          title: msg`为什么打在器械上`,
          paragraphs: [
            msg`可重复使用、每次使用前都要再处理的器械，本体上要有永久性 UDI 标识。美国看 21 CFR 801.45，欧盟看 MDR（2017/745）附件六 C 部分第 4.10 条；国内另看《医疗器械唯一标识系统规则》；英国现行的规定问 MHRA。美国和欧盟都留了例外：标了会妨碍安全或性能的，技术上做不到的。用了例外，美国要求贴标的一方（labeler）把依据记入设计文件；文件的名称和要求，以 21 CFR 801.45 的现行文本为准。`,
            msg`不锈钢上多用退火：光把表面加热，长出一层深色氧化膜，几乎不去料，也就不留藏污的沟槽。Mark M20 的光斑 ${spot}，剪刀柄上的小码也打得下。`,
          ],
        },
        {
          title: msg`软质材料，交给 CO₂`,
          paragraphs: [
            msg`导管衬卡和纸盒用 CO₂ 切，不用刀模；切边带一线浅焦色和少许细屑。换一个规格，改一处图。密封垫的材料先带安全技术说明书（SDS）来问，我们书面同意，才试。`,
            msg`包装用的膜和盖材先查成分：吸塑片查 SDS，PVC 和禁用清单上别的塑料不进激光机，其余先问我们；盖材里常见的闪蒸无纺布是 HDPE，也在禁用之列。`,
          ],
        },
        {
          title: msg`由您来验证`,
          paragraphs: [
            msg`标记能否耐受您的清洗和灭菌流程，要用您的批次、您的参数做验证。我们先打一组样件，连同参数一起给您。`,
            msg`这一页提到的法规管的是器械，不是机器。合不合规，由器械的制造商判断和证明。`,
          ],
        },
      ],
    },
    {
      type: "featureIcons",
      tone: "surface",
      title: msg`打标工位，六个要点`,
      lead: msg`数字都是 Mark M20 的，拿去对您的器械图。`,
      items: [
        { icon: "focus", title: msg`码够小`, text: msg`光斑 ${spot}，一个模块由好几条线填满` },
        { icon: "travel", title: msg`一次打一盘`, text: msg`范围 ${reach}，一盘小器械不必挪位` },
        { icon: "ruler", title: msg`放得下`, text: msg`工件连夹具高 ${height}，粗手柄和小托盘都行` },
        { icon: "document", title: msg`号码自动递增`, text: msg`序号和 Data Matrix 随件递增，图样不动` },
        { icon: "filter", title: msg`就近吸尘`, text: msg`吸口贴着工件，粉尘哪里出来，就在哪里吸走` },
        {
          icon: "lid",
          title: msg`护住眼睛`,
          text: msg`${wavelength} 的光看不见；从激光器通电之前到关机，门关好，在场的人都戴${goggles}`,
        },
      ],
    },
    {
      type: "scenes",
      title: msg`三个工位`,
      lead: msg`从器械厂，到包装间，再到器械盒。`,
      items: [
        {
          title: msg`精磨之后的打标台`,
          description: msg`镊子精磨、洗净，卡进挡块，打码，当场扫一遍。每换一把，先照安全指南关激光，护目镜不摘。读不出的立刻挑出来，不留到终检。码一般打在手柄内侧：不碰组织，也不在手指磨得到的地方。位置由器械的设计定，机器只管每一把都落在同一点。`,
          picture: picture("applications/medical/scene-1", msg`绿垫上的剪刀和镊子，读码器正对着镊子上的码`),
        },
        {
          title: msg`包装间的小批改版`,
          description: msg`导管盘在衬卡上，翻起几只耳朵卡住，整张放进托盘。临床试用只要两百套，开一副刀模不划算，图上挪两处弯口，当天就能装一套试。纸边会带一线浅焦色和少许细屑，要进洁净包装的，先按您的颗粒要求看样。`,
          picture: picture("applications/medical/scene-2", msg`透明托盘里的衬卡盘着导管，旁边是切好的空卡`),
        },
        {
          title: msg`器械盒里，一件一个位置`,
          description: msg`一件器械一个凹位，边上刻着名称和编号，少了哪件一眼就看见。衬板用木板或毛毡，适合运输、演示和培训；要跟着进灭菌器的衬板，材料由您指定，先把 SDS 寄来。`,
          picture: picture("applications/medical/scene-3", msg`打开的器械盒，毛毡衬板上一件器械一个凹位`),
        },
      ],
    },
    {
      type: "solutionTabs",
      tone: "surface",
      title: msg`从追溯码到鞋垫`,
      lead: msg`金属用光纤，卡纸、毛毡和植鞣革用 CO₂。`,
      items: [
        {
          title: msg`器械追溯码`,
          description: msg`Data Matrix 加一两行明文，退火打黑。码的四周空出一个模块；弧面上把码打小，摆在弧顶，让整个码都在焦点上。`,
          picture: picture("applications/medical/solution-1", msg`不锈钢器械柄上的 Data Matrix 码和两行号码`),
        },
        {
          title: msg`刻度与标线`,
          description: msg`探针、量规和导向套上的刻度，线宽一致，数字不糊。退火线摸不出台阶；要靠手感认的深度线用雕刻，洗不洗得净另外测。`,
          picture: picture("applications/medical/solution-2", msg`绿布上的钢质探针和量尺，刻度和数字清晰`),
        },
        {
          title: msg`密封垫`,
          description: msg`一张图套裁几十只，内外圈同心。材料看 SDS：氟橡胶（FKM）、PTFE 放出氟化氢，氯丁橡胶和别的含氯的放出氯化氢，都不切，试一片也不行。别的橡胶和塑料（丁腈、聚氨酯在内）带 SDS 先问我们，我们书面同意，才试。`,
          picture: picture(
            "applications/medical/solution-3",
            msg`三种颜色的密封垫排成几行，旁边是切剩的料片`,
          ),
        },
        {
          title: msg`导管衬卡`,
          description: msg`切口、压折线和货号一遍做完。压折线用低功率划到半透，折起来不裂，也不用压痕模。`,
          picture: picture("applications/medical/solution-4", msg`衬卡上盘着导管，翻起的耳朵把它卡住`),
        },
        {
          title: msg`鞋垫与矫形垫片`,
          description: msg`植鞣革和毛毡按左右脚、按尺码排在一张料上，尺码直接刻在背面。${chromeTanned}人造革一律不能放。`,
          picture: picture(
            "applications/medical/solution-5",
            msg`一双皮革鞋垫和一只毛毡面朝上的鞋垫，旁边是切去两只鞋垫的毛毡`,
          ),
        },
        {
          title: msg`设备外壳`,
          description: msg`阳极氧化铝的外壳用 CO₂ 打白，裸铝和不锈钢交给光纤。型号、序列号和接口符号一次排好，不再贴铭牌。`,
          picture: picture(
            "applications/medical/solution-6",
            msg`阳极氧化铝外壳，面上打着型号、二维码和接口名`,
          ),
        },
      ],
    },
    {
      type: "steps",
      title: msg`从样板到验证记录`,
      lead: msg`四步都在您手里，第一步我们可以代劳。`,
      steps: withPictures("applications/medical/lesson-", [
        {
          title: msg`打一块样板`,
          text: msg`同一种钢、同一种表面处理，先定好频率（能调脉宽的，脉宽也定好），横排速度，竖排功率，每格打一个码，编上号；换一个频率，另打一块。`,
          alt: msg`不锈钢样板，上面是一格格深浅不同的退火标记`,
        },
        {
          title: msg`评级，读码`,
          text: msg`先用 DPM 检测仪按 ISO/IEC 29158 给每格里的码评级，再用您自己的读码器读一遍，有一样不过的就划掉。`,
          alt: msg`读码器正对着样板上的一格`,
        },
        {
          title: msg`走完灭菌`,
          text: msg`样板跟着器械清洗、灭菌，走满说明书写的次数，中途定期取出来读。`,
          alt: msg`灭菌篮里放着剪刀和镊子，篮外挂着 07 号牌，前面是 08、09 两块`,
        },
        {
          title: msg`记下来，锁住`,
          text: msg`参数、钢号、批号、焦距和读码结果存成一份；换机、换场镜，从样板重来。`,
          alt: msg`平板电脑上的验证记录表`,
        },
      ]),
    },
    {
      type: "specSection",
      tone: "surface",
      title: msg`码占多大地方，验证测什么`,
      lead: msg`上半张表是算出来的边长，四周的空白已经算在内；下半张可以抄进您的验证方案。`,
      caption: msg`Data Matrix 与验证项目`,
      groups: [
        { title: msg`模块 0.2 mm 时，码的边长`, rows: symbolRows },
        {
          title: msg`样板上要测的`,
          rows: [
            { label: msg`机器读`, value: spec(msg`评级、读码器型号、距离和光照角度`) },
            { label: msg`人眼读`, value: spec(msg`明文在手术室的灯光下，不用放大镜也读得清`) },
            { label: msg`腐蚀`, value: spec(msg`钝化与打标的先后定下来，再看标记处有没有锈点`) },
            { label: msg`表面`, value: spec(msg`放大看边缘：没有毛刺，没有积渣`) },
            { label: msg`耐久`, value: spec(msg`清洗、灭菌做满规定的次数以后，以上四项重测`) },
            { label: msg`批间`, value: spec(msg`换一炉钢、换一个操作者，各再做一遍`) },
          ],
        },
      ],
      note: msg`数字容量是全用数字时的上限，带字母会少。您的 UDI 用哪种发码机构、要不要批号和序列号，决定码有多长。`,
    },
    {
      type: "productModule",
      title: msg`金属用 Mark M20，软质材料用 Light 530 RF`,
      items: [
        {
          title: verbatim(m20.name),
          title1: msg`金属件上的码`,
          description: msg`光纤，${wavelength}，${power} 三档。打码求的是稳：薄壁的器械从小功率试起，热少，就不容易变形。光束由振镜偏转，工件不动，夹具可以做得很简单。`,
          picture: picture("applications/medical/product-1", msg`Mark M20 正在给手术剪打标`),
          link: link("morningLight", msg`看 Mark M20 的全部参数`, "?model=mark-m20"),
        },
        {
          title: verbatim(rf.name),
          title1: msg`卡纸和毛毡`,
          description: msg`射频管脉冲起停快，卡纸上细窄的连桥不容易焦断。机器噪声 ${noise}，不含排风机；排风机装到室外；排风接好再开机。`,
          picture: picture(
            "applications/medical/product-2",
            msg`Light 530 RF 正在切导管衬卡，前面是一叠空卡、一张盘好导管的和一套装进托盘的`,
          ),
          link: link("morningLight", msg`看 Light 530 RF 适合什么`, "?model=light-530-rf"),
        },
      ],
    },
    worksOf(
      "medical",
      { title: msg`能打标、能切割的件`, lead: msg`不是在售的医疗器械。${inline(claims.pictures)}` },
      [
        { title: msg`骨板模板`, alt: msg`金、蓝、紫三块骨板模板排在金属板上，旁边打着 72、108、144` },
        { title: msg`标尺`, alt: msg`刻度细密的不锈钢标尺` },
        { title: msg`托盘标牌`, alt: msg`植入物托盘上的标牌` },
        { title: msg`器械牌`, alt: msg`打着号码和二维码的小金属牌` },
        { title: msg`手柄`, alt: msg`三支打着环线的器械手柄，前面是一块号码牌` },
        { title: msg`牙模托`, alt: msg`刻着病例号的牙模托盘` },
      ],
    ),
    {
      type: "faq",
      tone: "surface",
      title: msg`器械厂常问的`,
      items: [
        {
          question: msg`退火打黑的地方会生锈吗？`,
          answer: msg`可能会。加热会动到不锈钢表面的钝化层，停留越久，风险越大。先打标再钝化，还是反过来，定下一种次序，按您的腐蚀试验测过再批量做。`,
        },
        {
          question: msg`码最小能打多小？`,
          answer: msg`由读码器决定。光斑 ${spot} 打得出的码，未必每把读码器都认。模块从 0.2 mm 试起，亮面、弧面要放大。`,
        },
        {
          question: msg`塑料手柄能打 UDI 吗？`,
          answer: msg`有的能，一部分塑料在光纤下会变黑或发白。先带 SDS 问我们，由我们试；禁用清单全部适用，ABS、PVC 和聚碳酸酯都在上面。`,
        },
        {
          question: msg`你们的机器有医疗认证吗？`,
          answer: msg`没有。我们的机器不是医疗器械，没有医疗认证可列；这一页的规定管的是器械。您的质量部门需要哪份文件，请发邮件来，有没有，我们都书面答复。`,
        },
        {
          question: msg`寄样要带什么？`,
          answer: msg`同批器械三到五件，写明钢号、表面处理、要打的内容和位置、清洗与灭菌的方法、读码器型号。图给 DXF 或 SVG（网上提交先打成 zip），号码给文本，不要截图。`,
        },
      ],
      contact: { text: msg`拿不准您的钢打出来怎样？`, link: link("contactus", msg`写下钢号来问`) },
    },
    {
      type: "banner",
      place: "foot",
      title: msg`打一组样件看看`,
      lead: msg`寄来器械，寄回去的每一件都带着编号和那一格的参数。`,
      picture: picture("applications/medical/foot", msg`带纸盖的吸塑托盘，几只叠着，一只揭开一半`),
      pictureTone: "dark",
      actions: [link("sample", msg`寄器械样件`, "?material=metal"), link("metal", msg`看金属打标`)],
    },
  ],
});
