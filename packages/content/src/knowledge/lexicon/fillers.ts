/** Words that say nothing about what is asked: greetings, politeness, the visitor's situation. */
export const fillers =
  "guitar body, guitar bodies, guitar top, guitar tops, guitar neck, guitar necks, build guitars, make guitars, guitar maker, violin maker, 吉他琴身, 吉他面板, 做吉他, 做吉他的, 做小提琴, 差不多, 左右, 大概, 专门, 业余, 刚起步, shapes, shape, 形状, 第一种, 第二种, 第三种, 第四种, the first one, the second one, the third one, first one, second one, link, links, url, 预算不多, 预算有限, 预算少, 预算紧, 预算一般, 钱不多, tight budget, low budget, small budget, limited budget, on a budget, budget is tight, not much money, 老客户, 副业, side hustle, 学校里, sell, sells, sold, offer, offers, model no, bout, addy, phone case, phone cases, phone cover, phone covers, for the crate, for a crate, for container, for a container, for the container, for shipping, 手机壳, 手机套, 手机支架, phone stand, phone stands, phone holder, wat, wats, wanna, gimme, lemme, form, forms, dept, gonna, thru, till, til, abt, bc, cuz, coz, tho, sorry, anyway, somehow, pretty, quite, must, ought, mainly, mostly, rather, kindly, forward, coming, bring, brought, brings, stand, stands, sit, sits, mounted, ready, room, daily, everyday, week, weekly, month, year, years, minute, second, seconds, hour, student, students, pupil, pupils, grade, school, a, an, the, is, are, was, were, be, been, being, am, do, does, did, done, doing, can, could, will, would, shall, should, may, might, must, i, im, ive, id, ill, me, my, mine, we, us, our, ours, you, your, yours, youre, he, she, it, its, itself, they, them, their, this, that, these, those, there, theres, thats, here, of, in, on, at, by, for, with, without, from, to, into, onto, out, up, down, over, under, about, around, between, through, per, as, and, or, but, if, so, than, then, too, very, just, only, also, even, still, please, pls, plz, hi, hello, hey, hiya, dear, sir, madam, thanks, thank, thx, ta, cheers, tell, know, want, wanted, wants, wanna, like, liked, love, get, gets, got, getting, give, gives, have, has, had, having, what, whats, which, who, whos, whom, whose, when, whens, where, wheres, why, whys, how, hows, much, many, more, most, less, least, kind, type, sort, any, some, all, both, each, every, none, no, not, dont, doesnt, didnt, isnt, arent, wont, cant, couldnt, wouldnt, shouldnt, yes, yeah, yep, ok, okay, right, well, really, actually, quick, quickly, question, questions, ask, asking, asked, wondering, wonder, curious, interested, interesting, looking, look, thinking, think, consider, considering, planning, plan, plans, going, go, gonna, need, needs, needed, help, exactly, roughly, approx, approximately, around, maybe, perhaps, say, says, said, mean, means, meant, guess, suppose, sure, check, checking, confirm, use, used, using, uses, work, works, working, run, runs, running, make, makes, making, made, do, put, take, takes, come, comes, buy, buying, purchase, order, one, ones, two, three, thing, things, stuff, something, anything, someone, somebody, people, person, time, times, day, days, new, old, good, better, best, big, small, large, little, bit, lot, lots, same, other, another, else, own, now, today, soon, yet, already, again, back, before, after, while, during, until, since, because, though, although, however, instead, rather, either, neither, etc, eg, ie, vs, versus, compared, actual, real, max, maximum, min, minimum, total, overall, approx, figure, figures, number, numbers, value, values, machine, machines, laser, lasers, cutter, cutters, engraver, engravers, model, models, unit, units, device, equipment, company, product, products, website, site, page, shop, business, small, mate, guys, folks, friend, boss, husband, wife, son, daughter, customer, customers, client, clients, hobby, home, house, possible, possibly, available, available, able, allow, allowed, regarding, concerning, info, information, details, detail, short, brief, briefly, answer, reply, fyi, btw, hmm, um, uh, lol, oh, ah, eh, wow, great, nice, cool, perfect, fine, amp, lets, let, see, show, find, found, keep, left, long, far, way, part, end, side, place, set, start, try, turn, move, call, name, single, alone, together, normal, usual, usually, typical, standard, regular, proper, properly, safe, ever, never, always, sometimes, often, once, twice, first, second, third, last, next, previous, full, whole, half, enough, worth, due, based, given, different, difference, cheers, hiya, morning, afternoon, evening, ahead, bought, ordered, owner, own, decide, deciding, choose, choosing, whether, either, itll, id, youd, whatre, hows, gotta, dunno, idk, asap, tbh, imo, kinda, sorta, bigger, smaller, larger, higher, lower, faster, slower, heavier, lighter, thicker, thinner, wider, taller, longer, shorter, stronger, hold, holds, happen, happens, matter, matters, care, mind, worry, worried, hope, hoping, sounds, seems, seem, feel, believe, remember, forgot, understand, explain, describe, list, compare, comparison, spec, say, within, above, below, inside, outside, near, close, against, across, along, off, the, th, ur, u, r, n, bro, dude, team, teacher, workshop, garage, studio, startup, wise, quality, doubled, otherwise, basically, honestly, obviously, literally, currently, normally, later, tomorrow, tonight, weekend, christmas, easter, birthday, colleague, colleagues, dad, mum, mom, friends, neighbour's, supplier, suppliers, lads, haha, ya, yo, nope, yup, lotta, bunch, couple, several, few, plenty, spare, extra, impossible, unable, easy, easily, difficult, hard, simple, simply, correctly, safely, clearly, directly, straight, straightaway, immediately, apart, each time, every time, " +
  "的, 了, 吗, 呢, 吧, 啊, 呀, 么, 嘛, 哦, 哈, 哎, 嗯, 是, 在, 有, 没, 没有, 和, 与, 及, 或, 跟, 同, 我, 我们, 咱, 您, 你, 你们, 他, 她, 它, 它们, 这, 那, 这个, 那个, 这台, 那台, 这款, 那款, 这种, 那种, 些, 个, 台, 款, 种, 只, 套, 请, 请问, 问, 问一下, 问下, 想, 想问, 想问下, 想要, 想知道, 要, 需要, 能, 可以, 会, 能不能, 可不可以, 能否, 是否, 是不是, 有没有, 行不行, 好不好, 什么, 啥, 怎么, 怎样, 怎么样, 如何, 咋, 咋样, 哪, 哪里, 哪儿, 哪个, 哪些, 多少, 几, 多, 大概, 大约, 左右, 一下, 一个, 一台, 就, 都, 也, 还, 再, 又, 很, 太, 最, 更, 比较, 挺, 蛮, 不, 不是, 别, 对, 对了, 好, 好的, 行, 嗯嗯, 谢谢, 感谢, 麻烦, 您好, 你好, 在吗, 亲, 老板, 师傅, 帮, 帮忙, 帮我, 看, 看看, 看下, 说, 说一下, 告诉, 知道, 了解, 现在, 今天, 目前, 最近, 平时, 一般, 通常, 到底, 究竟, 其实, 另外, 还有, 以及, 顺便, 同时, 然后, 那么, 那, 如果, 要是, 假如, 因为, 所以, 但是, 不过, 虽然, 我家, 家里, 公司, 厂, 店, 店里, 打算, 准备, 计划, 考虑, 买, 用, 用来, 做, 搞, 弄, 来, 去, 给, 把, 被, 让, 从, 到, 向, 上, 下, 里, 里面, 中, 内, 外, 前, 后, 左, 右, 以, 以上, 以下, 机器, 机子, 机, 激光, 激光机, 设备, 型号, 机型, 产品, 网站, 官网, 时候, 时间, 东西, 问题, 情况, 方面, 部分, 数据, 数值, 数字, 具体, 详细, 简单, 直接, 之类, 什么的, 等等, 等, 之间, 分别, 各, 各自, 一共, 总共, 最多, 最少, 至少, 比, 相比, 哪一个, 一点, 有点, 一些, 得, 地, 着, 过, 起来, 出来, 下来, 上去, 下去, 进去, 呗, 噢, 喔, 诶, 哟, 呐, 滴, 哒, 不知道, 不晓得, 请教, 咨询, 咨询一下, 打听, 客户, 朋友, 老师, 家, 人, 年, 月, 天, 次, 回, 新, 旧, 大, 小, 长, 短, 高, 低, 快, 慢, 真, 真的, 实际, 实际上, 官方, 到, 够, 够不够, 怕, 觉得, 感觉, 听说, 据说, 好像, 可能, 应该, 必须, 一定, 或者, 还是, 光, 单, 单独, 自己, 别人, 大家, 全, 全部, 所有, 每, 每个, 随便, 主要, 尤其, 特别, 非常, 已经, 刚, 刚刚, 马上, 以后, 以前, 之前, 之后, 先, 后来, 最后, 另, 外加, 加, 加上, 算, 算是, 属于, 就是, 也就是, 这边, 那边, 我这, 您这, 你家, 贵司";

