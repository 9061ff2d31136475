/**
 * Dangerous acts, however innocently somebody asks about them: words for each part of an act, and the combinations that make one.
 * Such a question gets the safety statement first, whatever else it asks.
 */
export const hazardWords = {
  cover:
    "lid, lids, hood, flap, guard, shield, shields, front door, housing, 上盖, 盖子, 盖, 顶盖, 前盖, 机盖, 罩子, 防护罩, 护罩, 挡板, 前门, 机门, 外壳, the cover, top cover, machine door, its door, the doors",
  coverOpen:
    "掀着盖, 掀着盖子, 掀开盖, 掀开盖子, 掀盖, lid up, lid off, cover up, cover off, cover open, hood up, hood open, hood off, lid open, open lid, lid ajar, lid is open, lids open, door open, doors open, open door, open doors, with it open, while open, 开着门, 门开着, 开门切, 开盖, 开着盖, 掀盖, 揭盖, 盖没关, 盖开着, 盖子开着, 不盖盖, 不关盖, 不关门, 没盖盖, keep the lid open, lid a crack, lid a bit open, crack the lid, open a crack, lid open a crack",
  backDoor: "back door, rear door, back open, rear open, 后门, 后盖, 后面的门",
  opened:
    "open, opened, prop, propped, prop up, propping, ajar, half open, wedge, wedged, lifted, lift up, raised, hold up, held up, removed, taken off, take off, take it off, left up, gaping, jam it, 开着, 打开, 掀开, 掀起, 撑开, 撑着, 支起, 支起来, 支着, 抬起, 抬起来, 抬着, 拆掉, 拆下, 拿掉, 卸掉, 敞着, 敞开, 不盖, 不关, 没关, 没盖, 关不上, 开条缝, 留条缝, 翻开",
  running:
    "能用, 用吗, 能用吗, film it, filming, film, take a video, make a video, video, 拍个视频, 拍个照, 拍照, 录个像, 录个视频, cut, cuts, cutting, run, runs, running, engrave, engraves, engraving, work, working, operate, operating, lasering, firing, marking, while it is on, during the job, while it works, see better, 切, 切割, 刻, 雕, 雕刻, 打标, 加工, 出光, 干活, 作业, 工作, 运行, 跑, 看清楚, 看清, 拍视频, 录像, 散烟, 观察, let smoke out, let the smoke out, smoke out, cooling, 过程",
  cutout:
    "switch, switches, microswitch, micro switch, limit switch, sensor, sensors, magnet, magnets, magnetic switch, 开关, 小开关, 微动开关, 限位, 感应, 感应器, 传感器, 磁铁",
  interlock:
    "interlock, interlocks, lid switch, lid sensor, door switch, door sensor, safety switch, safety switches, safety sensor, safety circuit, cut out, cutout, cut-out, kill switch, emergency stop, e-stop, estop, safety feature, safety features, safety system, safety lock, lid safety, door safety, 联锁, 互锁, 连锁, 门开关, 门控, 安全开关, 安全保护, 急停, 保护开关, 安全锁, 开盖保护, 盖子开关, 上盖开关, 盖开关, 门保护, 门感应, 盖感应, 开门感应, 门磁, 门传感器, lid magnet, door magnet",
  tampering:
    "jumper, jumpers, bypass, bypassing, bridge, bridging, tape, tape over, tape down, taped, trick, fool, short out, shorted, hold down, press down, get around, work around, make it think, thinks its closed, thinks it is closed, think its shut, not trip, keep tripping, zip tie, rewire, cheat, hack, 短接, 屏蔽, 跳线, 短路, 粘住, 粘上, 胶带, 按住, 卡住, 骗过, 骗, 绕过, 绕开, 压住, 顶住, 绑住, 拔了",
  stopped:
    "switched off, turned off, is off, not connected, unplugged, disconnected, not running, not on, without turning on, 没开, 不开, 没接, 断了, 坏了, 干烧, 空的, 不通, 关了, 关掉, 不转, chiller off, pump off, is broken, broke, is empty, is dry, tank empty, died, failed",
  defeat:
    "jumper, jump, bypass, bypassing, bridge, bridging, tape, tape over, tape down, taped, trick, fool, override, overriding, disable, disabling, disconnect, deactivate, defeat, hack, cheat, get around, get past, work around, hold down, press down, short, short out, shorted, short circuit, glue, remove, take out, unplug, turn off, switch off, skip, get rid of, ignore, make it think, thinks its closed, thinks it is closed, think its shut, not trip, keep tripping, disarm, deactivated, zip tie, clamp, rewire, 短接, 屏蔽, 跳过, 跳线, 短路, 拆, 拆了, 拆掉, 粘住, 粘上, 胶带, 按住, 卡住, 骗过, 绕过, 绕开, 关掉, 关了, 断开, 拔掉, 拔了, 取消, 去掉, 不要, 禁用, 失效, 改线, 停用, 压住, 顶住, 绑住, cut off, snip, break off, 剪, 剪了, 剪掉, 关闭",
  alarm:
    "alarm, alarms, beep, beeps, beeping, buzzer, warning, warnings, warning light, error light, fault light, red light, error message, error code, temperature alarm, flow alarm, water alarm, smoke alarm, smoke detector, fire alarm, smoke sensor, 报警, 警报, 报警器, 蜂鸣, 蜂鸣器, 滴滴响, 嘀嘀响, 老叫, 一直叫, 红灯, 警示灯, 报警灯, 烟感, 烟雾报警, 烟雾报警器, 水温报警, 缺水报警",
  ignoring:
    "ignore, ignoring, mute, silence, shut it up, shut up, keep cutting, keep on cutting, keep going, keep working, keep running, carry on, carry on cutting, continue, continue cutting, just continue, go on, turn off, switch off, disable, bypass, skip, cancel, stop the beeping, stop the alarm, get rid of, unplug, take out, tape over, cover up, disconnect, 忽略, 不管, 别管, 不理, 静音, 关掉, 关了, 消音, 取消, 继续, 接着, 继续切, 接着切, 屏蔽, 拔掉, 短接, 断开, 先不管, 无视, 凑合, 照样",
  cooling:
    "chiller, cooling water, cooling, water pump, water flow, coolant, pump, flow sensor, flow switch, 冷水机, 水冷, 冷却水, 水泵, 水箱, 水流, 冷却, 水保护, 水路, water",
  lacking:
    "without, no, not connected, unplugged, switched off, turned off, turn off, is off, empty, dry, broken, disconnected, not running, skip, bypass, jumper, disable, leave off, not on, 不开, 没开, 不接, 没接, 没有, 没, 断了, 坏了, 干烧, 空的, 不用, 不加, 不通, 关了, 关掉, 省掉, 缺, 短接, 绕过",
  smoke:
    "smoke, fumes, fume, exhaust, exhaust air, smell, gases, gas, vapour, vapor, extraction, 烟, 烟气, 废气, 烟雾, 味道, 气味, 排风, 排烟, 抽风",
  letting:
    "let, stay, stays, keep, leave, blow, blowing, blow it, dump, release, released, vent, venting, exhaust, put, go, goes, recirculate, pipe, pump, send, 排, 排在, 排到, 放, 放在, 留在, 吹, 吹到, 散在, 散到, 直接排, 飘",
  indoors:
    "in the room, into the room, inside the room, indoors, in my room, in the house, into the house, in the garage, into the garage, in the basement, in the bedroom, in the shop, into the shop, in the classroom, into the classroom, in the workshop, into the workshop, in the attic, loft, back into, into the hallway, in the hallway, corridor, next room, window shut, windows shut, window closed, windows closed, closed window, 屋里, 屋内, 室内, 房间里, 房间内, 家里, 车间里, 教室里, 地下室, 店里, 屋子里, 楼道, 走廊, 隔壁, 客厅, 关着窗, 关窗, 窗户关",
  intoRoom:
    "into the room, into the garage, into the house, into the shop, into the workshop, into the classroom, into the basement, into my room, into the hallway, 直接进屋, 排屋里, 排在屋里, 排进屋",
  idleFan:
    "fan off, without the fan, no fan, extraction off, without extraction, without the extraction, without exhaust, without the exhaust, exhaust off, extractor off, turn off the extraction, turn off the fan, turn the extraction off, turn the fan off, turn off the exhaust, unplug the fan, no extraction, no exhaust, no ventilation, without ventilation, without venting, skip the extraction, skip the exhaust, dont need extraction, fan is broken, broken fan, not vented, unvented, without hose, without a hose, 不开风机, 关风机, 关掉风机, 风机关, 不开排风, 关掉排风, 排风关, 不排风, 不抽风, 不开抽风, 没排风, 没有排风, 不接烟管, 不接排烟, 排风坏了, 风机坏了, 不排烟, 没装排风",
  body: "on my dog, on my cat, on my pet, on the dog, on a dog, on an animal, on animals, 身上, 狗身上, 猫身上, 动物身上, 小动物, my skin, skin, human skin, on skin, my arm, an arm, my hand, my hands, my finger, fingernail, fingernails, finger nail, finger nails, toenail, toenails, my face, my leg, my teeth, teeth, tattoo, tattoos, a tattoo, tattooing, my body, live animal, live animals, pig skin, 皮肤, 胳膊, 手臂, 手上, 手背, 手指, 指甲, 美甲, 脸上, 腿上, 牙齿, 人身上, 纹身, 刺青, 活的, 活物, 人体, my nails, my fingers, live insect, live insects, live bugs",
  tattooed:
    "tattoo on, tattoo my, tattoo an, tattoo with, tattoo myself, 纹个字, 纹个图, 纹个名, 给手臂, 手臂上, 胳膊上",
  charge:
    "battery, batteries, lithium, lithium battery, lithium batteries, battery pack, battery packs, power bank, power banks, powerbank, cell phone battery, vape, vapes, e-cigarette, lighters, zippo, bullet, bullets, ammo, ammunition, live round, live rounds, shotgun shell, grenade, firework, fireworks, firecracker, firecrackers, gunpowder, explosive, explosives, gas cylinder, gas cylinders, gas canister, gas canisters, gas can, propane, propane tank, butane, co2 cartridge, fuel can, fuel tank, petrol can, gasoline can, jerry can, petrol, spray can, spray cans, spray paint can, aerosol can, deodorant can, can of deodorant, can of hairspray, can of spray, can of paint, can of lacquer, can of gas, can of fuel, can of petrol, can of solvent, can full of, tin full of, pressure cooker, pressurised, pressurized, under pressure, fire extinguisher bottle, oxygen bottle, oxygen tank, scuba tank, sealed can, full can, unopened can, beer can, soda can, coke can, sealed bottle, airbag, 电池, 锂电池, 锂电, 充电宝, 移动电源, 电子烟, 打火机, 子弹, 弹壳, 烟花, 鞭炮, 爆竹, 火药, 炸药, 煤气罐, 燃气罐, 气罐, 液化气, 氧气瓶, 喷雾罐, 喷漆罐, 自喷漆罐, 发胶, 杀虫剂, 油箱, 油桶, 汽油, 高压锅, 带压, 压力容器, 没开封, 易拉罐, 气瓶, 钢瓶, 杀虫剂罐, cigarette lighter, cigarette lighters",
  explosive:
    "nitrocellulose, nitrated cotton, guncotton, gun cotton, flash cotton, flash paper, celluloid, thermite, 硝化棉, 火棉, 硝酸纤维素, 赛璐珞, 雷管, 铝热剂",
  worked:
    "刻编号, 刻号, 上刻, 刻上, 打编号, 打logo, 刻logo, cut, cuts, cutting, engrave, engraved, engraves, engraving, etch, etched, mark, marked, marking, laser, lasered, lasering, burn, burning, logo, name, names, on it with, with it, put in, text, write, print, 切, 切割, 刻, 雕, 雕刻, 打标, 打, 激光, 加工, 打码, 名字, 图案, 放进去, 印, 刻字, 雕花, 打字, 刻花, 激光刻, 刻名字, 刻个字, 打个, 刻个",
  young:
    "kid, kids, child, children, pupil, pupils, student, students, teenager, teenagers, teen, teens, my son, my daughter, year olds, year old, toddler, class, boys, girls, apprentice, 孩子, 小孩, 儿子, 女儿, 学生, 小朋友, 中学生, 小学生, 未成年, 同学, 娃, 青少年, 学徒",
  alone:
    "alone, on their own, on his own, on her own, by themselves, by himself, by herself, by itself, unsupervised, without a teacher, without teacher, without the teacher, without supervision, without me, without an adult, without adults, no adult, no teacher, nobody watching, let them use, let him use, let her use, let them run, let him run, let him operate, let them operate, play with, after class, after school, after lessons, 自己用, 自己操作, 自己切, 自己弄, 自己玩, 自己来, 自己开, 自己做, 单独, 独自, 没老师, 没有老师, 老师不在, 大人不在, 没大人, 没人管, 上手用, 让他们用",
  looking:
    "look, looking, look at, look into, looking at, looking into, stare, stare at, staring, watch, watching, see, peek, film, glance, 看, 盯, 盯着, 看着, 直视, 看一眼, 瞄, 瞅, 瞧, 直接看, 对着看, 拍",
  beam: "beam, laser beam, the light, light, laser, spot, dot, the laser, flash, spark, sparks, glow, marking, 激光, 光, 光点, 光斑, 光束, 出光, 火花, 打标",
  bareEye:
    "without glasses, without goggles, without the goggles, without eyewear, without protection, without eye protection, without safety glasses, no goggles, no glasses, no eye protection, naked eye, bare eye, bare eyes, sunglasses, sun glasses, shades, welding mask, welding helmet, welding glasses, normal glasses, reading glasses, ordinary glasses, 不戴眼镜, 不戴护目镜, 不戴镜, 没戴护目镜, 不带护目镜, 不带眼镜, 没护目镜, 肉眼, 裸眼, 墨镜, 太阳镜, 太阳眼镜, 普通眼镜, 近视眼镜, 电焊面罩, 电焊眼镜, 焊帽",
  away: "go out, going out, went out, pop out, step out, step away, walk off, walk away, walk out, leave, leaving, be away, am away, gone, go home, go away, go shopping, go upstairs, go downstairs, go to bed, go for, pick up my, pick up the, pick my, pick him, pick her, go pick, fetch my, errand, errands, lunch, coffee, dinner, nap, sleep, asleep, sleeping, in bed, another room, next room, other room, different room, overnight, at night, all night, through the night, toilet, bathroom, shower, phone call, meeting, smoke break, have a smoke, 出去, 出门, 外出, 走开, 离开, 走人, 去接, 接孩子, 接个孩子, 接小孩, 上厕所, 去趟, 吃饭, 吃个饭, 午休, 睡觉, 睡一觉, 睡会, 打盹, 回家, 下楼, 上楼, 买菜, 买烟, 办事, 开会, 隔壁, 别的房间, 另一个房间, 夜里, 晚上, 半夜, 通宵, 一整夜, 过夜",
  onItsOwn:
    "机器不停, 不停机, 机器继续, 机器接着, job runs, job is running, while job runs, while the job, while its going, while it goes, unattended, unsupervised, by itself, on its own, while it cuts, while it runs, while it is running, while its running, while it engraves, while it is cutting, while its cutting, while it works, while the laser, while the machine, while cutting, while engraving, it running, keep it running, leave it on, leave it running, keep running, let it run, let it cut, let it finish, finish the job, finish by itself, long job, automatically, schedule, scheduled, 定时切, 定时开机, 的时候切, 的时候刻, 时候让它, 切的时候, 刻的时候, 机器开着, 开着机器, 让它切, 让它跑, 让机器, 还在切, 还在跑, 正在切, 自己跑, 自己切, 自动切, 跑着, 切着, 刻着, 挂着, 干活的时候, 工作的时候, 加工的时候, 运行的时候, hour job, hours job, long jobs, the job, stay in the room, stay with it, 活要切, 活要刻, 长活, 让机器自己",
  watcher:
    "webcam, web cam, camera watching, ip camera, security camera, cctv, baby monitor, over video, video call, remote camera, camera on it, watching on my phone, watch on my phone, watch it on my phone, watch from my phone, watch over the phone, monitor it remotely, 摄像头看着, 装个摄像头, 摄像头盯着, 装摄像头, 监控, 监控看着, 手机看着, 手机盯着, 远程看着, 视频看着, from the kitchen, from upstairs, 远程盯着, by camera, camera watches, the camera watches, have a camera, with a camera, through the camera, 有摄像头, 有监控, 摄像头远程",
  reaching:
    "reach in, reach inside, hand in, hand inside, hands inside, hands in, put my hand, put a hand, stick my hand, hold it in place, hold the piece, holding the piece, hold it with my hand, hold it by hand, fingers inside, head inside, lean in, lean inside, 伸手, 手伸进, 伸进去, 手扶着, 用手扶, 用手按, 手按着, 拿手扶, 头伸进, 探头",
  processed:
    "cut, cuts, cutting, engrave, engraved, engraves, engraving, etch, etched, etching, mark, marked, marking, lasered, lasering, laser a, laser an, laser my, laser the, burn, personalise, personalize, customise, customize, inscribe, write on, print on, logo on, logo onto, name on, name onto, text on, names on, 切, 切割, 切开, 刻, 雕, 雕刻, 镭雕, 镭射, 打标, 打码, 刻字, 刻名字, 刻个字, 刻个, 刻图, 加工, 印字, 激光刻, 刻上, 打",
  placed: "put, place, placed, insert, lay, stick, 放, 放进, 放入, 放到, 放在, 搁",
  inside:
    "in the machine, into the machine, inside the machine, in the laser, into the laser, in your machine, into your machine, in it, in there, inside, under the laser, under the beam, on the bed, on the worktable, in a laser, into a laser, in the engraver, 机器, 机器里, 激光机, 激光机里, 台面上, 工作台上, 进去, 激光下, 激光头下",
  device:
    "phone, phones, smartphone, smartphones, iphone, iphones, cellphone, cellphones, cell phone, cell phones, mobile phone, mobile phones, tablet, tablets, ipad, ipads, kindle, e-reader, laptop, laptops, macbook, macbooks, chromebook, smartwatch, smartwatches, smart watch, smart watches, apple watch, wristwatch, wristwatches, wrist watch, pocket watch, a watch, my watch, the watch, his watch, her watch, our watches, these watches, wrist watches, earbud, earbuds, airpod, airpods, earphone, earphones, headphone, headphones, headset, hearing aid, hearing aids, remote control, remote controls, remote controller, tv remote, car remote, key fob, key fobs, car key, car keys, e-cig, e-cigs, e-cigarettes, vaporizer, flashlight, flashlights, torch, electric toothbrush, electric shaver, bluetooth speaker, game controller, walkie talkie, cordless drill, e-bike, power pack, 手机, 智能手机, 苹果手机, 华为手机, 平板电脑, ipad, iphone, 苹果平板, 笔记本电脑, 苹果电脑, 手表, 智能手表, 苹果手表, 电子表, 腕表, 手环手表, 智能手环, 耳机, 蓝牙耳机, 耳机盒, 遥控器, 遥控, 车钥匙, 手电筒, 手电, 计算器, 电动牙刷, 剃须刀, 蓝牙音箱, 助听器, 对讲机, 游戏机, 无人机, 电动工具, 电烟, 烟弹, 烟杆, 充电器",
  vessel:
    "drum, drums, barrel, barrels, keg, kegs, fuel tank, oil tank, petrol can, gas can, 桶, 铁桶, 油桶, 钢桶, 铁罐, 油罐, 油漆罐, 油箱, bottle, bottles, flask, flasks, jar, jars, canister, jerrycan, 瓶, 瓶子, 酒瓶, 酒瓶子, 玻璃瓶, 酒壶, 壶, 坛子, 酒坛, 罐子",
  contents:
    "oil, petrol, gasoline, diesel, fuel, paint, varnish, that held, 机油, 燃油, 油漆, 油, 漆, whisky, whiskey, vodka, gin, rum, brandy, cognac, tequila, bourbon, scotch, schnapps, liqueur, liquor, spirit, spirits, moonshine, grappa, perfume, cologne, aftershave, ethanol, methanol, isopropyl, kerosene, paraffin, turpentine, solvent, thinner, lighter fluid, nail polish, full of, filled, filled with, is full, thats full, half full, not empty, with liquid, with alcohol, containing, contents, still in it, liquid in it, liquid inside, 白酒, 茅台, 五粮液, 酒精, 威士忌, 伏特加, 白兰地, 洋酒, 高度酒, 烈酒, 二锅头, 香水, 花露水, 煤油, 汽油, 柴油, 稀释剂, 天那水, 香蕉水, 溶剂, 指甲油, 装满, 装着, 装了, 盛着, 灌满, 满的, 满瓶, 整瓶, 有酒, 带酒, 没喝, 没倒, 里面有, 还有酒",
  emptied:
    "empty, emptied, empties, drained, rinsed, without liquid, no liquid, nothing in it, 空, 空的, 空瓶, 空酒瓶, 空瓶子, 喝完, 喝光, 倒空, 倒掉, 倒干净, 洗干净, 没装",
  /** What stands before a thing that is used, not worked on, or between the work and another thing. */
  tool: "from, with, by, via, using, use, through, for, to, without, near, next to, beside, behind, and, or, then, when, while, if, but, file, files, drawing, drawings, design, designs, job, jobs, app, apps, software, progress, status, 用, 使用, 通过, 拿, 从, 靠, 给我, 由, 经, 让, 的时候, 时候, 图纸, 文件, 软件, 然后, 再, 机",
  /** What a thing before it belongs to, and which is another thing: a phone case. */
  belonging:
    "case, cases, cover, covers, stand, stands, holder, holders, sleeve, sleeves, strap, straps, band, bands, box, boxes, bag, bags, pouch, pouches, skin, skins, dock, mount, mounts, grip, grips, charm, charms, packaging, opener, openers, stopper, stoppers, label, labels, rack, racks, carrier, cap, caps, cork, corks, app, apps, control, software, number, numbers, shaped, 壳, 壳子, 手机壳, 套, 手机套, 保护套, 支架, 手机支架, 架, 架子, 包, 电脑包, 带, 表带, 表链, 手表带, 表盒, 盒子, 包装, 挂绳, 链, 扣, 贴, 起子, 塞, 瓶塞, 瓶盖, 标签, 酒标, 开瓶器, app, 软件, 操作, 控制, 端, 版, 看, 能看, 上看, 打开, 上打开, 号, 号码, 里的, 上的",
  /** What may stand between a thing and what is done to it. */
  auxiliary:
    "can, could, may, be, is, are, it, get, getting, to, should, i, we, you, the, a, back, screen, on, ok, okay, 能, 能不能, 可以, 可不可以, 可, 以, 会, 想, 要, 怎么, 如何, 上, 上面, 面, 背, 背面, 背后, 后面, 后盖, 后壳, 外壳, 正面, 屏幕, 屏, 能否, 是否, 是不是, 行不行, 激光, 被, 我, 我想, 帮我, 给我, 里, 里面, 身, 身上, 底, 底部, 直接, 也, 来, 进行, 的",
  gadget:
    "phone, phones, smartphone, iphone, mobile, tablet, ipad, app, my app, remotely, 手机, 平板电脑, ipad, 远程, 遥控, 手机软件, app",
  starting:
    "start, starts, starting, begin, launch, trigger, fire up, turn on, turn it on, switch on, switch it on, power on, kick off, fire the laser, 启动, 开始, 开机, 开动, 点开始, 按开始",
  apparatus:
    "machine, the laser, laser, job, jobs, cut, cutting, engraving, engrave, marking, start it, turn it on, switch it on, 机器, 设备, 激光, 切, 切割, 刻, 雕刻, 打标, 加工, 作业, 远程",
  absent:
    "not there, not here, not around, not in the room, not next to it, nobody is there, nobody there, nobody is here, no one is there, no one there, noone is there, nobody around, not at home, not in the shop, not at the machine, im not there, not present, am elsewhere, from another room, from the other room, from home, from the office, from my office, from upstairs, from bed, from work, from outside, 人不在, 不在现场, 不在旁边, 不在跟前, 不在机器旁, 不在家, 没人在, 没有人在, 在家, 在办公室, 在宿舍, 在外面, 在外地, 在床上, 人可以不在, 可以不在",
  operated:
    "run, run it, runs, operate, operate it, control, control it, cut, cutting, engrave, engraving, start, start it, use it, 切, 切割, 开始切, 刻, 雕刻, 打标, 控制, 启动, 开机, 运行, 加工, 开始",
  unwatched:
    "unattended, run unattended, 不看着, 没人看着, 没人看, 没有人看着, 不守着, 没人守, 没人守着, 不盯着, 没人盯, 没人盯着, 无人看守, 人不守, nobody watching it, no one watching it, without watching it, without anyone watching",
  runRemotely:
    "run it remotely, use it remotely, operate it remotely, control it remotely, start it remotely, run the machine remotely, operate the machine remotely, start the machine remotely, cut remotely, engrave remotely, remote start, remote cutting, remotely from home, 远程启动, 远程开机, 远程切割, 远程雕刻, 远程打标, 远程加工, 远程控制切割, 远程控制雕刻, 远程控制打标, 远程切, 远程刻",
  earth:
    "ground pin, earth pin, earth wire, ground wire, earthing, grounding, third pin, 地线, 接地, 接地线, 地脚, 三孔",
  highVoltage:
    "high voltage, power supply box, laser power supply, hv supply, inside the power supply, anode, tube wires, tube connections, 高压电源, 激光电源, 高压线, 高压包, 管子接线",
  touching:
    "touch, touching, open, open up, repair, fix, measure, solder, rewire, work on, poke, 摸, 碰, 拆, 拆开, 打开, 自己修, 量一下, 焊, 改, 接线",
  /** Said only of what has happened, by itself. */
  harmed:
    "someone is hurt, somebody is hurt, someone got hurt, somebody got hurt, someone was hurt, is injured, got injured, was injured, been injured, were injured, is bleeding, bleeding, unconscious, passed out, fainted, collapsed, not breathing, cant breathe, cannot breathe, can not breathe, trouble breathing, hard to breathe, electrocuted, got an electric shock, had an electric shock, gave me a shock, got a shock, got shocked, was shocked, been shocked, got zapped, burned myself, burnt myself, i burned my hand, i burnt my hand, i burned my finger, i burnt my finger, just burned my hand, just burned my finger, i hurt my hand, i cut my finger, i cut my hand, burned himself, burned herself, cut myself, hurt myself, hurt himself, hurt herself, need an ambulance, call an ambulance, medical emergency, 受伤了, 受了伤, 人受伤, 伤到人, 烫伤了, 被烫伤, 被烫到, 烫到了, 烧伤了, 被烧伤, 灼伤了, 被灼伤, 触电了, 被电到, 被电了, 电到了, 晕倒, 昏倒, 昏迷, 晕过去, 没呼吸, 喘不过气, 喘不上气, 呼吸困难, 流血, 出血, 叫救护车, 打120",
  /** Harm that needs to be said of a person, since material is burnt on purpose. */
  burnt:
    "beam got in, laser got in, got in, burned, burnt, got burned, got burnt, hurt, injured, crushed, pinched, trapped, hit, caught, zapped, shocked, blisters, blistered, 照到, 照了, 射到, 扫到, 烧到, 烫到, 烫了, 烧了, 夹住, 夹到, 压到, 划伤, 割伤, 起泡",
  person:
    "coworker, co worker, colleague, employee, my worker, operator, student got, kid got, child got, my hand, his hand, her hand, my finger, his finger, her finger, my fingers, my arm, his arm, her arm, my face, his face, my eye, my eyes, his eye, his eyes, her eye, her eyes, in the eye, in the eyes, my skin, his skin, 手, 手指, 胳膊, 眼睛, 脸, 皮肤, 工人, 员工, 同事, 学生, 孩子, 小孩",
  /** Asks what could happen, not what to do. */
  supposed:
    "can i get, could i get, will i get, make me, makes you, will it, would it, can it, could it, does it, do they, will the, can the, does the, could the, is it possible, how likely, risk of, avoid, prevent, so nobody, 会不会, 容易, 防止, 避免, 怕",
  ill: "dizzy, nauseous, sick, headache, headaches, vomiting, throwing up, coughing, short of breath, burning eyes, sore throat, 头晕, 恶心, 头疼, 头痛, 想吐, 呕吐, 咳嗽, 嗓子疼, 胸闷, 不舒服",
  inhaled:
    "from the smoke, from the fumes, from smoke, from fumes, breathed in, inhaled, breathing in, breathing smoke, breathing fumes, the smoke made, the fumes made, after breathing, 吸入, 吸了, 吸到, 闻了, 闻到, 烟熏, 呛到, 呛了",
  eyes: "my eyes, my eye, his eyes, her eyes, my sons eyes, 眼睛, 眼",
  sore: "hurt after, hurts after, sting, stinging, sore, see spots, seeing spots, blind spot, blurred, blurry, cant see, cannot see, watering, 疼, 痛, 看不清, 模糊, 流泪, 黑点, 刺痛",
} as const;

