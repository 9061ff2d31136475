import { msg } from "@lingui/core/macro";
import { inline, link, picture } from "../../authoring.ts";
import { definePage } from "../../define.ts";
import { claims } from "../../products/claims.ts";
import { clearance, kerf, learning, models } from "../../products/facts.ts";

const light530 = models["light-530"];
const light640 = models["light-640"];
const noise = inline(light530.noise);
const sheet530 = inline(light530.workArea);
const size530 = inline(light530.machineSize);
const weight530 = inline(light530.weight);
const camera = inline(light530.camera);
const blueCut = inline(models["light-blue-530"].cutThickness);
const bluePower = inline(models["light-blue-530"].laserPower);
const sheet640 = inline(light640.workArea);
const longBoards = inline(claims.longBoards);
const exhaust = inline(light640.exhaust);
const mainsPower = inline(light640.mainsPower);
const kerfWidth = inline(kerf);
const course = inline(learning.course);
const behind = inline(clearance.behind);
const beside = inline(clearance.beside);

/** Schools, vocational training and maker spaces. */
export const education = definePage({
  id: "education",
  meta: {
    title: msg`学校用激光切割机：课堂与创客空间`,
    description: msg`中小学、职校和创客空间怎样用激光机上课：一节课的项目、班级分工、图纸格式、材料和安全规矩，以及教室选哪台机器。`,
    keywords: msg`创客教育,学校激光切割机,STEAM 课程,劳技课,职业教育`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow: msg`应用`,
      title: msg`激光切割机进课堂：小件一节课做完`,
      lead: msg`学生画图，受过培训的老师开机。头一节课一组做一件；全班排成一版以后，小件人手一件。`,
      picture: picture(
        "applications/education/banner",
        msg`教室长桌上的 Light 530，上盖合着，旁边一排六套木齿轮教具`,
      ),
      pictureTone: "light",
    },
    {
      type: "textBlocks",
      title: msg`一节课怎么安排`,
      items: [
        {
          title: msg`四十五分钟怎么分`,
          paragraphs: [
            msg`十分钟讲原理，二十分钟画图，余下的时间上机。六个人一组，头一节课每组一起做一件，几组的图排在同一块板上一起切。`,
            msg`上机要多久，课前就能算：切线总长除以速度。一版图切线共 6 m，按 15 mm/s 走是 400 秒，不到七分钟；刻大面积的底纹另算，比切边慢得多。`,
          ],
        },
        {
          title: msg`一个班，一台机器`,
          paragraphs: [
            msg`画图的人多，上机的人少，课就不会停。机器旁只站一组：学生核对尺寸、看切割（条件见下面“谁能开机”），老师开盖取件、扫碎屑；其余的学生在座位上改图、打磨、拼装。`,
          ],
        },
      ],
    },
    {
      type: "scenes",
      tone: "surface",
      title: msg`三间不同的教室`,
      items: [
        {
          title: msg`创客教室：人人有一件`,
          description: msg`四年级，二十四个人，一块 ${sheet530} 的椴木板。名牌做成 80 × 30 mm，间隔 5 mm，一版排得下 40 块。学生在电脑上定字和图案，老师收齐文件排好版，后半节课切完发到手里。防尘护目镜挂在打磨区，用砂纸和锉刀时戴；激光机合着上盖看，护目镜代替不了上盖。`,
          picture: picture(
            "applications/education/scene-1",
            msg`创客教室里的激光机，旁边放着零件包，墙钩上挂着护目镜`,
          ),
        },
        {
          title: msg`职校实训：测试格和切缝`,
          description: msg`一张测试格，横排改速度，竖排改功率，学生逐格写下切透没有、边有多黑，再用卡尺量切缝。3–6 mm 的板，切缝在 ${kerfWidth} 之间，以自己量出来的那个数为准。第二周换一批板重做，两张表一比，就明白参数为什么不能照抄。`,
          picture: picture("applications/education/scene-2", msg`实训台上的测试格、卡尺和摊开的记录本`),
        },
        {
          title: msg`物理小组：看得见的传动`,
          description: msg`齿数比定下来，天象仪里地球和月亮的快慢就定了。第一版切卡纸，转不顺只费一张纸；第二版才上 4 mm 胶合板。轴在支架里要转得动，在齿轮里要咬得住，齿侧还要留一点间隙：三种配合，在同一块板上各试三档。`,
          picture: picture("applications/education/scene-3", msg`装到一半的胶合板齿轮天象仪`),
        },
      ],
    },
    {
      type: "solutionTabs",
      title: msg`六种作品，直接放进教案`,
      items: [
        {
          title: msg`拼插动物`,
          description: msg`3 mm 板，槽口十字相插，不用胶。槽宽画成板厚减一道切缝，先切一排 2.75–3.05 mm 的试槽，挑插着不晃的那一个。适合小学高年级，讲对称和骨架。`,
          picture: picture("applications/education/solution-1", msg`拼插起来的木恐龙骨架`),
        },
        {
          title: msg`齿轮与传动比`,
          description: msg`两只齿轮要啮合，模数必须一样；12 齿带 36 齿，转速剩三分之一。学生先算，再数齿、转手柄验证。彩色亚克力好认，木头便宜，卡纸适合打草稿。`,
          picture: picture(
            "applications/education/solution-2",
            msg`木板上一组啮合的齿轮，前后放着直尺和卡尺`,
          ),
        },
        {
          title: msg`分区拼图`,
          description: msg`底图用有审图号的标准地图，国界、省界和岛屿不删不改，只减少多余的点：点太密，机器会一顿一顿。板上先浅刻地名，再切边；小岛刻在底板上，不切下来。地理课、历史课都用得上。`,
          picture: picture("applications/education/solution-3", msg`各色亚克力拼成的地区地图`),
        },
        {
          title: msg`承重结构`,
          description: msg`同样一张 2 mm 板，各组切自己的桁架，挂水瓶加水，直到断为止。断在哪一根，录下来慢放。比的是承重除以自重，桥做得轻的组也能赢。`,
          picture: picture("applications/education/solution-4", msg`薄木板拼成的桁架桥模型，中间压着砝码`),
        },
        {
          title: msg`奖牌与号码`,
          description: msg`运动会、艺术节，一个表格导出姓名，一张底图批量换字。孔和外形统一，只有字不同，全班轮流当排版员，顺便学会检查错别字。`,
          picture: picture("applications/education/solution-5", msg`运动会的号码牌和奖牌`),
        },
        {
          title: msg`从草图到实物`,
          description: msg`美术课的线稿拍下来，描成封闭的线，下午就能变成印章、书签、剪影。学生会发现，纸上顺手的一笔，切下来可能就是断的：连接在哪里，是设计要回答的第一个问题。`,
          picture: picture("applications/education/solution-6", msg`电脑上的图样，旁边是照着它切出来的成品`),
        },
      ],
    },
    {
      type: "learningCarousel",
      tone: "surface",
      title: msg`五次课，学会激光切割`,
      lead: msg`老师自己先走一遍：学会操作只要 ${course}。`,
      slides: [
        {
          title: msg`第一课 名牌与书签`,
          text: msg`分清切和刻，下课能指出沿哪条线切，哪一块会掉下来。`,
          picture: picture("applications/education/lesson-1", msg`刻着号码的木牌，一块已经穿上挂绳`),
        },
        {
          title: msg`第二课 测试格`,
          text: msg`学会读测试格，为一块没用过的板定下参数。`,
          picture: picture("applications/education/lesson-2", msg`刻着功率和速度小方格的木板`),
        },
        {
          title: msg`第三课 指接盒`,
          text: msg`量出切缝，改图，让六块板不上胶也立得住，最后才粘。`,
          picture: picture("applications/education/lesson-3", msg`榫口相接的木盒，前板还没装上，旁边一瓶胶`),
        },
        {
          title: msg`第四课 手摇机关`,
          text: msg`用凸轮把转动变成上下，调到不卡为止。`,
          picture: picture("applications/education/lesson-4", msg`带凸轮的木制手摇机关玩具`),
        },
        {
          title: msg`第五课 镂空灯`,
          text: msg`把花纹排成连得住的格子，装上 LED，关灯验收。`,
          picture: picture("applications/education/lesson-5", msg`亮着的木格子灯`),
        },
      ],
    },
    {
      type: "productModule",
      title: msg`按教室选机器`,
      items: [
        {
          title: msg`Light 530`,
          title1: msg`教室里的一张结实工作台`,
          description: msg`一版放 ${sheet530}，木头、卡纸、透明和彩色亚克力都能切，小学到高中一台够用。${camera} 相机把台面照到屏幕上，学生拖着图，就能排到边角料上。机身 ${size530}，普通课桌放不下；重 ${weight530}，用小车运，由四个人抬上台，或用升降台车，放好就不再搬；机身后面留 ${behind}，左右各留 ${beside}。`,
          picture: picture("applications/education/product-1", msg`学校工作台上的 Light 530`),
          link: link("morningLight", msg`看 Light 530 的全部数据`, "?model=light-530"),
        },
        {
          title: msg`Light Blue 530`,
          title1: msg`社团活动的第一台`,
          description: msg`${bluePower} 蓝光，不用水冷；接好排风，用 USB 连上 Windows 电脑。卡纸和薄的植鞣革能刻能切，木材切透${blueCut}；透明亚克力不能切，选课题时避开。占多大地方、用什么电，先问我们，再给它备位置。`,
          picture: picture(
            "applications/education/product-2",
            msg`小工作台上的 Light Blue 530，旁边是卡纸模型`,
          ),
          link: link("morningLight", msg`看 Light Blue 530 能切什么`, "?model=light-blue-530"),
        },
        {
          title: msg`Light 640`,
          title1: msg`实训车间，一天排满六节`,
          description: msg`落地机身，一版 ${sheet640}。长板只在课外送。${longBoards}排风口 ${exhaust}，线路按 ${mainsPower} 准备；下单前先问后勤，风管能不能通到室外。职校学生学排料、看老师做保养；机器只由受过培训的老师操作。`,
          picture: picture("applications/education/product-3", msg`职校实训车间里的 Light 640`),
          link: link("zhongtian", msg`看 Light 640 要多大地方`, "?model=light-640"),
        },
      ],
    },
    {
      type: "textBlocks",
      tone: "surface",
      title: msg`贴在机器旁边的规矩`,
      items: [
        {
          title: msg`谁能开机`,
          paragraphs: [
            msg`${inline(claims.inClass)}写的是别的类别，不放进教室。开机、换料、取件由受过培训的老师来，激光机开着，老师就不离开。`,
            msg`不上课时断电、锁门；二氧化碳灭火器放在伸手够得到的地方，碎屑盘每天倒空。`,
          ],
        },
        {
          title: msg`什么材料能带来`,
          paragraphs: [
            msg`材料由学校统一采购，学生自带的塑料一律不切。最容易混进来的是 PVC 文件夹、刻字膜和人造革：受热放出氯化氢，伤人也伤机器，换什么滤芯都不能切。`,
            msg`买胶合板问一句胶，买亚克力要一份安全技术说明书（SDS），说不出名字的余料扔进“不切”箱。`,
          ],
        },
        {
          title: msg`烟和声音怎么办`,
          paragraphs: [
            msg`Light 530 机器噪声 ${noise}，不含排风机；排风机装到室外。机器开着，后排不容易听清，操作步骤在开机前讲完。能通室外就通室外，这样最可靠；接不出风管的，Light 530 和 Light 640 配净化器（Light Blue 530 不配，先问我们），切的时候教室一直通风，再装一只一氧化碳报警器：一氧化碳，哪种滤芯都拦不住。换滤芯记进设备台账。`,
          ],
        },
        {
          title: msg`学生交什么文件`,
          paragraphs: [
            msg`切割交 SVG 或 DXF，雕刻的图片交 PNG 或 JPG，300 dpi 以上；文字先转成轮廓，换台电脑也不变样。`,
            msg`图纸按毫米、按 1:1 画，角上放一个 100 mm 的方框。导入以后量一下方框，比例错没错，一眼就知道。`,
          ],
        },
      ],
    },
    {
      type: "faq",
      title: msg`老师和校长常问`,
      items: [
        {
          question: msg`几岁的学生可以用？`,
          answer: msg`画图从小学三四年级就能开始。开机、换料和取件只由受过培训的老师做，高年级也一样：学生画图，在电脑上把活排好。`,
        },
        {
          question: msg`采购表要填激光类别，怎么填？`,
          answer: msg`请在询价时写明要填激光类别，我们按您要的那台机器书面答复；激光类别和符合性声明，两份文件没有拿齐，机器不得投入使用。激光产品按 IEC 60825-1 分类，中国对应 GB/T 7247.1-2024。1 类指封闭、联锁有效、正常使用时的状态；拆了护板、短接了联锁或检修时开着盖出光，就不再适用。`,
        },
        {
          question: msg`一学期耗多少材料？`,
          answer: msg`按人头算最准：一个名牌占 85 × 35 mm，一只小盒子大约占半版。先切卡纸样，定稿再上木板；最省料的，往往是肯多排一次版的班。`,
        },
        {
          question: msg`没有专门的技术老师，能开课吗？`,
          answer: msg`能，只要开机的老师先受过这台机器的培训：操作 ${course}学会，花时间的是备课。从名牌和测试格开始，每次只加一样新内容。`,
        },
        {
          question: msg`钱可以分期付吗？`,
          answer: msg`可以问。把学校的付款周期和预算年度写进留言；能不能分、怎样分，销售书面答复。`,
        },
      ],
    },
    {
      type: "banner",
      place: "foot",
      title: msg`下学期，让作品摆满架子`,
      lead: msg`说说班额、教室和现有的插座，我们回您一份配置和材料清单。`,
      picture: picture("applications/education/foot", msg`傍晚的架子上摆着学生做完的作品`),
      pictureTone: "dark",
      actions: [link("contactus", msg`说说您的教室`), link("finance", msg`看分期怎么付`)],
    },
  ],
});
