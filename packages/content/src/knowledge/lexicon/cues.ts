/** Words that point to the same thing in a question, in both languages, separated by commas. */
export const cues = {
  warranty:
    "who pays, 算谁的, 谁负责, 谁出钱, 谁承担, 在保, 保多长, 过保, 保内, 出保, 保修多长, 保多少, 保修时间, still covered, in warranty, out of warranty, warranty, warranties, warrenty, guarantee, guaranteed, guaranty, covered, coverage, under warranty, 保修, 质保, 三包, 包修, 质保期, 保修期, 保固, 保多久, 保几年, 包换, 保质期, 保修吗, 保不保修, 免费修, 包不包修, warrantied, guaranteed for, guarantee period, 保修几年, 保几个月, 保多少年, 质保几年, 管保修, 保吗",
  tube: "tube, tubes, laser tube, glass tube, laser source, the source, 激光管, 管子, 玻璃管, 灯管, 光管, 激光器, 换管",
  glassTube: "glass tube, glass tubes, glass laser tube, glass, dc tube, 玻璃管, 玻璃激光管",
  rfTube: "rf tube, rf tubes, metal tube, rf, 射频管, 金属管, 射频",
  last: "last, lasts, life, lifetime, lifespan, wear out, worn out, hours, good for, 寿命, 用多久, 能用多久, 用几年, 多少小时, 能用几年, 撑多久, 用多长时间, 能撑, worn, wears out, wears, wear down, be finished, burnt out, burn out",
  replace:
    "该换, 要换, swap out, replace, replacing, replacement, change, changed, swap, new one, new tube, renew, 换, 更换, 换一次, 换管, 换新, 多久换, swapped, swaps, top up",
  oftenword:
    "how often, often, when do i, when should, 多久, 什么时候, 多长时间, 几年, how regularly, how frequently, how many times",
  excluded:
    "crashes into, crash into, crashed into, hits something, scratched it, got a scratch, scratched after, my fault, 撞了, 磕了, 划了, 花了免费, not covered, isnt covered, not included in the warranty, exclusions, excluded, exclude, misuse, my own fault, broke it myself, dropped it, drop it, accident, accidental, accidentally, accidental damage, user damage, damage, void, voids, wear parts, consumable, consumables, crash, crashed, operator error, 不保, 不在保修, 不包括, 不保修, 人为, 人为损坏, 自己弄坏, 弄坏, 摔坏, 摔了, 撞坏, 磕坏, 易损件, 耗材, 操作失误, 误操作, 不包含, 除外, 弄坏了, drop the lens, drop a lens, my mistake, my own mistake, own fault, fell down, fell off, water damage, 摔了镜片, 自己摔, 自己搞坏, 手滑, 进水",
  lensword:
    "镜子, lens, lenses, mirror, mirrors, optics, nozzle, 镜片, 反射镜, 聚焦镜, 镜头, 喷嘴, 透镜, 保护镜, 反光镜, 反射镜片, 镜面, focus lens, optic",
  extend:
    "多买, 多买两年, 再买两年, 加两年, more years of warranty, more years, extra years, extra year, longer guarantee, longer warrant, longer, 多保两年, 加钱多保, 多保, 多买一年, 加一年, 多一年, 再买一年, 买多一年, 再保, 另买保修, 多买保修, 加钱保修, third year, second year, second year of, longer cover, prolong, buy more warranty, more warranty, extend, extended, extension, longer warranty, extra warranty, additional warranty, extra year, more years, add years, 延保, 延长保修, 延长, 加保, 续保, 加买保修, 买保修, 延长质保",
  sparepart:
    "parts for, new parts, parts in stock, order parts, buy parts, need parts, need a part, get parts, new part, machine parts, 买零件, 零件坏, 机器零件, 换零件, 零件几天, 零件多久, spare part, spare parts, spares, spare, replacement part, replacement parts, 备件, 配件, 零配件, 备品, 易损件, replacement lens, replacement mirror, replacement nozzle, part number, order a part, order a lens, 买镜片, 买喷嘴, 换个镜片",
  ship: "ship, ships, shipped, shipping, deliver, delivered, delivery, send, sent, dispatch, dispatched, arrive, arrives, get here, post, mail out, lead time, 发货, 发出, 寄出, 寄, 到货, 送到, 能到, 几天到, 发, 送货, 货期, 交期, 交货, 多久到, 几天能到, 快递, 发过来, 寄过来, how soon will you send, send it out, dispatched in, leaves you, leave your warehouse, gets sent, in the post, how long for delivery of, 几天寄, 几天能寄, 多久寄, 几天发",
  fault:
    "froze, is frozen, frozen screen, display frozen, screen frozen, hangs up, crashed, error code, beeps, 卡死, 卡住不动, 花屏, 报错, 蜂鸣, packs up, packed up, conks out, gives up, died, is dead, tube dead, gave up, packed in, went dead, gone dead, 趴窝, 罢工了, 歇菜, 起不来, 黑屏, fixes it, breaks down, if it breaks down, wrong with my, is wrong with, something is wrong, stopped firing, no beam, wont fire, laser wont fire, dead laser, stopped, no laser light, 不出激光, 没反应, 打不出, fault, faulty, broken, broke, breaks, break down, broke down, breakdown, stopped working, not working, doesnt work, wont start, wont turn on, dead, defect, defective, goes wrong, went wrong, malfunction, error, problem with my machine, issue with my machine, something wrong, something breaks, if it breaks, 故障, 坏了, 坏掉, 出毛病, 出问题, 出故障, 不动了, 不工作, 开不了机, 不出光, 报警, 死机, 罢工, 停机, 有毛病, 坏",
  repair:
    "fixes, mends, mend, 要准备什么, 准备什么信息, 准备哪些信息, 报修要, what do i tell you when, 提供什么, 要提供, info do you need, information do you need, 哪些信息, who do i ring, who do i call, whom do i call, who to call, 找哪个, 打给谁, 谁来修, repair, repairs, repaired, fix, fixed, service engineer, technician, report, engineer, on-site service, onsite, technical support, tech support, support team, 维修, 修, 报修, 修理, 上门, 师傅, 工程师, 技术支持, 找谁, 检修, 修一下, 怎么修, 售后服务",
  sample:
    "先刻一下, 先切一下, 先打一下, 给你们先, 拿块给你们, as a trial, trial engraving, engrave my, test part, test parts, test piece for me, cut something for me, cut one for me, cut me one, make one for me, do one for me, do a test piece, test pieces, proof piece, see quality, see the quality, judge the quality, check the quality, see the result first, 切个样, 刻个样, 做个样, 出个样, 看看质量, 看质量, 看品质, 先做一个看看, 先试一个, 小样, 先看看效果, 看看效果, 看下效果, see a cut, see it cut, see how it looks, in my own material, my own material, 拿我的料, 拿自家, 用我的料, 用我自己的料, test piece, cut a test, test piece out of, trial piece out of, one-off test, test cut request, sample request, request a sample, send a sample, sample form, 打样申请, 申请打样, 样品申请, trial, sample, samples, test cut, test cuts, sample cut, trial cut, try my material, test my material, trial piece, test run, test on my material, send you some material, send you a piece, send you material, send in material, send you my, free sample, test engrave, demo cut, sample piece, 打样, 试样, 试切, 试打, 试刻, 试雕, 样品, 寄样, 寄材料, 打个样, 试做, 样件, 打样品, 寄料, 测试样, 试件, 免费打样, 打一个样, 先试, cut me a, engrave me a, test cut for me, prove it on my, try out on my, test my, testing my, show me a result, sample engraving, 试一块, 试一下我的, 试我的料, 帮我切一块, 切一块试试, 帮我试, 刻一个看看, 打一块",
  tryword:
    "切切看, 刻刻看, 打打看, 试切, 试刻, 试打, 打个样看看, 切一下看看, try, test, trial, before buying, before i buy, before we buy, before ordering, first, demo, see it first, 先试, 试试, 试用, 先看效果, 买之前, 看效果, 测试, 试一下",
  upload:
    "传附件, 加附件, 附件大小, 附件多大, 附件格式, 附件限制, 附件能传, which files can i add, files can i add, add files, add a file, 图传, 传图纸, 发图, 传图片, file upload, upload, uploading, attach, attachment, attachments, file size limit, size limit, how big a file, file limit, max file size, attach a file, mb, 上传, 传文件, 传多大, 传图, 发文件, 文件多大, 文件大小, 多大的文件, 文件最大, 传什么, 传几个, 超过多少",
  instalment:
    "split the invoice, split the bill, over 2 budgets, over two budgets, two budgets, 分两个年度, 分年度, 两个年度, 一期一期, 慢慢还, 分开付, 手头紧, 先用后付, 分着付, 欠着, 赊, 先付一部分, 每月付, 每个月付, spread, in parts, every month, per month, monthly payments, part payment, credit terms, instalment, instalments, installment, installments, finance, financing, financed, monthly, pay monthly, pay over time, payment plan, pay in parts, lease, leasing, loan, credit, hire purchase, rent, rental, credit card, down payment, deposit, pay later, spread the cost, split the payment, split payment, payments, pay in, 分期, 分期付款, 贷款, 月供, 首付, 租赁, 租, 按揭, 分几期, 分几次, 月付, 按月付, 信用卡, 花呗, 定金, 分批付, 先付一半, 融资, 免息, 分12期, pay it off, pay off, in stages, over several months, bit by bit, 分几个月, 月租, 首付多少, 能租, 能赊, hire",
  pay: "刷卡, 支持刷卡, card payment, pay by card, visa, mastercard, pay, payment, payment methods, paypal, wire, bank transfer, 付款, 支付, 付钱, 怎么付, 付款方式, 转账, 支付宝, 微信支付, 对公, how can i pay, payment options, method of payment, pay you, 怎么给钱, 咋付, 打款",
  dealer:
    "卖你们的机器, 卖你们, 代理你们, 帮你们卖, distributor in, sell in, your distributor, become your, dealer, dealers, dealership, distributor, distributors, distribution, reseller, resell, reselling, resale partner, agent, agency, become a partner, partner, partnership, represent you, sell your machines, sell your, franchise, integrator, wholesale, 代理, 代理商, 经销, 经销商, 加盟, 分销, 合作, 伙伴, 做你们的代理, 渠道商, 批发, 招商, 总代, 代销, 集成商, resell your, selling your machines, sell them in, sell these in, import your, exclusive rights, territory, 卖你家, 拿货, 进货, 区域代理, 想做代理, 独家",
  buyword:
    "your store, online store, web store, 怎么买, 哪里买, 在哪买, 哪儿买, 哪里可以买, 哪能买, 去哪买, 想买, 能买, 可以买, 买一套, 买机器, 买你们, 订机器, 订一台, 订机, 拍下, 直接拍, 下订单, 付款下单, straight from the site, order straight, order directly, order from you, buy, buying, purchase, order, ordering, place an order, where to get, get one, checkout, buy online, online store, 购买, 下单, 订购, 订货, 采购, 网购, 淘宝, 京东, 天猫, 入手, 购机, buy one, how do i get one, how can i get one, want one, purchase one, order process, ordering process, procurement, 咋买, 怎么订, 下定, 想订, 拿一台",
  online:
    "online, on the website, on this site, website, web shop, amazon, ebay, directly, 网上, 线上, 网站, 官网, 直接",
  contactword:
    "contact, reach you, get in touch, talk to a person, talk to someone, talk to a human, speak to, speak with, human, real person, real human, live agent, representative, someone call, call me, call back, 联系, 联系方式, 人工, 真人, 转人工, 客服, 找真人, 找人, 联系你们, 联络, 怎么找你们, 人工客服",
  phoneword:
    "哪个号, 打哪个, 打什么号, 打几号, 打哪个号, 联系号码, phone nr, phone no, phone line, whats your number, your number, telephone nr, phone somebody, phone someone, give me a number, number for, phone number, telephone, telephone number, hotline, call you, call, ring you, sales number, 电话, 电话号码, 热线, 打电话, 座机, 号码, 联系电话, 手机号, give you a call, a call, hot line, 热线电话, 打你们",
  salesword:
    "sales, sales team, sales department, salesperson, sales person, 销售, 售前, 销售员, 业务员, 业务",
  serviceword:
    "repair dept, repair department, repairs, service team, fault line, 报修, 修机器, service, after sales, after-sales, aftersales, customer service, support, helpline, service line, service number, service department, 售后, 售后服务, 维修部, 售后部",
  emailword:
    "mail you, post you, mail addy, addy, write to you, 哪个邮箱, 发哪个邮箱, 邮箱发, email, e-mail, email address, 邮箱, 邮件, 电子邮箱, 电子邮件, 邮箱地址, email 地址, 发邮件",
  address:
    "how do i get to you, want to look at a machine, look at a machine, drop in, come over, pick it up, collect it, collect from you, 怎么走, 去你们那, 过去看, 来看机器, 看机器, 登门, 自提, come and look, look at one running, look at one, see one running, see one working, see one in action, 看看真机, 看真机, 看样机, 去你们那看, 工厂在, 工厂地址, 你们工厂, 厂里看, 去厂里, 去工厂, 看厂里, 到厂里, factory address, the factory, your factory, factory located, factory tour, visit your, are you located, you located, located in, address, location, where are you, where are you based, visit, showroom, come and see, where is your company, headquarters, which city, which country, 地址, 在哪里, 在哪, 在哪儿, 厂在, 总部, 参观, 展厅, 哪个城市, 公司在, 厂址, 实地, 看看机器, 看厂, 哪个省, 什么地方, in real life, see it in person, see a machine, see the machine, come by, drop by, where is your factory, where is your office, 看实机, 看实物, 看样机, 实地看, 厂子在, 厂子, 你们在哪",
  hours:
    "when open, opening, what time do you open, what time open, 几点开门, 开门时间, 什么时候上班, 营业, when can i ring, when can i phone, when do you pick up, 什么时候能打, 什么时候可以打, 几点能打, 几点打, sat, sundays, open sat, u open, you open, open today, are you open, opening hours, office hours, business hours, working hours, opening times, weekend, weekends, saturday, sunday, when are you open, when can i call, time zone, hours are you, when are they there, when are they, when is someone, when is somebody, anyone there, when do you open, when do you close, lunch break, what hours, phone hours, what time do you, what time are you, available on weekends, open on, bank holiday, 上班时间, 营业时间, 几点上班, 几点下班, 周末, 周六, 周日, 星期天, 星期六, 星期日, 礼拜天, 礼拜六, 节假日, 上班吗, 服务时间, 几点到几点, 几点能打, 几点有人, 有人接, 什么时候有人, 什么时间有人, 几点前, on saturdays, on sundays, after hours, in the evening, evenings, reachable, 晚上能打, 中午有人, public holidays, 放假, 国庆, 春节",
  download:
    "where do i get the design software, 从哪下, 哪下, 下哪里, 软件从哪, 在哪里下, 哪里下, 哪能下, 哪儿下, where do i get the software, get the design software, get the software from, get software, downloadable, download, downloads, downloading, installer, install file, setup file, get the software, install, installation file, exe, 下载, 安装包, 安装程序, 怎么下, 在哪下, 下载地址, 安装文件, 装软件, where is the software, software download, get lightmaker studio, 软件在哪, 软件去哪, 软件哪里",
  softwareword:
    "design software, 设计软件, software, program, programme, lightmaker studio, studio, app, 软件, 程序",
  manual:
    "lost the book, printed manual, user book, 说明手册, 纸质说明书, 说明书丢, user guide, 中文说明书, english manual, chinese manual, manual, manuals, user manual, handbook, instructions, instruction book, instruction manual, 说明书, 手册, 用户手册, 使用说明, 使用手册, 用户指南, 操作手册, hand book, user manual pdf, operating manual, paper manual, instruction booklet, 操作说明, 使用书, 产品手册",
  specsheet:
    "参数表下载, 参数表在哪, 参数表哪里, 参数表文件, 下载参数表, spec sheet, spec sheets, data sheet, datasheet, specification sheet, specs pdf, brochure, spec pdf, 规格表, 规格书, 技术参数表, 参数 pdf, 规格 pdf, 资料下载, 彩页, 规格单, 参数单",
  guide:
    "怎么用机器, 怎么用这台, 怎么用这台机器, 机器怎么用, 这台怎么用, 设备怎么用, 怎么用设备, use this machine, use the machine, use your machine, use the laser, guide for, a guide, operation guides, any videos, training videos, how to videos, tutorial video, operation guide, tutorial, tutorials, how to operate, getting started, quick start, how to use it, step by step, 教程, 操作指南, 使用教程, 视频教程, 视频, 操作教程, 怎么操作, 指南, 上手教程, 教学, 快速入门, video, videos, how-to, how tos, learn videos, demo video, 演示视频, 学习视频, 操作视频",
  free: "free, included, come with, comes with, extra cost, cost extra, pay extra, license, licence, subscription, 免费, 收费, 要钱, 送, 附带, 包含, 另外买, 授权, 另付, 送不送, 要不要钱",
  phoneapp:
    "from the phone, on the phone, via the phone, the phone app, my phone, a phone, phone control, on a phone, via phone, with phone, by phone app, cellphone, cell phone, mobile, smartphone, tablet, ipad, iphone, android, phone app, mobile app, from my phone, on my phone, app, 手机, 平板, 手机软件, 手机app, 手机上, 手机控制, 安卓, 手机能, control it from my phone, from a phone, using my phone, phone to control, send from phone, send from my phone, tablet control, 手机操作, 手机发图, 用手机, 手机传",
  cloud:
    "if my pc dies, my pc dies, pc breaks, lose my drawings, lose my files, backup of my, backed up, back up my, 电脑坏了, 换电脑, 图还在, 图会不会丢, 丢图, 备份, drawings get saved, drawings saved, drawings stored, files saved, files stored, drawings kept, save my drawings, 图存, 图纸存, 文件存, 存在哪, 存哪, 存到哪, cloud, cloud platform, cloud storage, stored online, sync, synced, 云, 云平台, 云端, 云存储, 云盘, 同步",
  mac: "苹果本, 苹果机, 苹果笔记本, mac, macos, macbook, apple computer, imac, apple, 苹果, 苹果电脑, mac 电脑, 苹果系统",
  computer:
    "win还是mac, windows or mac, mac or pc, mac or windows, win 还是 mac, 电脑系统, computer, pc, laptop, notebook, which computer, computer requirements, system requirements, spec of computer, chromebook, 电脑, 笔记本, 电脑配置, 什么电脑, 电脑要求, 台式机, 台式电脑, 电脑要什么",
  formatsword:
    "file format, file formats, file types, formats, format, dxf, svg, cad, 格式, 文件格式, 什么文件",
  clearance:
    "against the kitchen wall, 靠厨房墙, 靠着放, 墙边放, gap needed behind, room behind, gap at the back, gap to the wall, close to the wall, right against, 靠着墙, 背后留, 后面空, 后面要空, 两边留, off the wall, behind the light, leave behind, wall distance, 离墙, 墙要留, 离后墙, 后墙, 要离墙, 隔墙, leave free, free at the back, at the back, gap behind, how much gap, spacing, clearance, distance to the wall, how far from the wall, from the wall, away from the wall, against the wall, against a wall, space around, room around, space behind, behind it, behind the machine, free space, how close to the wall, around the machine, on each side, 离墙, 靠墙, 贴墙, 周围留, 留多少空间, 留多大空间, 留多少距离, 留多少, 留空, 四周, 间距, 间隙, 后面留, 后面要留, 旁边留, 两侧, 左右留, 离墙多远, 距离墙, 留多远, 空多少, 空出, 身后, 贴着墙, 挨着墙, 背后",
  room: "big room, small room, room big enough, size of room, space needed, space does it need, room does it need, space for the machine, 放机器的房间, 多大的屋, 多大屋子, 要多大的房, 屋子要, space requirement, space requirements, room size, site requirements, garage size, how big a room, how much space, how much room, floor area, 房间, 场地, 空间, 多大地方, 多大房间, 多大的房间, 场地要求, 地方要多大, 多大空间, 多大的地方",
  floor:
    "木地板, 水泥地, 地砖, 瓷砖地, 承得起, 吃得住, 扛得住, wooden floors, timber floor, floorboards, carry the weight, hold a, take the weight, 撑得住, 撑得起, 老房子, 木楼板, wooden floor, upper floor, floor carry, hold the weight, 承重够, floor, floor load, floor loading, upstairs, second floor, first floor, concrete floor, load bearing, hold it, 楼板, 承重, 地面, 地板, 二楼, 楼上, 楼层, 承得住, 承受, 受得了, 三楼, 压坏",
  learn:
    "没基础, 零经验, 外行, productive, 会不会难, be productive, 会操作, 零基础到, 从零, 几个小时学会, 学几个小时, 操作几个小时, learn it, learn to use, learn to run, learn to operate, learn how to use, to learn, learn the machine, learn this, learn, is it complicated, never touched, touched a laser, staff can run, new staff, how long till staff, can run it, new employee, hire, self taught, 摸过, 没碰过, 没玩过, 多久会用, 多久能会, 会用, 上手快, 入门, 教不教, 新人, 学徒, 多久能独立, learning, hard to learn, easy to learn, easy to use, hard to use, difficult, beginner, beginners, newbie, novice, no experience, never used, learning curve, inexperienced, pick up, get the hang, user friendly, 学会, 上手, 难学, 难不难, 新手, 小白, 没经验, 没用过, 初学, 好学, 学多久, 容易学, 好上手, 零基础, 学得会, 难用, 不会用, 学会用, 多久学会, 学起来, 难吗, get to grips, difficult to operate, simple to use, can anyone use, can my staff, how hard is it, hard to operate, operate it myself, teach myself, non technical, 好操作吗, 操作难, 难操作, 简单吗, 傻瓜, 会电脑就, 文化不高, 年纪大",
  training:
    "training on site, on-site training, 上门培训, 上门教, 现场培训, 有人教, 谁教, training, train, trained, teach us, teach me, 培训, 教会, 包教, 教学, 包教会, 教我们, 课程, do you train, train us, train my, train staff, teach my staff, 教不教, 教学吗, 培训吗, 教我, 派人教, course, courses",
  firstcut:
    "same day it arrives, the day it arrives, work the same day, start the same day, out of the box to, 当天能干活, 到手当天, 拿到当天, 开箱到, 多久切第一, 切第一件, 当天能用, 当天就能, first thing, cut something, until i can cut, how soon can we, first cut, first piece, first job, up and running, start cutting, out of the box, set up time, setup time, set it up, unbox, unboxing, get started, get going, plug in to first, how soon can i, 第一件, 第一刀, 开箱, 首件, 第一次切, 多久能切, 多久能用上, 到手, 装好, 安装多久, 切出第一, 拆箱, 插上电, 第一次用, 第一次使用, how soon running, start working, until it works, how soon can i start, assemble, assembly, ready to cut, 多久能开工, 多久能开机, 当天开工, 几天能用, 到货多久",
  maintain:
    "morning routine, daily routine, before switching on, before i switch on, start of the day, end of the day, shut down routine, weekly checks, 收工前, 下班前, 每周做, 每周要, 怎么养护, 每天要, 每天要做, 每天检查, 每天保养, 每天做什么, 每天擦, 每天做啥, daily care, daily check, daily checks, daily maintenance, do daily, check daily, what daily, servicing schedule, service schedule, service plan, servicing, look after it, 养机器, 维护周期, keep it in shape, keep in shape, do each day, every day, each day, before starting, before i start, every morning, 开机前, 天天要, 开工前, 收工, maintain, maintenance, upkeep, service interval, look after, cleaning schedule, keep it clean, daily checks, weekly, 保养, 维护, 日常保养, 养护, 保养周期, 平时要做, 维保, 每天要做, 每天检查, 清洁机器, maintenence, maintainance, take care of it, look after the, service it, 上油, 润滑, 日常维护, 怎么养, 保养啥, oiling",
  clean:
    "脏了, 花了, 雾了, 糊了, clean, cleaning, cleaned, wipe, dirty, wash, dusty, 擦, 清洁, 清洗, 擦拭, 脏, 洗, 清理, 清灰, polish, dust off, smudge, fingerprints, 擦镜, 擦镜片, 吹灰, 灰尘",
  safety:
    "safe, safety, safely, danger, dangerous, hazard, hazards, hazardous, harmful, risk, risks, precautions, radiation, unsafe, 安全, 安全吗, 危险, 有害, 注意事项, 注意什么, 辐射, 伤人, 对身体, 有毒吗, 安全须知, 危不危险, 安不安全",
  company:
    "工厂还是, 贸易商, 厂家还是, 是工厂吗, manufacturer or, factory or, reseller or, or a reseller, 是不是厂家, making these, making lasers, how many years have you, years have you been, 干这行, 做激光几年, 几年了, how many certificates, how many patents, company certificates, 多少项证书, 有多少证书, 几项证书, 公司规模, 年产量, 多少专利, 工厂规模, 厂子多大, 做激光多少年, 做这行, 做了多少台, 经验多少年, years of experience, experience do you, how long have u, been around, how long in business, factory or trader, trader, your company, about you, who are you, about the company, manufacturer, are you a manufacturer, are you the manufacturer, trading company, middleman, how long have you been, in business, years in business, how old is your company, how many machines have you, how many machines made, reputable, how big is your company, 公司介绍, 厂家, 是厂家吗, 贸易公司, 中间商, 做了多少年, 成立, 多少年了, 你们公司, 做了几年, 干了多少年, 多少证书, 你们是谁, 源头厂家, 卖了多少台, 多少台了, 哪年, 靠谱吗, what do you do, who is behind, your history, founded, been making lasers, serious company, real company, how big are you, 你们什么公司, 哪家公司, 几年历史, 正规吗, 公司多大, 开了几年",
  news: "your news, company news, news page, news section, any news, where is the news, latest from you, announcements, press, blog, latest news, articles, 新闻, 动态, 最新消息, 公司新闻, 资讯, 公告",
  privacy:
    "read what i type, read what i write, reading this chat, who reads this, see what i type, is this private, 看得到我打, 我打的字, 看得到吗我, 谁看得到, 看我聊天, 保密吗, chat logs, chat log, keep logs, 聊天记录, keep my chat, my chat messages, chat messages, store my messages, my messages, chat history, 存聊天, 聊天内容, 记录你们存, privacy, personal data, my data, gdpr, delete my data, store this chat, save this chat, personal information, data protection, my information, who reads, 隐私, 个人信息, 聊天记录, 我的资料, 信息安全, 泄露, 删除我的, 保存我的, 我的信息, my phone number, my number after, my address data, share my, spam, sell my data, pass on my, track me, 我的电话, 泄漏, 骚扰电话, 卖给别人, 给别人, 会不会泄",
  goggles:
    "look at the beam, look at the light, look at the spot, look at it while, looking at the beam, looking at the laser, stare at, 防护眼睛, 看激光, 看光, 直接看, 对眼睛, look through the lid, watch through, watch it mark, watch it engrave, look at the laser, eyes when, goggles, goggle, glasses, eyewear, eye protection, safety glasses, protective glasses, eye, eyes, eyesight, blind, ppe, sunglasses, stare, watch the beam, look into, 护目镜, 眼镜, 防护眼镜, 眼睛, 伤眼, 护眼, 墨镜, 防护镜, 盯着, 看着激光, 晃眼, 刺眼, 直视, 瞎",
  fire: "着起来, 烧起来了, 里面着, 着火了, 点着, 有火, 火大, 火了, 小火, 火焰, is burning, burning inside, starts burning, 烧着了, 冒火苗, 起火了, flame up, flaming, burst into flames, whats burning, fire, fires, catch fire, catches fire, caught fire, flame, flames, burn down, extinguisher, on fire, put out, flare up, smoke alarm, ignite, ignites, 着火, 起火, 冒火, 灭火器, 灭火, 失火, 火灾, 明火, 烧起来, 烧着, 火苗, 着了, 燃起来",
  lid: "lid, lid open, cover open, open lid, hood, with the door open, door open, lid up, open the lid, cover up, 上盖, 盖子, 开盖, 掀盖, 盖, 盖着, 打开盖, 开着盖, 盖没关, 舱盖",
  interlock:
    "门控, 拆了, 联锁短接, 挡板, shields, shield, remove the shield, take off the shield, sensor, interlock, interlocks, safety switch, bypass, override, disable, defeat, tape over, jumper, door switch, door sensor, lid sensor, lid switch, short out, 联锁, 互锁, 短接, 门开关, 安全开关, 屏蔽, 跳过, 短路掉, 拆掉传感器, 感应开关, 保护开关",
  openword: "open, opened, 开, 开着, 打开, 敞开, 掀开, 掀",
  unattended:
    "出去买, 买个饭, 去买, pop to the shop, leave the room while, have to watch it, do i have to watch, watch it all the time, run on its own, 要看着机器, 必须看着, 出去吃饭, 去吃饭, 出去一下, 回家睡, 去睡觉, 人回家, 挂着切, 人先撤, 挂着, 人走, 撤, 第二天来收, 自己切, 不守着, 不看着, 让它自己, 不盯, 开着走, 溜达, run over night, run all night, nobody there, noone there, alone in the room, while nobody, go to sleep, come back later, come back tomorrow, next morning, away from the machine, leave the machine, leave the shop, leave it, running alone, unattended, unsupervised, overnight, go home, leave it running, walk away, leave the room, leave it alone, left alone, stay with it, stay next to it, babysit, run by itself, while i sleep, at night, nip out, go for lunch, pop out, without me, keep an eye, 无人值守, 没人看, 没人, 过夜, 晚上自动, 离开, 走开, 守着, 自己跑, 通宵, 人不在, 盯着机器, 无人看, 人走开, 一晚上, 晚上让它, 夜里, 挂机, 没人管, 下班, 半夜",
  exhaustword:
    "smoke pipe, 开窗, 通风开窗, 打洞排烟, 排烟洞, exhaust, extraction, extractor, ventilation, ventilate, ventilated, vent, venting, fumes, smoke, smell, odour, odor, fume, 排风, 抽风, 通风, 排烟, 烟, 烟雾, 气味, 异味, 味道, 排气, 抽烟, 油烟, 味儿",
  window:
    "window, windows, no window, without a window, windowless, outside, outdoors, basement, indoors, apartment, flat, chimney, wall hole, 窗, 窗户, 没有窗, 没窗, 室外, 地下室, 公寓, 室内, 排到, 窗外, 外面, 没窗户",
  withoutvent:
    "without extraction, without ventilation, without exhaust, no ventilation, no extraction, no exhaust, turn off the extraction, extraction off, fan off, do i need extraction, without a fan, 不排风, 不开排风, 不抽风, 没有排风, 没排风, 关掉排风, 不通风, 不接排烟, 没通风",
  extractionweak:
    "smoke doesnt clear, smoke wont clear, smoke is not clearing, smoke not clearing, smoke stays, smoke got worse, more smoke than before, 烟变大了, 烟变大, 烟越来越大, 烟散不, isnt getting sucked, not getting sucked, sucked out, doesnt suck, not sucked, smoke hangs, hanging around, 老是抽不走, 抽不走, 抽得不干净, 烟味大, smoke isnt clearing, smoke not clearing, not extracting, full of smoke, smoke stays, weak extraction, poor extraction, smoky, smoke inside, smoke building up, smoke everywhere, smoke leaking, smoke coming out, not sucking, 烟抽不干净, 抽不干净, 排风变弱, 都是烟, 烟排不出, 排不出去, 抽风不行, 烟散不掉, 吸力, 烟很大, 漏烟, 抽不动, 排不干净, smoke does not get out, smoke not going out, smoke wont leave, smoke comes back, stinks inside, smells a lot, room smells, 烟出不去, 烟抽不出去, 抽不出去, 屋里味大, 烟往外冒, 冒烟出来",
  complete:
    "插电就能用, 直接能用, 拿来就用, 到手就能用, 开箱即用, ready to use, ready to go, plug and play, plug in and go, what comes with, 标配有什么, 标配都有, what else do i need, what else, anything else, come in the box, in the box, what is included, whats included, everything i need, complete set, package, packing list, need to buy, besides the machine, 还要买什么, 还要另外买, 还需要买, 包含哪些, 到货清单, 配齐, 还要准备, 装箱单, 箱子里, 还得买, 另外要准备, 还缺什么, 开箱有什么, 还需要什么, 还需要准备, 除了机器, what extra do i need, what more do i need, what else must, shopping list, extra equipment, additional equipment, what is in the package, 要配什么, 还要配, 要自备, 自备什么, 另配, 还差什么",
  chiller:
    "chiller, chillers, water chiller, cooling unit, cw3000, cw-3000, cw5000, cw5200, 冷水机, 水冷机, 制冷机, 冰水机",
  coolant:
    "sort of water, type of water, tap, water type, water quality, 哪种水, 啥水, 水用什么, coolant, cooling water, what water, which water, water change, change the water, tap water, distilled, distilled water, purified, deionized, deionised, antifreeze, kind of water, top up, 冷却水, 什么水, 换水, 自来水, 纯净水, 蒸馏水, 防冻液, 水多久换, 加什么水, 矿泉水, 用水, 加水, 去离子水",
  price:
    "哪个便宜, 哪台便宜, 谁便宜, 便宜吗, 便宜多少, 贵多少, 太贵, 这么贵, 一台卖多少, 卖多少钱, 卖啥价, how expensive, is it expensive, so expensive, too expensive, is it cheap, my budget, what is your budget price, price of, price for, 是不是很贵, 贵不贵, 卖多少, 多少钱一台, 啥价, 报个价, 询价, 价多少, 什么价位, 单价多少, price, prices, pricing, cost, costs, costing, quote, quotation, how much is, how much does it cost, how much for, how much are, cheapest, discount, dollars, euros, pounds sterling, usd, rmb, price list, affordable, msrp, £, $, €, 价格, 多少钱, 报价, 价钱, 售价, 价位, 最便宜, 预算, 优惠, 打折, 折扣, 怎么卖, 什么价, 价目表, 单价, 多少块, 几万, 几千块, 多少银子, 大概多少钱, 万块, 底价, 最低价, 费用, 贵吗, 便宜点",
  tax: "tax, taxes, vat, duty, customs, import duty, shipping cost, freight, 税, 关税, 运费, 含税, 增值税",
  moq: "buy just one, buy only one, buy a single, just buy one, moq, minimum order, minimum quantity, min order, minimum, just one, only one, single machine, one machine, one unit, one piece, smallest order, order one, 起订量, 最低数量, 最小起订, 一台卖, 一台也卖, 只买一台, 买一台, 起订, 单台, 一台起, 几台起, 一个也卖, 最少买, 最少订, 订一台, 起批, buy one only, order a single, sell single, just a single, a single machine, buy 1, order 1, 就买一台, 买一台行, 一台起卖, 单台卖, 一台发",
  afterrequest:
    "no reply, nobody replies, nobody answered, no answer yet, no answer from you, havent heard, havent heard back, still waiting for a reply, 没人回, 没回我, 没人理, 没回音, 没消息, 不回复, 怎么还没回, filled your form, when do i hear, when will you answer, when will someone reply, i wrote, 表填完, 多久回我, 会回我吗, answer the contact form, answer the form, answer forms, reply to the form, reply to messages, answer messages, 留言以后多久, 有人理我, 多久有人理, 答复我, answer my request, somebody answer, someone answer my, when will somebody, response to my request, filled in your form, ive filled in, filled in the form, filled out, sent in, 交了之后, 表单交了, 交了表, when do i get a reply, reply to me, do you reply, how fast do you answer, how soon do you reply, how quick do you reply, answer my form, respond to me, 填了表, 表单, 多久有人, 多久给我, 多久给回, 提交表单, 填完表, after the form, sent the form, submitted the form, send the form, form sent, after i send, after submitting, after i submit, when will you reply, when will i hear, hear back, response time, get back to me, what happens after, what happens when i send, next step, who will contact, 多久回复, 提交之后, 提交以后, 留言之后, 多久联系, 什么时候回复, 几天回复, 谁联系我, 多久答复, 回复我, 联系我, 提交了, 多久回, 提交完, filled the form, fill in the form, filled the contact form, wrote to you, sent you a message, left a message, when do you call, how long to hear, how long for a reply, how long until someone, 留了言, 留言多久, 发了消息, 填完, 发了表",
  throughnot:
    "arent cut, not all cut, spots not cut, not cut everywhere, 没切下来, 掉不下来, 有几块没切, 没以前有劲, 没劲, 没力, 有劲, 不如以前, weaker than before, seems weaker, less power than, not as strong, 最近切不透, not thru, not go thru, not through, cut fine, cut fine last week, worked fine yesterday, not cutting, cuts half way, only cuts half, half way through, wont go through, 切不穿了, 突然切不穿, 没切透, 切不掉, 切一半, 不穿了, 切不过去, 昨天能切, 之前能切, 前几天还能切, 切着切着不透, not cutting through, doesnt cut through, does not cut through, not cut through, wont cut through, stopped cutting, no longer cuts, cuts incomplete, not going through, isnt cutting, cutting through anymore, got weaker, weaker, lost power, loss of power, losing power, power dropped, used to cut, cut fine yesterday, cut yesterday, barely cuts, 切不透, 切不断, 切不穿, 变弱, 切不动了, 功率下降, 以前能切, 昨天还, 光变弱, 没力了, 激光弱了, 不透了, 切不开, 切不下来, 光弱, not cutting all, all the way through, cut is shallow, leaves uncut, not deep enough anymore, weak today, weak lately, weaker now, underpowered lately, 切不通, 切不到底, 没切断, 底下没切开, 力气小了, 没以前",
  align:
    "beam off, beam is off, beam doesnt hit, doesnt hit the middle, off centre, off center, not centred, hits the side, beam drifts, out of alignment, 打不到中间, 光不正, 光歪, 光打偏, 光斑偏, 偏光, 不在中间, 没对准, align, alignment, aligning, misaligned, beam alignment, 校光, 调光路, 光路, 对光, 光偏",
  drawing:
    "what resolution, which resolution, resolution should, resolution do i need, how many dpi, 多少分辨率, 分辨率多少, 分辨率要, 多少dpi, 照片刻出来糊, 图片糊, drawing prep, prep guide, prepare my drawing, 图纸要怎么准备, 图纸怎么准备, 准备图纸, 图要怎么, 图怎么准备, 怎么准备图, prepare artwork, artwork, prepare files, prepare drawings, prepare drawing, file preparation, dpi for, what dpi, dpi should, dpi do i need, 照片分辨率, prepare a drawing, prepare my file, save a drawing, save my drawing, save my file, export, exporting, export settings, line thickness, line weight, hairline, outlines, convert text, convert to outlines, resolution of photo, photo resolution, fonts, colours mean, colors mean, colour code, import correctly, set up my file, set up the drawing, 导出, 存图, 图纸怎么存, 转曲, 线宽设, 图纸要求, 文字转, 图怎么存, 怎么画图, 画图要求, 图层颜色, 颜色区分, 存成什么, 出图, 保存图纸, 照片要多少, 照片多少dpi, 要多少dpi, 照片要多少dpi, 图要求, 矢量图要求, file setup, vector setup, artwork requirements, how should i draw, line colours, 怎么存, 保存成",
  wrongsize:
    "comes out 99, comes out 98, comes out smaller, comes out bigger, not exactly, not the same size as, 切出来99, 差了0, 量出来小, 量出来差, 不是整数, 零件小了, 小了0, 小了, 大了一点, undersize, under size, 0.2mm under, too short, too wide, 小一丢丢, 比图上小, 比图纸小, 小了点, 尺寸偏, 比图小, 大小跟图, a bit smaller, smaller than the drawing, not to size, size not right, measure wrong, 1 mm off, wrong size, too small, slightly small, size is off, dimensions are off, too big, undersized, oversize, not the right size, wrong dimensions, slightly off, come out small, comes out small, off by, smaller than drawn, parts are loose, 尺寸不对, 偏小, 偏大, 尺寸有误差, 小了一点, 尺寸不准, 切出来小, 大小不对, 尺寸差, 对不上, 差了, 小一圈, 切小了, 切小, 做小了, 尺寸小了, 尺寸大了, 尺寸不一样, size mismatch, parts too small, parts too big, parts come out, wrong scale, scaled wrong, mm smaller, mm too small, mm short",
  kerf: "how wide is the cut, how wide a cut, width of cut, cut line, cutting width, 切口多宽, 切缝有多宽, 缝有多宽, 一刀吃掉, 吃掉多少, 吃多少, 切掉多少, 损耗, 光缝, 刀缝, cut line width, material lost, material lose, eaten, burn away, how much does the beam remove, kerf, kerf width, cut width, width of the cut, 切缝, 缝宽, 切缝多宽, 割缝, 缝多宽, 补偿",
  fitparts:
    "slots are loose, too loose, loose fit, joints loose, parts loose, 拼得松, 太松, 松了, 拼不紧, 榫卯拼, 拼不上去, 拼不上, 拼不起来, 装不上, 卡不进, dont fit together, do not fit together, wont fit together, 榫卯, slot, slots, slotted, press fit, joints, interlocking, fit together, finger joint, box joint, tabs, tight fit, snug, 插接, 卡槽, 榫, 插槽, 拼接, 拼装, 严丝合缝, 插接件",
  noiseword:
    "hear it, will neighbours, 投诉, 吵到, neighbours, neighbors, neighbour, neighbor, office noise, disturb, 邻居, 办公室, 扰民",
  remote:
    "from afar, look at my pc, log in to my, log in from, take over my screen, see my screen, 连过来, 连电脑看, 远程桌面, 向日葵, 连我的机器, 连我机器, 偷偷连, 连到我的, 连上我的机器, connect to my machine, connects to my machine, log into my machine, log in to my machine, connect to my laser, over the internet, through the internet, connect to our machine, 远程看, 远程连接, 连上我的机器, log in remotely, log in, log in to the machine, logging in, from outside, dial in, vpn, 远程登录, 远程连, remote, remotely, teamviewer, remote access, connect to my machine, control my machine, remote support, remote diagnosis, access my machine, 远程, 远程控制, 远程诊断, 远程协助, 远程维修, 连到我的机器, over internet, from your office, access my pc, take over my pc, control my pc, anydesk, 连我电脑, 控制我电脑, 登录我",
  unknownplastic:
    "不知道啥材质, 不知道什么材质, 材质不知道, 不知道是啥料, 不清楚材质, 什么材质不知道, no clue what kind, no idea what kind, dont know what kind, what kind of plastic, unknown plastic, some kind of plastic, plastic from, plastic offcut, mystery, mystery plastic, no label, unlabelled plastic, clear plastic, donated, found some plastic, random plastic, scrap plastic, 没标签, 没有标签, 捡来的, 别人给的, dont know what plastic, not sure what plastic, some plastic, unidentified, no idea what plastic, dont know which plastic, what plastic it is, dont know the plastic, which plastic it is, 不知道什么塑料, 不认识的塑料, 不知道是什么塑料, 成分不明, 什么塑料, 不清楚什么塑料, 不确定什么塑料, 不明塑料, 不知道材质, 来路不明, 啥塑料",
  msds: "data sheet, sds, msds, safety data sheet, composition, 安全技术说明书, 技术说明书, 数据表, 安全数据, 成分表, 成分",
  cast: "cast, cast acrylic, 浇铸, 浇注, 浇铸板",
  extruded: "extruded, extruded acrylic, 挤出, 挤出板, 挤塑",
  clear: "clear, transparent, see through, see-through, 透明",
  edgeword:
    "edge, edges, polished edge, glossy edge, clear edge, flame polished, 边缘, 切口, 断面, 毛边, 发雾, 光亮, 亮边, 切边, cut edge, rim, sides of the cut, 边不亮, 切面",
  settings:
    "抄的参数, 别人的参数, 抄参数, 多大功率多快, 用多大功率, 多大功率合适, 速度功率, 功率和速度, speed and power for, what speed and power, power for cutting, what power for, 参数多少合适, 给个参数, 切割参数, 雕刻参数, 用多少参数, 参数怎么设, cut settings, engrave settings, speed settings, power settings, starting settings, starting point, 起步参数, settings, parameters, power and speed, speed and power, which settings, recommended settings, setting, settings table, setting table, 功率速度, 参数怎么调, 设多少, 参数设置, 设置参数, 工艺参数, 速度多少合适, 网上的参数, 打多少功率, 调多少",
  internet:
    "internet, forum, youtube, somebody elses, someone elses, facebook group, 网上, 论坛, 别人的, 抖音, 网友",
  longboard:
    "feed a board, board through, boards through, feed boards, feed a long, sheet through, 板子从后门, 板从后门, 2 m board, two metre, 2 metre, 3 metre, 2m board, 2m plank, 1.5 m, 长的木板, 送长料, 长条板, 两米的, push through, push it through, feed it through, feeding long, skirting, 踢脚线, 长木料, 很长的, long board, long boards, long sheet, long sheets, long plank, long planks, plank, planks, longer than the bed, long pieces, long piece, long material, metre long, meter long, long stock, longer than, oversize board, oversized, 长板, 长板子, 比台面长, 超长, 长条, 两米长, 长料, 长木板, 长的板, 一米多长, 米长, 加长, 超出台面, 长木条, long piece of wood, 3 m board, 3m board, 2.5 m, long strips, long sheet of, 长板材, 长木板子, 两米五, 三米的",
  fullsheet:
    "4 x 8 sheet, 4x8 sheet, whole board, 8x4 sheet, 4x4, 整块板, 一整块, 标准板, 2.4米, 2440, full sheet, whole sheet, 4x8, 8x4, 4 x 8, 1220x2440, 2440, 整张板, 整板, 一整张, 大板, 1220, 整张",
  series: "series, range, line, family, 系列",
  models:
    "how many models, how many different models, different models, how many machines, product catalogue, product catalog, your catalogue, your catalog, machines do you make, machines do you sell, machines do you have, machines do you offer, models do you have, models do you make, models do you sell, models do you offer, what machines, product range, lineup, line-up, your products, what products, which products, what do you sell, what do you make, how many models, how many machines do you, list of models, list of machines, model list, which models exist, what models, all your models, whole lineup, 有哪些机型, 有哪些型号, 哪些机器, 哪些型号, 产品目录, 卖什么, 什么产品, 哪些产品, 几种机型, 多少款, 几个型号, 几款机器, 一共几款, 有几款, 都有什么机, 都有什么型号, 都卖什么, 什么型号的机器, 多少种机器, 有什么机型, 有什么型号, 有哪几款机器, 多少个型号, which machines are, which machines are in, which ones are in, machines are in, machines belong, belong to, part of the, models are in, models are called, are called, what are they called, which ones, 都叫啥, 都叫什么, 叫什么, 分别叫, 包括哪些, 包含哪些型号, 有哪些机器, 有哪几台, 有哪几款, 哪几种机器, 下面有哪些",
  sterilise:
    "sterilise, sterilize, sterilisation, sterilization, autoclave, medical, surgical, passivation, 灭菌, 消毒, 医疗, 手术, 高温消毒, 钝化",
  code: "code, codes, qr, qr code, barcode, datamatrix, data matrix, serial numbers, udi, 二维码, 条码, 码, 编号, 序列号, 流水号",
  fray: "fray, frays, fraying, frayed, fuzzy edge, 毛边, 散边, 脱线, 起毛, 脱丝",
  carpet: "carpet tile, carpet tiles, carpet, carpets, upholstery, rug, rugs, 地毯, 软包, 沙发布, 地垫",
  sign: "signs, signage, sign making, 标牌, 招牌, 广告, 牌子, 门牌",
  sameword:
    "same machine, the same, same thing, same as, is it the same, identical, 同一台, 是一样的吗, 一样吗, 同一个, 是不是一个, 同款, 一回事, 一个东西",
  s20: "s20, blue light s20, 530-b, 530b, 蓝光 s20",
  height3:
    "three heights, 20 22 and 25, 20, 22, 25 mm heights, difference between the heights, 三个高度, 哪个高度, 几个高度",
  cup: "coffee mug, mugs on, beer glass, candle, candles, 圆柱体, 保温壶, 笔杆, 马克杯, 口杯, 铅笔, cup, cups, mug, mugs, tumbler, tumblers, bottle, bottles, round objects, round things, round, cylinder, cylindrical, glasses, pens, pen, wine glass, yeti, flask, thermos, 杯子, 水杯, 保温杯, 圆柱, 圆的, 圆柱形, 瓶子, 酒瓶, 笔, 圆形, 圆东西, 杯, 弧面, 曲面, 竹筒",
  giftbox: "gift box, boxes, box, 礼盒, 盒子, 箱子",
  rotary:
    "turning attachment, turner, turning device, attachment for bottles, 装转的, 会转的, 转动的, 水杯怎么, 杯子怎么放, thing that turns, turns them, turn them, spin, spinning, 转着刻, 转着雕, 圆东西的夹具, 转起来, 能转的, rotary, rotary axis, rotary attachment, rotary tool, rotating, rotation axis, rotate, 旋转轴, 旋转夹具, 旋转, 转轴, 滚轮, 卡盘, 回转, 旋转附件, turning thing, spinner, roller, rollers, turn the cup, mug holder, cup holder, for mugs, for cups, for tumblers, 转的那个, 转杯子, 旋转的, 转轴装置, 滚筒",
  purifier:
    "the cleaner, cleaner enough, 光用净化器, 过滤味道, 过滤烟, 去味, 除味, 除烟, 吸烟机, 吸烟的, 烟过滤, filter the smoke, filter the smell, instead of a hole, no hole, purifier, air purifier, air filter, fume extractor, fume filter, smoke filter, filter, filters, filter unit, filtration, fume cleaner, carbon filter, smoke purifier, air cleaner, 净化器, 空气净化器, 净烟机, 烟雾净化器, 滤芯, 过滤器, 过滤, 净化, 烟雾净化, 空净, 滤网, 净化机, 烟尘净化, smoke cleaner, smoke box, smoke eater, fume box, smoke machine that cleans, indoor filter, 吸烟箱, 烟雾机, 净化箱, 净化烟, 过滤箱, 滤烟",
  accessory:
    "附件有哪些, 附件都有啥, what extras, extras do you, which extras, 加装的, 还卖啥, 卖啥加装, 加装件, 附加设备, 外设, 扩展, accessory, accessories, add-on, add-ons, addons, attachments, attachment, options, optional, optional extras, extras, peripherals, 附件, 选配, 可选, 选配件, 可选配件, 加装, 附加, 配件有哪些, 哪些配件, 什么配件, 配件, add ons, what can i add, bolt on, bolt-ons, upgrades, optional parts, 选配有",
  fitword:
    "fit, fits, compatible, work with, works with, for which, which machines take, which models take, suit, suitable for, mount, 适用, 适合哪, 配哪, 哪些机型, 哪款能装, 能装, 能配, 支持哪, 装在, 通用, 哪几款, 哪台能, 都能用, 哪个机器能, 能用在, 能加",
  for: "what for, what does it do, purpose, what is it for, do i need, 做什么用, 干什么, 有什么用, 什么用, 用来, 干嘛用, 干嘛的, 用处, 是什么",
  forbidden:
    "forbidden, prohibited, banned, not allowed, never cut, must never, cant cut, can not cut, cannot cut, cant be cut, not be cut, shouldnt cut, should not cut, dangerous materials, toxic materials, toxic, poisonous, unsafe materials, must not, blacklist, no go, not put in, never put, never go in, keep out of, avoid, stay away, 禁用, 不能切, 不能放, 有毒, 危险材料, 禁止, 不可以切, 不能加工, 黑名单, 禁切, 不许, 千万不能, 绝对不能, 哪些不能, 什么不能, 不能进, 啥不能, 不能用激光, 避开",
  material: "material, materials, stuff, 材料, 料, 东西, 材质",
  compare:
    "差别在哪, 区别在哪, 不同在哪, 差距在哪, 差别在哪里, 区别在哪里, 差在哪儿, 差在哪里, 差哪儿, 差在哪, 好在哪儿, 强在哪儿, v, vs, versus, or, better, diff, the diff, difference between, diffrence, 跟, 和, 有啥区别, 有啥不一样, 哪里不一样, 有什么不同, 差多少, 差哪, 强多少, 一样不, 好多少, 多了什么, compare, compared, comparison, difference, differences, differ, different, which is better, which one, pros and cons, upgrade, step up, 对比, 比较, 区别, 差别, 差异, 哪个好, 选哪个, 还是, 比, 怎么选, 不同, 不一样, 有啥不同, 升级, 相比, 强在哪, 好在哪",
  spec: "参数表, data sheet numbers, sheet numbers, the numbers on, rundown on, 简介, 简单介绍, 概况, 概述, 念一下配置, in a nutshell, nutshell, main data, short facts, facts, fact sheet, key data, key specs, main specs, quick specs, data on, facts about, facts on, datas, tech specs, technical specs, everything about, all data, profile, sum up, sum it up, 主要指标, 指标, 列一下, 参数发, 参数发我, 参数给我, 全部参数, 参数有哪些, 参数列, 大概参数, 核心参数, 几个关键, 关键参数, 基础参数, 一览, spec, specs, specification, specifications, details, full spec, full specs, all the specs, data, parameters, overview, tell me about, info on, information on, information about, info about, key figures, main figures, basics, rundown, run down, technical data, in short, summary, lowdown, 参数, 规格, 配置, 介绍, 介绍一下, 详细参数, 主要参数, 基本参数, 技术参数, 详情, 说说, 讲讲, 了解一下, 大概情况, 基本情况, 概况, 资料, 性能, 基本信息, 具体参数",
  recommend:
    "which one should i get, which one should i take, which should i get, which do i choose, which one to choose, which one to take, 我该买哪个, 该选哪个, 选哪个好, 要哪个, which is enough, which one is enough, which model is enough, which one do i need, which takes it, 哪台够, 哪个够, 哪款够, 哪台够用, 哪个够大, 多大的够, cheap and simple machine, simple machine, starter machine, entry level machine, beginner machine, machine for a beginner, 入门的机器, 入门机, 简单的机器, 简单点的机器, 简单便宜点的机器, 便宜简单的机器, 放哪种, 用哪种, 买哪种, 选哪种, 配哪种, 哪款入门, would you pick, would you choose, should i pick, should i get, do you suggest, what do we buy, what do i buy, what do we get, what do i get, what to buy, what to get, which to buy, which do we buy, 该买啥, 买什么好, 买什么机器, 买什么, 整什么, 上什么机器, 买哪种, machine for, machine to, laser for, laser to, a machine that, 机器推荐, which of your machines, which of ur machines, whats best, which do i, best option, which would, what fits me, best choice, for me, should we, what should, do you suggest, 哪几款, 哪款好, 哪个好, 有没有适合, 该用, 要用哪, 用什么机, 哪台好, 上哪台, 选哪台, 搞哪台, 入哪台, 买啥, 整哪台, 弄哪台, recommend, recommended, recommendation, which machine, what machine, which model, what model, which laser, which one, which should, suggest, suggestion, advice, advise, best for, best machine, right machine, suitable, suit me, should i get, should i buy, what would you, right for, good for, what do i need, looking for a, need a machine, need a laser, pick, choose, go for, 推荐, 哪款, 哪台, 哪个型号, 哪个机型, 选哪, 买哪, 适合, 建议, 用哪, 什么机器, 什么机型, 什么型号, 选什么, 买什么, 合适, 怎么选, 该买, 应该买, 该选, 选型, 哪个机器, 啥机器, 啥型号, 哪一款, 哪一台, 哪种机器, what would suit, what suits, what fits, whats good for, good machine for, good for a, something for, need something, something that can, looking to buy, want to buy a laser, thinking of getting, which would you, should i go for, what kind of machine, what type of machine, which of these, which is right, point me to, help me choose, help choose, 求推荐, 推荐一款, 推荐个, 给推荐, 推荐下, 用哪种, 该上哪, 配哪台, 选哪种, 什么样的机器, 哪一种, 来一台, 想上一台, 想搞一台, 想弄一台, 想买台, 哪台够用, 帮我选, 帮选, 上什么机器, 哪台合适, 哪个合适, 选啥",
  most: "most, highest, max, maximum, biggest, largest, top, best, greatest, longest, 最高, 最大, 最多, 最长, 最好, 最远",
  least: "least, lowest, min, minimum, smallest, shortest, 最低, 最小, 最少, 最短",
  allmodels:
    "all models, every model, each model, all machines, all your machines, every machine, all of them, each machine, any of your machines, your machines, any machine, any model, all eight, whole range, entire range, across the range, across the board, 所有机型, 各机型, 全部机型, 每个型号, 每款, 各款, 都是多少, 所有型号, 各个型号, 全系, 所有机器, 哪些机型, 哪几款, 各型号, 全部型号, 每台, 所有的机器",
  diode: "diode, diode laser, blue laser, blue light, blue diode, 蓝光, 二极管, 半导体激光",
  fiber: "fiber, fibre, fiber laser, fibre laser, galvo, 光纤, 光纤激光, 振镜",
  co2: "co2, co₂, carbon dioxide, 二氧化碳",
  baremetal:
    "metal, steel, stainless, bare metal, aluminium, aluminum, brass, copper, sheet metal, iron, 金属, 不锈钢, 钢, 铁, 裸金属, 铝, 铜, 铁板, 钢板, 金属板, 铝板, 铁皮",
  sheetword: "sheet, plate, board, 板, 板材, 薄板, 片",
  cut: "裁布, 裁剪, cutting through, cut through, slicing, 切得动, 切得了, 切断, cut, cuts, cutting, slice, 切, 切割, 裁, 割, 切断, 切开, 切穿",
  engrave:
    "刻得, 雕得, 刻图案, 刻照片, 打logo, 刻logo, 打上, logo, logos, personalise, personalize, 打字, 打码, engrave, engraves, engraving, etch, etching, mark, marking, burn, photo, 刻, 雕刻, 雕, 打标, 刻字, 标记, names on, name on, names onto, put names, put a name, put my name, initials, monogram, monograms, lettering, inscribe, inscription, inscriptions, write on, text on, 名字, 写字, 印字, 刻名, 刻名字, 雕花, 刻花, 做旧",
  fit: "fit, fits, go in, get in, get through, go through, put in, fit through, place, take, accept, handle, squeeze, 放得下, 放, 进, 进得去, 放进, 塞, 过得去, 搬进, 能放, 放得进, 能进, 进得来, 通过, 过",
  doorword:
    "door, doorway, doors, door width, entrance, hallway, corridor, stairs, staircase, gate, 门, 房门, 进门, 过道, 门框, 楼道, 楼梯, 入户门, 大门, 进户门, 防盗门",
  liftword: "lift, elevator, 电梯, 货梯, 客梯",
  deskword: "desk, table, bench, workbench, shelf, counter, 桌子, 桌上, 书桌, 办公桌, 工作台上, 桌面, 课桌",
  backword: "back, rear, behind, 后, 后面, 后边",
  sheet: "sheet, board, panel, plank, plywood, 板子, 板, 木板, 板材",
  object: "object, item, piece, workpiece, thing, part, parts, box, 东西, 工件, 物件, 物品, 件",
  tall: "tall, high, height, thick, 高, 厚, 高度",
  lift: "lift, raise, lower, move, travel, go down, go up, drop, 升降, 升, 降, 抬",
  headword: "head, laser head, 激光头, 光头, 头",
  tableword: "table, bed, platform, honeycomb, 台面, 工作台, 平台, 台子, 蜂窝",
  hoseword: "hose, hoses, cable, cables, cord, pipe, pipes, lead, 管线, 水管, 电线, 线, 软管, 管",
  hole: "hole, wall, opening, 孔, 洞, 墙, 打洞, 开孔",
  people: "people, persons, men, man, person, 人, 几个人",
  carry: "carry, lift, move it, move, moving, 抬, 搬, 搬动, 抬得动, 搬得动, 运",
  laserword: "laser, lasers, 激光",
  sourceword: "source, diode, module, laser source, 光源, 激光源, 二极管, 激光器",
  measure: "measure, measurements, 量",
  watts: "watt, watts, w, 瓦",
  opticalorelectrical:
    "laser power or what it draws, or what it draws, power or draw, laser or mains, 光功率还是用电, 还是用电, 还是耗电, watt mean, watts mean, w mean, watts refer, 瓦指, optical or electrical, laser power or electrical, laser power or mains, optical or mains, electrical power, optical, input power, 光功率还是电功率, 是激光功率吗, 电功率, 是光功率吗, 光功率, 输入功率",
  v110: "110 mains, 120 mains, our mains is 110, on 110, on 120, in the usa, in the us, in america, in japan, in taiwan, in canada, in mexico, in brazil, in the states, 110v, 110 v, 115v, 120v, 127v, 100v, 110 volt, 120 volt, 110 volts, 120 volts, american outlet, us outlet, us voltage, us mains, us power, transformer, step up transformer, 110伏, 美国, 日本, 台湾, 变压器, 转换插头, 转换器, 美标, 加拿大, 墨西哥",
  supply:
    "supply, circuit, own circuit, separate circuit, dedicated circuit, wiring, electrician, earth, earthing, ground, grounding, grounded, power supply, 线路, 单独走线, 布线, 电工, 接地, 地线, 专线, 走线, 独立线路, 接电, 单独一路, 拉线, 单独拉, 电路改造",
  fast: "faster, fast, speed, quicker, 更快, 快, 速度",
  worth:
    "worth, extra cost, extra money, pay more, advantage, advantages, benefit, benefits, point of, 值不值, 值得, 有什么好, 好处, 优势, 优点, 划算",
  install:
    "unpack it, unpacks, unload it, unloads, who sets it up, 卸货, 谁来装, 拆箱, installation on site, on-site installation, on site installation, install it for us, come out and, set it up for, put it together, assemble it, assembly, fitting it, engineer come, technician come, 装机费, 上门装, 上门调试, 上门装机, 帮忙装, 帮我装, 来装, 派人装, 师傅上门, 工程师上门, 安装费, install, installation, installed, setup, set up, commissioning, 安装, 装机, 调试, 上门安装, 安装调试",
  certificate: "certificate, certificates, certification, 证书, 认证",
  tradein:
    "trade in, trade-in, second hand, second-hand, secondhand, used machine, used machines, refurbished, resale value, resell my, take back, buy back, exchange my old, 二手, 旧机, 回收, 以旧换新, 折旧, 置换, 抵多少, 翻新, 残值",
  output:
    "an hour does, pieces per hour, parts per hour, per hour, an hour, per day, throughput, cycle time, how long does it take to cut, how long does it take to engrave, minutes to cut, minutes to engrave, how many can it make, output per, 一小时能, 一天能, 产能, 一小时切, 一天切, 一小时打, 一天打多少, 切一个要多久, 刻一个要多久, 打一个要多久, 多久切完, 多久刻完, 一个小时能",
  rivals:
    "lightburn, rdworks, ezcad, xtool, glowforge, epilog, trotec, omtech, thunder laser, competitor, competitors, other brands, 大族, 雷宇, 竞品, 别家, 同行, 别的牌子, 其他品牌",
  reviews: "review, reviews, testimonials, references, reference customers, who uses, 评价, 口碑, 案例, 好评",
  carrier:
    "几天发货, 付款后几天, 付了钱几天, 付完钱多久, 下单后几天, 下单后多久, weeks to deliver, weeks until delivery, days to deliver, turnaround time, how soon can i have one, how fast can you deliver, how quickly can you deliver, when will it arrive, 几周能到, 几天能到, 多久到货, 等多久能到, 多久能送到, 什么时候发货, delivery time, lead time, how long is delivery, how long does delivery, how long does shipping, arrive in, 交期, 货期, 到货, 多久发货, 几天到货, 多久能到, 能到货, 交货期, 什么时候能到",
  photo:
    "photo, photos, photograph, photographs, portraits, small type, small text, tiny text, fine detail, fine details, fine engraving, very fine, 照片, 小字, 细节, 精细, 人像, 精雕",
  tubeless:
    "doesnt need water, dont need water, do not need water, need no water, needs no water, not need water, 不用加水, 不要水, 不需要水, 不加水, 不接水, no tube, without a tube, without tube, any tube, no water, without water, no water tank, no tank, no water cooling, no maintenance tube, 不要水箱, 没有水箱, 不用水, 不要管子, 没有管子, 不用换管, 免水冷, 不用水冷",
  tubelife:
    "rf tube life, rf tube lifetime, rf tube hours, rf tube last, glass tube life, glass tube lifetime, glass tube hours, glass tube last, life of glass tubes, life of rf tubes, 射频管寿命, 玻璃管寿命, 玻璃管能用多久, 射频管能用多久, 玻璃管能撑多久, 射频管能撑多久, 玻璃管用多久",
  seriesname: "aurora, radiance, morning light, zhongtian, 晨光, 中天, 晨光系列, 中天系列, 桌面机, 落地机",
  lacking:
    "发票, 专票, 增值税专用发票, 开票, 开发票, focal lengths, focal length, focal distance, 焦距多少, 焦距, dpi can, max dpi, how many dpi, dpi does, 雕多少dpi, 分辨率多少, duty cycle, humidity, 湿度, focal, laser mode, pulse width, pulse frequency, pulse energy, mopa, 脉宽, 脉冲频率, q频, beam quality, m2 factor, resale, insurance, hs code, 海关编码, country of origin, 原产地, 产地, carbon footprint, 碳排放, bulk discount, 批量优惠, demo day, trade show, 展会, 参展, user forum, 用户群, 交流群",
  fillcolour:
    "colour the engraving, color the engraving, fill with colour, fill with color, fill it with paint, fill the engraving, paint the engraving, paint it in, colour it in, infill, 上色, 填色, 填漆, 描金, 描漆, 涂色, 刻完怎么",
  lostwords:
    "text vanished, text disappeared, text is gone, letters are gone, letters missing, missing letters, fonts change, font changed, wrong font, missing after import, vanished when i imported, after import, after importing, when i import, imported, 导进去, 导入以后, 导入后, 字没了, 字不见, 字丢了, 乱码, 字体变",
  flies:
    "flies around, flies away, flying around, blows away, blown away, flutters, lifts up, moves during cutting, slides around, 吹跑, 吹飞, 乱飞, 飞起来, 吹得乱, 会动, 跑位",
  unscannable:
    "does not scan, doesnt scan, wont scan, not readable, cant be read, scanner cant read, cannot be scanned, 扫不出, 扫不了, 读不出, 扫不上, 识别不了",
  rusts: "rust, rusts, rusty, rusting, 生锈, 锈",
  refuses:
    "wouldnt run, wont run as a test, refuse to test, refuse to sample, wont test, not test, do you refuse, turn down, 不肯试, 不给试, 不打样, 不能试, 拒绝打样",
  crazes:
    "cracked after, cracks after, crazing, crazed, hairline cracks, fine cracks, 一擦就裂, 擦裂, 起裂纹, 细裂, 裂纹",
  clientword:
    "my customers, my customer, my clients, my client, our customers, our clients, end customer, end customers, my buyers, 我的客户, 客户的机器, 我客户, 终端客户, 我们的客户, 客户机器",
  sootword: "soot, black residue, black dust on, grime, 黑灰, 烟灰, 烟渍, 黑渍",
  version:
    "version number, latest version, newest version, current version, version of the software, which version, firmware, update, updates, api, sdk, integration, integrate, access control, card reader, 最新版, 第几版, 版本号, 最新版本, 什么版本, 固件, 更新到, 门禁, 门禁刷卡, 对接, 接口文档, 开源",
  diameter:
    "diameter, how thick a cup, how wide a cup, what diameter, diameters, 多粗, 直径, 夹多粗, 粗的杯, 多大的杯, 夹多大, 多粗的杯子",
  meanword: "mean, means, meaning, stand for, 什么意思, 指什么, 是指",
  stock:
    "do you stock, on stock, warehouse in, how many in stock, 有现货吗, 多久有货, in stock, stock, available now, availability, 现货, 库存, 有货",
  colourfinish: "colour, color, colours, colors, red, 颜色, 红色",
  glue: "glue, knots, exterior plywood, exterior, 胶水, 胶, 节疤, 室外胶合板",
  plywoodword: "plywood, ply, 胶合板, 三合板, 多层板, 夹板",
  why: "why, reason, cause, how come, 为什么, 原因, 怎么回事, 怎么会, 为啥, 咋回事",
  thin: "thin, thin layer, a little, a bit, small amount, once, just a bit, tiny, quick, 薄, 一点点, 少量, 一点, 一层, 薄的, 偶尔, 就切一次",
  chrome: "chrome, chrome tanned, chrome-tanned, 铬鞣, 铬",
  veg: "veg, vegetable tanned, vegetable-tanned, veg tan, veg-tan, 植鞣",
  leatherword: "leather, 皮, 皮革, 真皮, 皮料, 牛皮",
  glassword: "glass, 玻璃",
  stoneword: "stone, marble, granite, slate, 石头, 石材, 大理石, 花岗岩",
  spray: "spray, marking spray, cermark, paste, 喷剂, 打标液, 喷雾",
  dust: "metal dust, titanium, 铝粉, 钛",
  howlong:
    "几个小时, 几小时, 多少小时, 多长, 几分钟, 多少分钟, 大概多久, what time frame, how long, how many months, how many years, how many days, how many hours, how soon, how quickly, months, years, days, 多久, 多长时间, 几年, 几个月, 几天, 多少天, 多少年, 多少个月, 要多久",
  howbig: "how big, how large, what size, size, 多大, 大小, 尺寸",
  howthick: "how thick, thick, thickness, thicker, 多厚, 厚度, 厚",
  howwide: "wide, width, tall, deep, 宽, 高",
  howmuch: "how much, how many, 多少, 几",
  thickest: "thickest, 最厚",
  deepest: "deepest, 最深",
  biggest: "biggest, largest, max, maximum, 最大",
  machine:
    "machine, machines, unit, model, device, laser, laser cutter, laser machine, engraver, cutter, laser engraver, it, 机器, 机子, 设备, 激光机, 雕刻机, 切割机, 机",
  model: "model, version, 型号, 版本, 款",
  need: "need, needs, require, required, necessary, must, have to, should, compulsory, mandatory, 需要, 要不要, 必须, 得, 要, 用不用, 非得, 有必要",
  can: "problem, is that a problem, any problem, go in, put it in, suitable, alright, allright, all right, safe to, 有问题吗, 没问题吧, 有没有问题, 能放, 放不放得, 能进, will it, does it work, do it, will a, would it, handle, manage, 行不, 能不, 可以不, 成不成, 行么, 能么, 中不中, 搞得定, 搞定, 打得上, 得上, can, could, able, possible, ok, okay, allowed, 能, 可以, 能不能, 可不可以, 行, 行不行, 行吗, 可否, 能否, doable, feasible, is it possible, possible to, would that work, does that work, will that work, works for, up to it, 做得了, 做得到, 弄得了, 搞得了, 可行, 做不做得了, 干得了",
  what: "what, which, 什么, 哪, 哪些, 啥",
  where: "where, where is, where can i find, find, 哪里, 哪儿, 在哪, 去哪, 在哪里, 哪里有",
  how: "how, how do i, how to, 怎么, 怎样, 如何, 咋, 怎么办, 咋办",
  you: "you, your, yours, guys, 你们, 您, 你, 贵司, 贵公司, 咱们",
  school:
    "school, schools, classroom, class, pupils, students, kids, children, teacher, 学校, 教室, 学生, 小孩, 孩子, 老师, 课堂",
  waterword: "water, 水, the water",
  period:
    "last year, this year, a year, per year, each year, so far, in 2024, in 2025, in 2026, 去年, 今年, 每年, 前年, 上个月, 一年",
  soldcount:
    "did you sell, have you sold, do you sell a year, units sold, machines sold, were sold, sales figures, sales volume, turnover, market share, how many customers, how many employees, how many staff, how many people work, revenue, 销量, 销售额, 市场份额, 多少员工, 多少客户, 多少人上班, 卖出去多少, 营业额",
  bill: "power bill, electricity bill, electric bill, energy bill, electricity cost, electricity costs, cost to run, costs to run, running cost, running costs, operating cost, operating costs, cost of running, cost per hour, cost per month, energy cost, 电费, 使用成本, 运行成本, 每小时成本, 一个月电费",
  packing:
    "crate, crated, packed, when packed, gross weight, shipping weight, packaging weight, packing weight, weight of the packaging, weight of the packing, packaging size, packing size, packed size, package size, with packaging, incl packaging, including packaging, box dimensions, box size shipping, carton size, shipping dimensions, 木箱, 包装箱, 带包装, 连包装, 含包装, 毛重, 包装尺寸, 包装重量, 打包后, 装箱尺寸, 箱子多重, 外包装",
  gadget:
    "weight of the laser head, laser head weight, how heavy is the laser head, head weight, 激光头重量, 激光头多重, 激光头有多重, bluetooth, gps, tracker, ip rating, ingress protection, waterproof, 防护等级, 防水等级, 定位器, 防水吗",
  lampword:
    "lamp inside, led inside, inside light, interior light, led light, work light, led lights, led strip, 照明灯, 照明, led灯, 灯带",
  maker:
    "哪家产的, 谁家产的, 哪个厂的, 谁家的管子, 哪家的管子, what brand, which brand, brand of, whose tube, who makes the tube, who makes the, made by, which manufacturer, tube brand, manufacturer of the tube, 哪家的管, 哪家的, 什么牌子, 啥牌子, 牌子的, 什么品牌, 哪个品牌, 哪个牌子, 谁家的",
  bosses:
    "ceo, owner of the company, your owner, your boss, founder, director, who runs, 老板是谁, 老板叫, 法人, 创始人, 董事长, 总经理",
  wholeword:
    "in one piece, as one piece, in one go, in one pass, in a single piece, all in one go, without tiling, 一次切完, 一次切, 一整块切, 一刀切完",
  foggy: "foggy, cloudy, hazy, milky, frosted edge, not shiny, matte edge, 发雾, 发白, 不亮, 不透亮, 雾蒙蒙",
  returns:
    "return policy, return it, return the machine, money back, refund, refunds, cancel my order, cancel the order, exchange it, 退货, 退款, 退换, 退机, 取消订单, 七天无理由",
  volts110:
    "110v, 110 v, 115v, 120v, 120 v, 127v, 100v, 110 volt, 110 volts, 120 volt, 120 volts, 115 volts, 127 volts, 110伏, 120伏, 127伏, 100伏, 115伏, 110v电, 120v电",
  scorch:
    "burn the edges, burn the edge, burnt edge, burnt edges, burned edges, burn mark, burn marks, scorch, scorched, scorching, scorch marks, charred, charring, char, brown edge, brown edges, black edge, black edges, soot, sooty, dark edges, 烧黑, 焦边, 焦黑, 发黑, 烧焦, 发焦, 边黑, 黑边, 糊边, 烤焦, 烧糊, 焦痕, 烟痕, 烟熏",
  smellword:
    "burnt hair, burned hair, 烧头发, 头发味, 烧毛, smell, smells, smelly, stink, stinks, odour, odor, reek, 气味, 异味, 味道, 味儿, 有味, 臭, 呛人, 呛不呛, 味大",
  glueup:
    "glue together, glue it together, gluing, glue the parts, glue acrylic, glue pieces, stick together, bond together, 粘起来, 粘在一起, 怎么粘, 粘接, 胶水粘",
  polishword:
    "polish the edge, polish the edges, polish edges, edge polishing, polishing, need polishing, 抛光, 打磨光, 磨边",
  masking:
    "masking tape, mask it, masking, masking paper, transfer tape, application tape, 美纹纸, 贴纸膜, 贴膜切, 遮蔽纸",
  holdflat:
    "warped, warp, bowed, curled, curls up, hold it flat, hold it down, hold down, keep it flat, keep flat, lie flat, 翘, 翘了, 翘起来, 压平, 不平, 弯了的板",
  checkdrawing:
    "how long my dxf, how long my svg, how long my file, how long my drawing, how long my part, how long will my file, how long will my design, cutting time of my, 算我的, 算一下我的, 我的图要切多久, 图对不对, 图有没有, check my drawing, check the drawing, check a drawing, check our drawing, check my file, check the file, check our file, check a file, check my design, check drawings, look at my drawing, look over my drawing, look at my file, review my drawing, verify my drawing, inspect my file, drawing check, drawing checker, is my drawing ok, is my file ok, will my drawing cut, validate my file, 看看图, 看下图, 看一下图, 查图, 查一下图, 检查图, 检查一下图, 图纸检查, 看图纸, 看看图纸, 看下图纸, 图纸有没有问题, 图有没有问题, 审图, 图纸能先, 图能不能切, 图纸能不能切, 图纸能切, 检查图纸, 检查一下图纸, 检查我的图, 检查下图, 查图纸, 帮我看图, 帮忙看图, 图能切吗, 图纸能切吗, 图能切, 图纸有问题, 图纸对不对, 图要切多久, 图纸要切多久, 这张图切多久, 这图切多久, 图切多久, check my drawings, check my files, check my dxf, check my svg, is my svg ok, is my dxf ok, is my svg good, is my dxf good, will my svg, will my dxf, can you cut my dxf, can you cut my svg, 我的dxf, 我的svg, dxf能切, svg能切, dxf能不能切, svg能不能切, check a dxf, check an svg, check my artwork, verify my file, is my drawing alright, drawing good enough, will my file cut, can my drawing be cut, can my file be cut, wrong with my drawing, wrong with my file, wrong with my svg, wrong with my dxf, my drawing take, my file take, drawing take to cut",
  overseas:
    "ship to, ships to, shipping to, ship it to, ship one to, ship them to, deliver to, delivers to, delivery to, delivered to, deliver it to, deliver in, send to, send it to, send one to, sell to, do you ship, 送到, 寄到, 发到, 运到, 能送到, 能发到, 能寄到, 发不发, 送不送, 海外仓, do you export, export to, exports to, exporting to, you export, overseas, abroad, international, internationally, worldwide, outside china, foreign country, another country, 出口到, 出口吗, 能出口, 做出口, 出口, 发国外, 海外, 国外, 境外, 外国",
  country:
    "austria, switzerland, belgium, denmark, finland, greece, czech republic, czechia, hungary, romania, bulgaria, croatia, serbia, ukraine, slovakia, slovenia, estonia, latvia, lithuania, iceland, scotland, wales, northern ireland, israel, saudi arabia, uae, qatar, kuwait, iran, iraq, pakistan, bangladesh, sri lanka, nepal, philippines, cambodia, myanmar, laos, mongolia, kazakhstan, uzbekistan, kenya, ghana, ethiopia, tanzania, uganda, south africa, morocco, algeria, tunisia, peru, colombia, venezuela, ecuador, bolivia, uruguay, paraguay, cuba, costa rica, panama, guatemala, taiwan, hong kong, macau, london, paris, berlin, new york, texas, california, florida, alaska, hawaii, sydney, melbourne, toronto, moscow, lagos, nairobi, cairo, istanbul, bangkok, manila, jakarta, hanoi, mumbai, delhi, rio, sao paulo, asia, south america, latin america, north america, middle east, the states, the us, abroad, 新疆, 西藏, 内蒙古, 内蒙, 青海, 甘肃, 宁夏, 陕西, 四川, 重庆, 云南, 贵州, 广西, 广东, 海南, 福建, 浙江, 江苏, 上海, 北京, 天津, 河北, 河南, 山东, 山西, 安徽, 江西, 湖北, 湖南, 辽宁, 吉林, 黑龙江, 香港, 澳门, 台湾, 东北, 西北, 广州, 成都, 武汉, 西安, 杭州, 南京, 苏州, 郑州, 长沙, 青岛, 乌鲁木齐, 拉萨, 昆明, 沈阳, 哈尔滨, 厦门, 义乌, 乡下, 农村, 县城, 外地, 外省, 我们这儿, 我们市, 我们县, 沙特, 以色列, 菲律宾, 缅甸, 柬埔寨, 老挝, 哈萨克斯坦, 南非, 肯尼亚, 埃及, 尼日利亚, 秘鲁, 哥伦比亚, 阿根廷, 瑞士, 瑞典, 荷兰, 比利时, 葡萄牙, 希腊, 新西兰, 南美, 北美, 中东, 欧盟, chile, brazil, spain, germany, usa, america, uk, britain, england, france, india, canada, australia, mexico, poland, italy, japan, korea, vietnam, thailand, turkey, dubai, russia, africa, europe, the eu, ireland, portugal, netherlands, sweden, norway, argentina, indonesia, malaysia, singapore, egypt, nigeria, new zealand, my country, our country, 智利, 巴西, 西班牙, 德国, 美国, 英国, 法国, 印度, 加拿大, 澳大利亚, 墨西哥, 波兰, 意大利, 日本, 韩国, 越南, 泰国, 土耳其, 迪拜, 俄罗斯, 非洲, 欧洲, 东南亚, 马来西亚, 新加坡, 印尼, 我们国家, 我国",
  freight:
    "import duty, import duties, customs, customs duty, incoterms, fob, cif, ddp, exw, ex works, sea freight, air freight, by sea, by air, by ship, shipping agent, freight forwarder, import tax, 关税, 清关, 报关, 海运, 空运, 运输, 发什么物流, 物流, 走什么物流, 走海运, 送货上门, 包运费, 运费谁出, 运费多少, freight, shipping cost, shipping costs, shipping charge, shipping charges, shipping fee, carriage, delivery cost, delivery costs, delivery charge, delivery charges, postage, pays shipping, pays for shipping, pay for shipping, pays the shipping, 运费, 邮费, 包邮, 物流费, 快递费",
  who: "who, who will, whose, 谁, 谁来, 哪个人",
  conformity:
    "ce, ce mark, ce marked, ce marking, ce certificate, ce certified, ce approved, declaration of conformity, conformity, ukca, fda, fda registered, iso 9001, tuv, laser class, class 1, class one, class 4, which class, certification, certifications, ce认证, ce证书, ce证, 有ce, ce吗, 认证, 激光等级, 激光类别, 几类激光, 是几类, 符合性声明, 资质",
  holdstock:
    "keep a machine in, machine in my shop, machine in the shop, machine on display, keep one on display, have one in the shop, have one to show, stock a machine, buy a machine first, 店里摆, 店里放一台, 摆一台, 得摆, 先买一台, 样机要买, 放一台样, hold stock, keep stock, carry stock, minimum stock, buy stock, stock machines, demo machine, demonstration machine, demo unit, 压货, 囤货, 铺货, 备货吗, 展示机, 样机",
  pictures:
    "your pics, pics of your, your renders, product renders, in our flyer, in my flyer, in our catalogue, on my website, on our site, 你们的图, 宣传单, 传单, 宣传册, 产品照, 海报上, product photos, product photo, product pictures, product images, your photos, your pictures, your images, press photos, photos of your machines, pictures of your machines, 产品图, 产品图片, 你们的图片, 机器的图片, 宣传图, 高清图, 宣传资料",
  practicefiles:
    "practice files, practise files, files to practise, files to practice, lesson files, lesson pack, lesson packs, lesson plans, test grid, test grids, cut files, sample files, sample drawings, free designs, free files, free drawings, example files, example drawings, ready made drawings, ready-made designs, templates to cut, projects to download, 练习图, 练习图纸, 练习的图, 现成的图, 现成图纸, 现成的练习, 测试格, 切割样例, 样例, 图库, 教案, 练手的图, 练手图",
  libraryword:
    "library, libraries, clb, material library, settings file, settings files, presets, preset, 参数库, 材料库, 库文件, 预设",
  coalarm:
    "carbon monoxide, carbon monoxide alarm, carbon monoxide detector, co alarm, co detector, co sensor, 一氧化碳, 一氧化碳报警器, 煤气报警",
  operate:
    "allowed to run it, may run it, allowed to use it, who may use, push the button, 按开始, 按按钮, 让谁开, 谁能开, 谁能用, press start, press the button, press the start button, operate it, operate the machine, operate the laser, use it themselves, run it themselves, use it alone, use it on their own, start the machine, start the laser, 自己操作, 自己开机, 自己开机器, 按启动, 自己按, 单独操作, 动手操作, 自己用机器, 操作机器",
  minors:
    "year old, years old, teen, underage, apprentice, apprentices, trainee, trainees, 岁, 学徒, 未满18, 中学生, 小学生, pupils, pupil, students, student, children, child, kids, kid, teenagers, minors, year olds, 学生, 孩子, 小孩, 儿童, 未成年, 小朋友, 娃",
  smokeharm:
    "smoke dangerous, smoke toxic, smoke harmful, smoke bad, fumes toxic, fumes dangerous, fumes harmful, fumes bad, toxic fumes, toxic smoke, bad to breathe, safe to breathe, breathe it, breathe in, breathing in, is the smoke, are the fumes, poisonous, 烟有毒, 烟有害, 烟毒, 烟对, 烟有没有毒, 有毒吗, 吸进去, 吸到, 对身体, 对人体, 烟伤身体",
  arrivedbad:
    "box is dented, crate is dented, dented box, dented in, box was crushed, box crushed, squashed box, something rattles, rattles inside, damaged by the courier, courier damaged, cracked on arrival, carton torn, 箱子压, 箱子破, 压瘪, 运坏, 磕坏, 物流摔, 外包装破, 包装破损, 收到时, arrived broken, arrived damaged, arrived cracked, arrives broken, arrives damaged, came cracked, came broken, came damaged, broken in the post, cracked in the post, damaged in transit, damaged in shipping, broken in transit, broken on arrival, damaged on arrival, dead on arrival, doa, broken when it arrived, 到货就坏, 到货就是坏, 收到就坏, 收到就是坏, 寄来就是, 寄来就坏, 到手就坏, 到手就碎, 收到就碎, 运输损坏, 运输途中坏, 路上坏, 路上摔, 开箱就坏, 寄来是坏, 收到是坏, 收到的时候坏",
  frost:
    "freeze, freezes, freezing, frost, winter, below zero, subzero, unheated, cold garage, 结冰, 会冻, 冻坏, 零下, 冬天, 防冻, 没暖气",
  hotwater:
    "water temp, water climbs, water rises, coolant temp, coolant too hot, coolant hot, coolant gets warm, water alarm, temperature alarm, water over, 水温到, 水温升, 水温高, 水温报警, 温度报警, 水烧, water too hot, water gets hot, water is hot, water gets warm, water temperature, overheat, overheats, overheating, 水温, 水太热, 水热, 过热, 水烫",
  tray: "crumbs, crumb, bits and pieces, waste drawer, waste tray, waste bin, drawer under, under the honeycomb, honeycomb dirty, dirty bed, offcuts, 碎渣, 碎料, 废渣, 废料, 渣, 蜂窝脏, 蜂窝下面, 垃圾抽屉, 渣盘, 料渣, crumb tray, debris tray, debris, scraps, offcuts under, 碎屑, 碎屑盘, 废料盘, 渣子, 台面下面",
  self: "myself, ourselves, yourself, on my own, by myself, on our own, 自己, 自行, 自个",
  deletedata:
    "delete my info, delete my personal, erase my, forget me, wipe my data, what you have on me, personal info, 删我的, 注销, 删除资料, 资料删, 信息删, 资料能不能删, delete my data, delete my details, remove my data, remove my details, erase my data, gdpr, data request, 删除我的, 删掉我的, 注销我的",
  identify:
    "bought 2nd hand, bought it used, bought used, got it used, which one i have, which one it is, what one it is, which model is it, 不晓得啥型号, 不知道啥型号, 不知道是哪款, 什么型号的机器, 看不出型号, 二手买的, which model do i have, what model do i have, which model is mine, which machine do i have, what machine is this, where is the serial number, find the serial number, find my serial number, 序列号在哪, 序列号在什么, 找序列号, 机器编号, 铭牌在哪, 编号在哪, 我的是哪款, 我这台是什么型号, 我这台是哪个型号, 不知道型号, 认型号",
  buyingsteps:
    "purchase process, ordering process, buying process, order process, steps to buy, steps to order, how does ordering work, purchase procedure, 购买流程, 采购流程, 下单流程, 订购流程, 买机器的流程",
  startday:
    "start, starts, begin, begins, beginning, clock, count from, counted from, run from, runs from, from which day, from what date, 从哪天, 从哪一天, 哪天算, 哪天开始, 起算, 算起, 什么时候开始算, 开始算",
  overdue:
    "after two years, after 2 years, two years later, after a year, after the first year, in two years, in three years, 两年后, 一年后, 三年后, 一年以后, 两年以后, 满一年, out of warranty, after warranty, after the warranty, once the warranty, warranty runs out, warranty expires, warranty ends, 过保, 出保, 过了保修, 保修过了, 保修到期",
  partword:
    "belt, belts, drive belt, pump, water pump, fan, motor, power supply unit, 皮带, 同步带, 水泵, 风扇, 电机, 电源盒",
  discountword:
    "discount, discounts, wholesale price, dealer price, dealer prices, dealer margin, 几折, 折扣, 打折, 打几折, 拿货价, 进货价, 返点",
  paypal:
    "paypal, pay online, pay on the site, pay on your site, pay on the website, pay by credit card, alipay, wechat pay, payment method, payment methods, payment terms, how can we pay, 网上付款, 在线付款, 线上付款, 支付宝, 微信支付, 付款方式, 对公转账, 预付多少",
  budgetyear:
    "budget year, budget years, financial year, fiscal year, school budget, out of this years budget, purchase order, 预算年度, 按预算, 年度预算, 按年度, 跨年度付款, 财政年度, 财政拨款",
  floorload:
    "木地板, 撑得住, 扛得住, 承得住, 吃得住, floorboards, carry the weight, take the weight, hold the weight, floor loading, floor load, load on the floor, floor strong enough, floor hold, hold the floor, floor bearing, 地面承重, 楼板承重, 地面要承, 承重多少, 楼板受得",
  bothword:
    "does both, do both, for both, both of them, both of these, one machine for, one that does, one machine that, one machine to, single machine, 一台都能, 一台就能, 一台能不能, 一台搞得定, 一台搞定, 都能干, 都能做, 两样都, 又要, 既要",
  drawingword: "drawing, drawings, artwork, design file, design files, 图纸, 图档, 图样, 图",
  quoteinfo:
    "make an offer, make me an offer, what do you need from me to, need from me for, give me an offer, send me an offer, prepare a quote, 报价要我, 报价要给, 报个价要, 出报价, for a quote, to quote, need to quote, for a quotation, quote request, 报价要, 询价要, 报价需要, 询价需要, 报价要告诉",
} as const;