/** Words that join two questions. */
export const joiners =
  "plus, and also, also, plus, and what about, and whats, and how, as well as, and is, and does, and can, and do, and, 还有, 另外, 以及, 顺便, 顺便问, 同时, 再问, 并且, 再就是, 然后, 外加, 还想问";

/** Words that begin a message which goes on from the last one. */
export const followers =
  "same for the, same question for, what of, and what, and how, and is the, and does, ok the, ok and the, now the, or the, and on the, and with the, and for the, then the, how about for, and what of, 换一台, 那换, 那如果, 那这个, 那台, 再问, 再看, 同样问, and, and the, what about, whatabout, how about, and for, and what about, same for, ok and, then, and in, so, 那, 那么, 呢, 那个, 换成, 如果是, 要是, 那要是, 同样";

/** Units that visitors ask for, by the unit of the answer. */
export const unitWords: Readonly<Record<string, string>> = {
  mm: "mm, millimeter, millimeters, millimetre, millimetres, 毫米",
  in: "inch, inches, in inches, imperial, 英寸, 吋, 几寸, 多少寸",
  ft: "foot, feet, ft, 英尺",
  lb: "pound, pounds, lb, lbs, in pounds, 磅",
  cm: "cm, centimeter, centimeters, centimetre, centimetres, 厘米, 公分",
  m: "meter, meters, metre, metres, 米",
  jin: "斤, 市斤",
  oz: "ounce, ounces, oz",
  st: "how many stone, stones heavy, stone weight, in stone, stones weight",
  t: "ton, tons, tonne, tonnes, 吨",
  "in/s": "inches per second, inch per second, ips, in/s, in per second, 英寸每秒",
  "in/min": "inches per minute, inch per minute, ipm, in/min",
  "ft/min": "feet per minute, ft/min, fpm",
  "ft/s": "feet per second, foot per second",
  "m/s": "meters per second, metres per second, m/s, 米每秒",
  "m/min": "meters per minute, metres per minute, m/min, 米每分",
  "mm/min": "mm/min, mm per minute, millimetres per minute, millimeters per minute, 毫米每分",
  "°F": "fahrenheit, °f, degrees f, deg f, 华氏, 华氏度",
  gal: "gallon, gallons, gal, us gallons, 加仑",
  ml: "ml, milliliters, millilitres, 毫升",
  "gal/h": "gallons per hour, gph",
  "gal/min": "gallons per minute, gpm",
  cfm: "cfm, cubic feet per minute",
  psi: "psi",
  bar: "bar, bars",
  kPa: "kpa",
  µm: "micron, microns, micrometer, micrometers, um, 微米",
  thou: "thou, mil, mils, thousandths",
  丝: "丝, 条, 道",
  "m²": "sq m, sq meter, sq meters, sq metre, sq metres, square meter, square meters, square metre, square metres, sqm, m2, 平方米, 平米, 平方",
  "ft²": "square foot, square feet, sq ft, sqft",
  "in²": "square inch, square inches, sq in",
  hp: "horsepower, hp, 马力",
  day: "in days, 天",
};