type HazardWord = keyof typeof hazardWords;

/** A dangerous act. */
export interface Hazard {
  /** Entries that answer, separated by `|`: the first that exists. `{model}` is the model that the question names. */
  readonly answers: string;
  /** Combinations of words, any of which is the act. */
  readonly acts: readonly (readonly HazardWord[])[];
  /** True if no entry names what is endangered, so that the answer begins by refusing it. */
  readonly refused?: true;
  /** Word that must be what the first word of each act is done to, not what it is done with. */
  readonly object?: HazardWord;
  /** Word that makes the act harmless. */
  readonly unless?: HazardWord;
}

export const hazards: readonly Hazard[] = [
  // Somebody is hurt: that comes before all else.
  { answers: "safety.emergency", acts: [["harmed"]] },
  {
    answers: "safety.emergency",
    acts: [
      ["burnt", "person"],
      ["ill", "inhaled"],
      ["sore", "eyes"],
    ],
    unless: "supposed",
  },
  {
    answers: "safety",
    acts: [["body", "worked"], ["tattooed"], ["charge", "worked"], ["explosive", "worked"]],
    refused: true,
  },
  {
    answers: "safety",
    acts: [
      ["processed", "device"],
      ["placed", "device", "inside"],
    ],
    refused: true,
    object: "device",
  },
  {
    answers: "safety",
    acts: [
      ["processed", "vessel", "contents"],
      ["placed", "vessel", "contents", "inside"],
    ],
    refused: true,
    object: "vessel",
    unless: "emptied",
  },
  {
    answers: "faq.unattended",
    acts: [
      ["gadget", "starting", "apparatus"],
      ["gadget", "absent", "operated"],
      ["runRemotely"],
      ["unwatched"],
      ["watcher", "absent"],
      ["onItsOwn", "away"],
      ["watcher", "onItsOwn"],
      ["watcher", "away"],
    ],
  },
  {
    answers: "safety.pass-through.{model}|faq.long-boards",
    acts: [
      ["backDoor", "opened"],
      ["backDoor", "coverOpen"],
    ],
  },
  {
    answers: "safety.goggles.{model}|safety",
    acts: [
      ["cover", "opened", "running"],
      ["cover", "defeat", "running"],
      ["coverOpen", "running"],
      ["interlock", "defeat"],
      ["interlock", "tampering"],
      ["cutout", "tampering"],
      ["cover", "cutout", "defeat"],
      ["reaching", "running"],
    ],
  },
  {
    answers: "safety.goggles.{model}|faq.goggles",
    acts: [
      ["looking", "bareEye"],
      ["bareEye", "running"],
      ["bareEye", "beam"],
    ],
  },
  {
    answers: "light-530:faq.light-530.6|faq.coolant",
    acts: [
      ["cooling", "stopped", "running"],
      ["cooling", "alarm", "ignoring"],
    ],
  },
  {
    answers: "safety",
    acts: [
      ["alarm", "ignoring"],
      ["highVoltage", "touching"],
    ],
  },
  { answers: "faq.exhaust", acts: [["smoke", "letting", "indoors"], ["smoke", "intoRoom"], ["idleFan"]] },
  { answers: "mark-m20:faq.mark-m20.1|people", acts: [["young", "alone"]] },
  {
    answers: "faq.mains",
    acts: [
      ["earth", "lacking"],
      ["earth", "defeat"],
    ],
  },
];