export type CueId = keyof typeof cues;

/** Cues that only narrow down what another cue asks for: alone they ask for nothing. */
export const weakCues: readonly CueId[] = [
  "drawingword",
  "bothword",
  "country",
  "who",
  "minors",
  "frost",
  "self",
  "startday",
  "partword",
  "libraryword",
  "masking",
  "holdflat",
  "overdue",
  "foggy",
  "wholeword",
  "period",
  "waterword",
  "howlong",
  "howthick",
  "howwide",
  "howmuch",
  "machine",
  "model",
  "need",
  "can",
  "what",
  "where",
  "how",
  "you",
  "most",
  "least",
  "oftenword",
  "lensword",
  "tube",
  "glassTube",
  "rfTube",
  "last",
  "replace",
  "free",
  "online",
  "for",
  "material",
  "lid",
  "openword",
  "window",
  "softwareword",
  "computer",
  "edgeword",
  "cast",
  "extruded",
  "clear",
  "internet",
  "series",
  "cut",
  "engrave",
  "fit",
  "doorword",
  "liftword",
  "deskword",
  "backword",
  "sheet",
  "object",
  "tall",
  "lift",
  "headword",
  "tableword",
  "hoseword",
  "hole",
  "people",
  "carry",
  "laserword",
  "sourceword",
  "measure",
  "watts",
  "supply",
  "fast",
  "worth",
  "diode",
  "fiber",
  "co2",
  "baremetal",
  "sheetword",
  "tryword",
  "pay",
  "salesword",
  "serviceword",
  "fitword",
  "code",
  "sameword",
  "s20",
  "msds",
  "glue",
  "plywoodword",
  "why",
  "thin",
  "chrome",
  "veg",
  "leatherword",
  "glassword",
  "stoneword",
  "spray",
  "dust",
  "thickest",
  "deepest",
  "biggest",
  "install",
  "certificate",
  "cup",
  "giftbox",
  "sign",
  "carpet",
  "fitparts",
  "clean",
  "room",
  "floor",
  "ship",
  "repair",
  "formatsword",
  "tax",
  "stock",
  "colourfinish",
  "noiseword",
  "compare",
  "recommend",
  "allmodels",
  "exhaustword",
  "mac",
  "training",
  "worth",
  "safety",
  "fault",
  "seriesname",
  "meanword",
  "diameter",
];

/** Cues that may be asked of anything: alone they do not show that our machines or our company are meant. */
export const anyCues: readonly CueId[] = [
  "drawingword",
  "smellword",
  "overseas",
  "country",
  "freight",
  "who",
  "operate",
  "minors",
  "arrivedbad",
  "frost",
  "self",
  "startday",
  "partword",
  "identify",
  "conformity",
  "discountword",
  "holdflat",
  "deletedata",
  "returns",
  "bosses",
  "maker",
  "lampword",
  "gadget",
  "packing",
  "bill",
  "soldcount",
  "period",
  "price",
  "address",
  "phoneword",
  "hours",
  "fault",
  "repair",
  "learn",
  "training",
  "buyword",
  "clean",
  "download",
  "emailword",
  "contactword",
  "news",
  "privacy",
  "remote",
  "mac",
  "computer",
  "phoneapp",
  "cloud",
  "company",
  "manual",
  "upload",
  "pay",
  "instalment",
  "floor",
  "room",
  "code",
  "supply",
  "v110",
  "stock",
  "carrier",
  "reviews",
  "tradein",
  "output",
  "photo",
  "window",
  "guide",
  "firstcut",
  "afterrequest",
  "wrongsize",
  "complete",
  "cup",
  "carpet",
  "longboard",
  "safety",
  "tax",
  "colourfinish",
  "softwareword",
  "free",
  "version",
  "noiseword",
  "install",
  "lensword",
  "online",
  "drawing",
  "checkdrawing",
];
