import { type Sheet, thicknessOf } from "../products/cuts.ts";
import {
  clearance,
  kerf,
  learning,
  type ModelFacts,
  type ModelId,
  models,
  type SourceId,
  warranty,
  wavelengths,
} from "../products/facts.ts";
import { type Language, modelIds } from "../routes.ts";
import type { Said } from "./said.ts";

/** Returns the fault of one text, or nothing. */
type Rule = (said: Said, language: Language) => string | undefined | false;

/** Returns a test with one pattern per language. */
const both = (zh: RegExp, en: RegExp) => (text: string, language: Language) =>
  (language === "zh" ? zh : en).test(text);

const sentencesOf = (text: string, language: Language): readonly string[] =>
  text
    .split(language === "zh" ? /[。！？；\n]/u : /(?<=[.!?;])\s|\n/u)
    .map((part) => part.trim())
    .filter(Boolean);

/** Splits a text into the parts that each state one thing. */
const clausesOf = (text: string, language: Language): readonly string[] =>
  sentencesOf(text, language).flatMap((each) =>
    each.split(language === "zh" ? /[，、（）]/u : /, | and |[()]/),
  );

/** Names of models as used in texts, the longest first, so that `Light 530` is not found in `Light 530 RF`. */
const names = modelIds
  .map((id) => ({ id, name: models[id].name }))
  .toSorted((a, b) => b.name.length - a.name.length);

/** Splits a sentence into the parts that each follow the name of a model. */
function named(sentence: string): readonly { id: ModelId; part: string }[] {
  const pattern = new RegExp(names.map(({ name }) => name).join("|"), "g");
  const found = [...sentence.matchAll(pattern)];
  return found.flatMap((match, index) => {
    const id = names.find(({ name }) => name === match[0])?.id;
    const end = found[index + 1]?.index ?? sentence.length;
    return id ? [{ id, part: sentence.slice(match.index, end) }] : [];
  });
}

const factsOf = (id: ModelId): ModelFacts => models[id];
const sourceOf = (id: ModelId | undefined): SourceId | undefined => id && factsOf(id).source;
const figure = (quantity: ModelFacts["cutThickness"]): number[] => (quantity ? [...quantity.figures] : []);

const numbers = (text: string, unit: string): readonly number[] =>
  [...text.matchAll(new RegExp(`(\\d[\\d,.]*)\\s?(?:${unit})(?![\\w/])`, "g"))].map(([, digits = ""]) =>
    Number(digits.replaceAll(",", "")),
  );

const picture = ({ path }: Said): boolean => path.includes("alt");
/** True for statements. Questions, labels and names of rows only ask or name. */
const claim = (said: Said): boolean =>
  !(picture(said) || ["question", "label", "synonyms", "title", "key"].includes(said.path.at(-1) ?? ""));

const acrylic = both(/亚克力/u, /acrylic/i);
const wood = both(/木/u, /\bwood/i);
const cuts = both(
  /切到|切得|切透|最厚|能切|可切|最多切|建议切|切亚克力|切木/u,
  /\bcuts?\b|cutting|\bup to\b|at most/i,
);
const inPasses = both(
  /遍|打样|切不动|超出了规格|切不了/u,
  /pass(?:es)?\b|sample|beyond|does not cut|cannot|gives no/i,
);
const thickSheet = both(
  /料厚|放得下|后门|送料|长板|幅面/u,
  /\bfits?\b|back door|\bbed\b|takes material|long board/i,
);

/** Returns the thicknesses of a sheet that the facts give for a model. */
const figuresOf = (id: ModelId, sheet: Sheet): number[] => {
  const limit = thicknessOf(id, sheet);
  return [...figure(limit?.advised), ...figure(limit?.most)];
};

/** The same for all models. */
const allowed = {
  acrylic: new Set(modelIds.flatMap((id) => figuresOf(id, "acrylic"))),
  wood: new Set(modelIds.flatMap((id) => figuresOf(id, "wood"))),
};

const backDoor = both(/后门/u, /back door/i);
const beamOff = both(
  /激光关闭|关激光|停机|先按下急停|停下|激光已停|不能敞|不敞着|不从后门送/u,
  /beam off|emergency stop|laser is off|machine stopped|stop the machine|never with the door open|do not feed leather|interlock/i,
);
const goesThrough = both(/穿|切|推|送/u, /\bcut|\bfeed|\bfed\b|\bpass|push/i);

/** Figures of machines by unit, which no text may give otherwise. `least` leaves out those below, which mean other things. */
const ofMachines: readonly {
  readonly unit: string;
  readonly of: (facts: ModelFacts) => readonly (ModelFacts["noise"] | undefined)[];
  readonly least?: number;
}[] = [
  { unit: "dB", of: ({ noise }) => [noise] },
  { unit: "MP", of: ({ camera }) => [camera] },
  { unit: "L/h", of: ({ waterFlow }) => [waterFlow] },
  { unit: "L/min", of: ({ airFlow }) => [airFlow] },
  { unit: "L", of: ({ waterTank }) => [waterTank] },
  { unit: "MPa", of: ({ airPressure }) => [airPressure] },
  { unit: "kg", of: ({ weight }) => [weight] },
  { unit: "V", of: ({ voltage }) => [voltage], least: 130 },
  { unit: "mm/s", of: ({ maxSpeed }) => [maxSpeed], least: 300 },
];
const travels: readonly number[] = modelIds.flatMap((id) => [
  ...figure(factsOf(id).zTravel),
  ...figure(factsOf(id).headTravel),
]);
const temperatures: readonly number[] = modelIds.flatMap((id) => figure(factsOf(id).temperature));
const boards: readonly number[] = modelIds.flatMap((id) => figure(factsOf(id).passThrough));
const spaces: readonly number[] = [...clearance.behind.figures, ...clearance.beside.figures];
const lights: readonly number[] = Object.values(wavelengths).flatMap(({ figures }) => [...figures]);

const sources: Readonly<Record<SourceId, string>> = {
  glassTube: "CO₂ glass",
  rfTube: "CO₂ RF",
  diode: "diode",
  fiber: "fibre",
};

/** Statements that were wrong here before, or are common errors in the trade, each with its correction. */
const neverSaid: readonly {
  readonly zh: RegExp;
  readonly en: RegExp;
  readonly instead: string;
  readonly of?: ModelId;
}[] = [
  { zh: /可询/u, en: /price on application|enquire for/i, instead: "向我们索取 / on request" },
  { zh: /GB 7247\.1(?!-2012)/u, en: /GB 7247\.1(?!-2012)/u, instead: "GB/T 7247.1-2024" },
  {
    zh: /开箱.{0,14}(?:三十|30) ?分钟/u,
    en: /(?:unbox|open box).{0,30}(?:thirty|30) min|(?:thirty|30) min.{0,40}(?:unbox|open box)/i,
    instead: "after the six checks",
  },
  {
    zh: /从插电[^。]{0,14}(?:三十|30) ?分钟/u,
    en: /(?:thirty|30) min(?:utes)? (?:from|of) plugging/i,
    instead: "after the six checks",
  },
  {
    zh: /联锁[^。；]{0,12}每周/u,
    en: /interlock[^.;]{0,40}(?:weekly|every week|once a week)/i,
    instead: "every day before work",
  },
  {
    zh: /先揭.{0,3}膜.{0,6}(?:切|反面)/u,
    en: /peel[^.]{0,40}before (?:you )?cut/i,
    instead: "film stays on for cutting",
  },
  {
    zh: /一次切几张|叠着切(?!的)(?<!不叠着切)/u,
    en: /cut several sheets (?:at once|in a stack)|(?<!never )stacked cutting/i,
    instead: "paper is never stacked",
  },
  {
    zh: /首饰内壁|戒指内/u,
    en: /inside (?:of )?a ring/i,
    instead: "CO₂ marks no bare metal",
    of: "light-530-rf",
  },
  { zh: /别的弹性体先试/u, en: /other elastomers?.{0,20}(?:test|try)/i, instead: "fluoroelastomer never" },
  {
    zh: /安装包[^。，]{0,6}在下载页/u,
    en: /installers?[^.]{0,30}(?:are|is) on the downloads page/i,
    instead: "there is no installer on the site",
  },
  {
    zh: /(?:玻璃|石材|石头)[^。；]{0,10}只打标/u,
    en: /(?:glass|stone)[^.;]{0,30}(?:marking only|only mark|marks only)/i,
    instead: "surface engraving",
  },
  { zh: /4K 相机|4K 摄像头|1600 万像素的 4K/u, en: /4K camera|4K sensor/i, instead: "16 MP sensor, 4K view" },
  { zh: /220 ?V/u, en: /220 ?V/i, instead: "230 V" },
  {
    zh: /(?:打开|敞着?|开着)后门.{0,12}(?:切|穿)|后门(?:可以)?打开.{0,14}(?:切|穿)/u,
    en: /open (?:the )?back door.{0,24}\b(?:cut|pass|through)|back door opens?\b.{0,30}\b(?:cut|pass|through)/i,
    instead: "beam off, shields closed",
  },
  { zh: /随机的|随机附的/u, en: /(?:come|comes) at random/i, instead: "机器附带的" },
  {
    zh: /绝不能放.*或者先问我们/u,
    en: /^Never put .*or ask us first/i,
    instead: "never is never: ask us what to take in its place",
  },
  {
    zh: /(?:数据表|技术说明书|SDS)[^。；]{0,6}(?:来定|为准)/u,
    en: /data sheet (?:decides|it decides)|data sheet; it decides/i,
    instead: "the data sheet names it, our list decides",
  },
  {
    zh: /站得住/u,
    en: /figures? that holds? up/i,
    instead: "没有可靠的数 / no reliable figures",
  },
  {
    zh: /行业里常用|业内常用|行业通行/u,
    en: /usual in the (?:trade|industry)|industry standard settings/i,
    instead: "name the row and how far to trust it",
  },
  {
    zh: /(?:急停|钥匙开关)(?:按钮)?(?:在|都在|就在)(?!手)[^。；，]{0,8}(?:正面|前角|右侧|左侧|侧面)/u,
    en: /(?:emergency stop|key switch) (?:is|are) (?:at|on) the (?:front|right|left|side)/i,
    instead: "if your machine has one: the facts do not say which models have it",
  },
  {
    zh: /火苗[^。]{0,6}(?:不要紧|正常)|可能冒小火苗/u,
    en: /may show a small flame/i,
    instead: "stop at the first flame",
  },
];

const rules: Readonly<Record<string, Rule>> = {
  "a saying that was settled otherwise": ({ text, model }, language) => {
    const found = neverSaid.find(
      (each) => each[language].test(text) && (each.of === undefined || each.of === model),
    );
    // The FAQ's question mentions what its answer forbids.
    return (
      found && !/^中天的后门，开着|^Can I cut long boards with/.test(text) && `say instead: ${found.instead}`
    );
  },

  "a thickness that the facts do not give": (said, language) => {
    if (picture(said)) return undefined;
    const { text, model } = said;
    for (const sentence of sentencesOf(text, language)) {
      if (thickSheet(sentence, language) || !cuts(sentence, language)) continue;
      for (const clause of sentence.split(language === "zh" ? /[，,]/u : /, (?!\d)/)) {
        const thick = numbers(clause, "mm").filter((mm) => mm >= 7 && mm <= 60);
        const isAcrylic = acrylic(clause, language);
        const isWood = !isAcrylic && wood(clause, language);
        if (!(isAcrylic || isWood)) continue;
        const known = allowed[isAcrylic ? "acrylic" : "wood"];
        const wrong = thick.find((mm) => !known.has(mm));
        if (wrong !== undefined) return `${wrong} mm ${isAcrylic ? "acrylic" : "wood"}: "${clause}"`;
      }
      const parts = named(sentence);
      const own = parts.length > 0 ? parts : model ? [{ id: model, part: sentence }] : [];
      for (const { id, part } of own) {
        const [ofAcrylic, ofWood] = [acrylic(part, language), wood(part, language)];
        if (!(ofAcrylic || ofWood)) continue;
        const known = [
          ...(ofAcrylic ? figuresOf(id, "acrylic") : []),
          ...(ofWood ? figuresOf(id, "wood") : []),
        ];
        const wrong = numbers(part, "mm").find((mm) => mm >= 7 && mm <= 60 && !known.includes(mm));
        if (wrong !== undefined) return `${wrong} mm ${ofAcrylic ? "acrylic" : "wood"} on ${id}: "${part}"`;
      }
    }
    return undefined;
  },

  "thick acrylic without its condition": (said, language) => {
    const { text, where } = said;
    if (!claim(said) || where.startsWith("sheet") || said.path.includes("rows")) return undefined;
    const bold = sentencesOf(text, language)
      .filter((sentence) => !thickSheet(sentence, language) || cuts(sentence, language))
      .flatMap((sentence) => sentence.split(/[，,；;] ?/u))
      .some(
        (clause) => acrylic(clause, language) && numbers(clause, "mm").some((mm) => mm >= 15 && mm <= 20),
      );
    return bold && !inPasses(text, language) && "say that it takes several passes and good sheet";
  },

  "hours of a tube": ({ text, model }, language) => {
    for (const sentence of sentencesOf(text, language)) {
      const hours = numbers(sentence, "小时|h|hours").filter((each) => each >= 1000);
      const wrong = hours.find((each) => ![4000, 9000, 15000, 20000].includes(each));
      if (wrong !== undefined) return `${wrong} h is no figure of a tube`;
      const rf = /射频|\bRF\b/u.test(sentence);
      if (hours.some((each) => each >= 15000) && !rf && sourceOf(model) === "glassTube")
        return "an RF tube's hours at a glass tube";
      if (hours.some((each) => each === 9000) && rf && !/玻璃|glass/iu.test(sentence))
        return "a glass tube's hours at an RF tube";
    }
    return undefined;
  },

  "months of a tube without the hours a day": ({ text }, language) =>
    both(/(?:激光管|玻璃管|管子|更换).*6–12 ?个月/su, /tube.*6–12 months/is)(text, language) &&
    !/11–22/u.test(text) &&
    "6 to 12 months are 11 to 22 hours a day",

  "a test of stopping with a second chance": ({ text }, language) =>
    sentencesOf(text, language).length > 1 &&
    both(/停一次机/u, /stop the machine during a job/i)(text, language) &&
    both(/按了不停/u, /does not stop/i)(text, language) &&
    "a stop that does not work has failed its test",

  "power of the mains": (said, language) => {
    const { text } = said;
    const wrong = numbers(text, "kW").find((each) => each !== 1.5);
    if (wrong !== undefined) return `${wrong} kW`;
    if (numbers(text, "kVA").some((each) => each !== 1.38)) return "another apparent power than 1.38 kVA";
    if (numbers(text, "kVA").length > 0 && !both(/单相/u, /single-phase/i)(text, language))
      return "1.38 kVA is computed for a single phase, which the facts do not state";
    const bare =
      numbers(text, "kW").includes(1.5) &&
      claim(said) &&
      !both(/线路|准备|配电/u, /circuit|plan/i)(text, language);
    return bare && "1.5 kW is what the circuit is planned for";
  },

  "62 W without the plate": ({ text }, language) =>
    numbers(text, "W").includes(62) && !both(/铭牌/u, /plate/i)(text, language) && "say whose plate decides",

  "a name of Light Blue 530": ({ text }, language) =>
    sentencesOf(text, language).some(
      (each) => /530-B/.test(each) && /\b20 ?W/.test(each) && !/S20/.test(each),
    ) && "530-B is the machine, S20 its 20 W version",

  "the back door open": (said, language) =>
    claim(said) &&
    !said.path.includes("rows") &&
    !said.path.includes("description") &&
    backDoor(said.text, language) &&
    goesThrough(said.text, language) &&
    !beamOff(said.text, language) &&
    "fed with the beam off, cut with the shields closed (decisions 33)",

  polycarbonate: ({ text }, language) =>
    sentencesOf(text, language).some(
      (each) =>
        both(/聚碳酸酯/u, /polycarbonate/i)(each, language) &&
        (/1 ?mm/.test(each) ||
          both(/薄片可以|可以切|能切(?!吗)/u, /can be cut|thin (?:sheet|film) is fine|may be cut/i)(
            each,
            language,
          )),
    ) && "never, thick or thin",

  goggles: (said, language) => {
    const { text, model, where } = said;
    if (/accessor/.test(where)) return undefined;
    const source = sourceOf(model);
    const spared = both(
      /不用戴护目镜|不需要护目镜|不必戴护目镜/u,
      /no goggles (?:are )?needed|goggles are not needed/i,
    );
    if (spared(text, language) && source === "fiber") return "an open beam needs goggles";
    if (spared(text, language) && !both(/盖/u, /lid/i)(text, language)) return "only with the lid closed";
    if (spared(text, language) && !both(/1 类/u, /class 1/i)(text, language))
      return "only where we have stated Class 1 in writing (decisions 13)";
    const worn = both(/(?:都戴|要戴|戴好).{0,20}护目镜/u, /(?:wears?|with|in) goggles/i);
    const ownDocument = /^(?:user-manual|operation-guide)/.test(where);
    if (
      ownDocument &&
      claim(said) &&
      source &&
      source !== "fiber" &&
      worn(text, language) &&
      !spared(text, language)
    )
      return `goggles for a ${sources[source]} machine with a lid`;
    return undefined;
  },

  "a part that the machine has not": ({ text, model, where }, language) => {
    const source = sourceOf(model);
    if (!(source && /^(?:user-manual|operation-guide|chat safety)/.test(where))) return undefined;
    const water = both(/水在流|看水流|冷却水/u, /water flow|flowing|cooling water/i);
    if (source !== "glassTube" && water(text, language)) return `water in a ${sources[source]} machine`;
    const lid = both(
      /合上?盖|上盖(?:合|关|没有裂)|开盖|掀/u,
      /close the lid|lid closed|open the lid|lift the lid/i,
    );
    if (source === "fiber" && lid(text, language)) return "a lid on the open marker";
    const mirrors = both(/(?<!有)反射镜|四角各打/u, /\bmirrors\b(?! if)|corner of the bed/i);
    return (
      (source === "diode" || source === "fiber") && mirrors(text, language) && "mirrors it does not have"
    );
  },

  "metal on the blue diode": (said, language) =>
    claim(said) &&
    said.model === "light-blue-530" &&
    !/^operation|^user-manual/.test(said.where) &&
    sentencesOf(said.text, language).some(
      (each) =>
        both(/金属|阳极|不锈钢|铝/u, /metal|anodi[sz]ed|steel|alumin/i)(each, language) &&
        both(/可以|能刻|能打|有条件|去掉表层/u, /\bcan\b|yes|with conditions|removes? the/i)(
          each,
          language,
        ) &&
        !both(/不|CO₂|M20/u, /not?\b|CO₂|M20/i)(each, language),
    ) &&
    "Light Blue 530 does no metal, coated or bare",

  "fabric on the blue diode": ({ text, model, where, path }, language) =>
    model === "light-blue-530" &&
    /^page/.test(where) &&
    // The name of a row; its cells say no.
    path.at(-1) !== "name" &&
    both(/毛毡|牛仔|布料/u, /\bfelt\b|denim|\bfabric/i)(text, language) &&
    !both(/不/u, /not/i)(text, language) &&
    "Light Blue 530 does no fabric",

  "A3 on Light 530": (said, language) =>
    claim(said) &&
    sentencesOf(said.text, language).some(
      (each) => /A3/.test(each) && both(/余/u, /to spare|room/i)(each, language) && !/3 ?mm/.test(each),
    ) &&
    "3 mm are left on the short side",

  "two-colour sheet": (said, language) =>
    claim(said) &&
    said.path.at(-1) !== "name" &&
    both(/双色板/u, /two-colour sheet/i)(said.text, language) &&
    !/ABS/.test(said.text) &&
    !both(/亚克力/u, /acrylic/i)(said.text, language) &&
    "warn of ABS",

  "chrome-tanned leather": (said, language) =>
    claim(said) &&
    sentencesOf(said.text, language).some(
      (each) =>
        both(/铬鞣/u, /chrome-tanned/i)(each, language) &&
        both(
          /可以|能|也行|一样好|没问题|照样|都行/u,
          /\bcan be\b|\bworks?\b|is fine|\bsuits?\b|\bgoes in\b|\bcuts\b|just as well/i,
        )(each, language) &&
        !both(
          /不|除非|书面|六价铬|先问|没有|弄清/u,
          /\bnot\b|n't|\bno\b|never|only|unless|written|writing|without|until|chromium|ask/i,
        )(each, language),
    ) &&
    "chrome-tanned leather stays out without a written answer",

  "colours of lines": (said, language) =>
    claim(said) &&
    sentencesOf(said.text, language).some((each) =>
      both(
        /红线切|蓝线刻|红色(?:线)?切|颜色(?:都)?(?:是)?固定/u,
        /red lines? (?:for cutting|cut|are cut)|blue lines? (?:for engraving|engrave|are engraved)|colours are fixed/i,
      )(each, language),
    ) &&
    "colours mean nothing until the software assigns them",

  production: ({ text, where }, language) =>
    /5,?000\+/.test(text) &&
    /^chat/.test(where) &&
    !both(/按哪几年统计/u, /which years/i)(text, language) &&
    "say that its years are to be asked for",

  warranty: ({ text }, language) => {
    for (const sentence of sentencesOf(text, language)) {
      if (!both(/保修|保 |质保/u, /warrant|covered|\bcover\b/i)(sentence, language)) continue;
      const months = numbers(sentence, "个月|months");
      const wrong = months.find((each) => ![6, 12].includes(each));
      if (wrong !== undefined) return `${wrong} months`;
      if (
        both(/激光管/u, /laser tube/i)(sentence, language) &&
        !both(/整机/u, /machine/i)(sentence, language) &&
        months.includes(12)
      )
        return "the tube has six months";
    }
    for (const clause of clausesOf(text, language)) {
      const months = numbers(clause, "个月|months");
      const [ofTube, ofMachine] = [
        both(/激光管/u, /\btubes?\b/i)(clause, language),
        both(/整机/u, /\bmachine\b/i)(clause, language),
      ];
      if (ofTube && !ofMachine && months.includes(12)) return "the tube has six months";
      if (ofMachine && !ofTube && months.includes(6)) return "the machine has twelve months";
    }
    return undefined;
  },

  "life of a glass tube": ({ text }, language) => {
    const clauses = clausesOf(text, language);
    const says = (clause: string, hours: number) => numbers(clause, "小时|h|hours").includes(hours);
    const planned = both(/更换|备好|换管/u, /\bready\b|\bplan\b|\breplac|\bspare\b/i);
    const rated = both(/标称|额定/u, /\brated\b/i);
    if (clauses.some((each) => says(each, 9000) && planned(each, language) && !rated(each, language)))
      return "a glass tube is replaced at 4,000 h";
    if (clauses.some((each) => says(each, 4000) && rated(each, language) && !planned(each, language)))
      return "a glass tube is rated for 9,000 h";
    return undefined;
  },

  "water on burning metal": (said, language) =>
    claim(said) &&
    sentencesOf(said.text, language).some(
      (each) =>
        both(/干砂|D 类/u, /dry sand|class D/i)(each, language) &&
        both(/水/u, /\bwater\b/i)(each, language) &&
        !both(/不能用水/u, /never (?:use )?(?:\w+ or )?water/i)(each, language),
    ) &&
    "water makes burning metal burn harder",

  "a guard taken off": (said, language) =>
    claim(said) &&
    sentencesOf(said.text, language).some(
      (each) =>
        both(
          /(?:联锁|护板|上盖|急停|钥匙开关)[^，]{0,12}(?:短接|拆)|(?:短接|拆)[^，]{0,12}(?:联锁|护板|上盖|急停|钥匙开关)/u,
          /\b(?:bypass|remove)\b[^;]{0,40}\b(?:lid|guards?|interlocks?|emergency stop|key switch)/i,
        )(each, language) &&
        !both(/不|别|损坏|漏出来/u, /\bnever\b|\bnot\b|damage|leak|whoever/i)(each, language),
    ) &&
    "lid, guards and interlocks stay on",

  "a figure that the machine has not": ({ text, model, where, path }, language) => {
    // Layers of a test grid, and what the drawing of a layer says, are settings.
    if (where.startsWith("operation-guide") || path.includes("synonyms") || /P040/.test(text))
      return undefined;
    for (const sentence of sentencesOf(text, language)) {
      // The circuits of North America, which are asked about, are no figures of a machine.
      if (
        both(/^北美有 208 V 或 240 V 回路/u, /^In North America, tell us whether you have a 208 V/)(
          sentence,
          language,
        )
      )
        continue;
      const parts = named(sentence);
      const own = parts.length > 0 ? parts : [{ id: model, part: sentence }];
      for (const { unit, of, least = 0 } of ofMachines) {
        const figuresFor = (id: ModelId) => of(factsOf(id)).flatMap(figure);
        for (const { id, part } of own) {
          const told = id ? figuresFor(id) : [];
          // A sentence about one machine may compare it with another that it does not name.
          const known = told.length > 0 && parts.length > 0 ? told : modelIds.flatMap(figuresFor);
          const wrong = numbers(part, unit).find((each) => each >= least && !known.includes(each));
          if (wrong !== undefined) return `${wrong} ${unit} is the figure of no machine meant here`;
        }
      }
    }
    return undefined;
  },

  "a work area": ({ text }, language) => {
    for (const clause of sentencesOf(text, language)) {
      if (!both(/工作幅面|打标范围/u, /work area|marking field/i)(clause, language)) continue;
      const areas = modelIds.map((id) => factsOf(id).workArea?.figures.join("×"));
      const pattern =
        language === "zh"
          ? /(?:工作幅面|打标范围)[^，；]{0,4}?(\d+) × (\d+) ?mm/u
          : /(?:work area|marking field) (?:is |of )?(?:up to )?(\d+) × (\d+) ?mm/iu;
      const [, long, short] = pattern.exec(clause) ?? [];
      if (long && !areas.includes(`${long}×${short}`)) return `${long} × ${short} mm is no work area`;
    }
    return undefined;
  },

  "travel of a lift": ({ text, model }, language) => {
    const own = model ? [...figure(factsOf(model).zTravel), ...figure(factsOf(model).headTravel)] : [];
    for (const clause of clausesOf(text, language)) {
      if (!both(/升降/u, /\b(?:table|head) lifts?\b|\blifts by\b|lift of/i)(clause, language)) continue;
      const told = numbers(clause, "mm");
      // Two figures in one clause compare two machines.
      const known = own.length > 0 && told.length === 1 && named(text).length === 0 ? own : travels;
      const wrong = told.find((mm) => !known.includes(mm));
      if (wrong !== undefined) return `${wrong} mm is the travel of no lift meant here`;
    }
    return undefined;
  },

  "temperature of the room": ({ text }) => {
    const wrong = numbers(text, "°C").find((each) => !temperatures.includes(each));
    return wrong !== undefined && `${wrong} °C is no figure of a machine`;
  },

  "a board for the back door": ({ text }, language) =>
    backDoor(text, language) &&
    clausesOf(text, language).some(
      (each) =>
        both(/厚/u, /\bthick/i)(each, language) &&
        numbers(each, "mm").some((mm) => mm < 100 && !boards.includes(mm)),
    ) &&
    "the board has one thickness",

  "carrying a machine of 70 kg": ({ text, model, where }, language) =>
    model === "light-530" &&
    !where.startsWith("operation-guide") &&
    both(/[两二三]个人(?:一起)?抬/u, /\b(?:two|three) people (?:can |may )?(?:lift|carry)/i)(
      text,
      language,
    ) &&
    "four people, or a lifting table",

  "a promise to customers that is taken back": ({ text }, language) => {
    if (
      both(
        /(?:(?<!一)|(?<=[十百千万零]一))[件台片]起[订发]|起订量[是为]/u,
        /minimum (?:order|quantity) (?:is|of)/i,
      )(text, language)
    )
      return "there is no minimum order";
    return (
      both(/(?:不用|无需|不必)(?:先)?(?:问|同意)[^。；]{0,8}连/u, /connect without (?:asking|your consent)/i)(
        text,
        language,
      ) && "every remote connection is asked for"
    );
  },

  "goggles off too early": ({ text }, language) =>
    both(
      /(?:停光|关激光|激光关了|激光停了|停了)[^。；]{0,6}(?:就|可以)[^。；]{0,4}摘/u,
      /take (?:the |your )?goggles off (?:once|when|as soon as) the beam|goggles may come off (?:once|when) the beam/i,
    )(text, language) && "goggles stay on until the machine is off",

  "a class of a machine": (said, language) =>
    claim(said) &&
    sentencesOf(said.text, language)
      .flatMap((each) => each.split(/[，,]/u))
      .some(
        (each) =>
          both(/(?:是|为|属于|达到) ?[1-4] 类/u, /\b(?:is|are) (?:a )?class [1-4]\b/i)(each, language) &&
          !both(/敞|不|按/u, /open beam|\bnot\b|as for|as from/i)(each, language),
      ) &&
    "no class is stated for any machine (decisions 13)",

  "a forbidden material that is allowed": (said, language) =>
    claim(said) &&
    clausesOf(said.text, language).some(
      (each) =>
        both(
          /氯丁橡胶|腈氯纶|PVC|聚氯乙烯|ABS|聚碳酸酯|HDPE|泡沫|玻璃纤维|碳纤维|PTFE|FR-4|环氧板|防腐木|海绵|珍珠棉|氟橡胶|仿皮(?!草)|人造革|钢化玻璃/u,
          /neoprene|modacrylic|\bPVC\b|vinyl|\bABS\b|polycarbonate|HDPE|polystyrene|fibreglass|carbon fibre|PTFE|FR-4|treated wood|EPE foam|fluoroelastomer|imitation leather|toughened glass/i,
        )(each, language) &&
        both(
          /(?:也|都)?(?:能|可以)(?:放心)?(?:切|刻|放|做|加工)(?!吗|不)/u,
          /\bcan be (?:cut|engraved|lasered)\b|\b(?:may|can) go in\b|\bcuts well\b|\bis fine\b/i,
        )(each, language) &&
        !both(/不|别|绝|没|查/u, /\bno\b|\bnot\b|n't|never|unless|until|only|without|free/i)(each, language),
    ) &&
    "what is on the forbidden list stays out",

  "clear acrylic on the blue diode": (said, language) =>
    claim(said) &&
    sentencesOf(said.text, language).some((each) => {
      const parts = named(each);
      const blue =
        parts.length > 0
          ? parts.some(({ id }) => id === "light-blue-530") && parts.length === 1
          : said.model === "light-blue-530";
      return (
        blue &&
        both(/透明(?:的)?亚克力/u, /\bclear acrylic/i)(each, language) &&
        both(/(?:能|可以)切/u, /\bcuts?\b|can be cut/i)(each, language) &&
        !both(/不|穿过|CO₂/u, /\bnot\b|n't|\bno\b|through|CO₂/i)(each, language)
      );
    }) &&
    "blue light passes through clear acrylic",

  "care with the power on": (said, language) =>
    claim(said) &&
    both(
      /(?:不用|不必|无需)(?:先)?(?:断电|关机)|通着电[^。；，]{0,6}(?:擦|换|拆)/u,
      /no need to (?:switch off|unplug|disconnect)|without (?:switching off|unplugging)|power (?:may|can) stay on/i,
    )(said.text, language) &&
    "switch off and disconnect first",

  "hot debris": ({ text }, language) =>
    both(/不用等[^。；，]{0,4}凉/u, /no need to (?:wait|let)[^.;]{0,20}cool/i)(text, language) &&
    "debris and parts cool before they are touched",

  "width of the exhaust": ({ text }, language) =>
    clausesOf(text, language).some(
      (each) =>
        both(/排风口|的管|排风管/u, /exhaust port|exhaust duct|\bhose\b/i)(each, language) &&
        numbers(each, "mm").some((mm) => mm >= 50 && ![150, 200].includes(mm)),
    ) && "the exhaust port has 150 mm",

  "time to learn": ({ text }, language) =>
    clausesOf(text, language).some(
      (each) =>
        both(/学会|学操作|操作要?学|操作培训|学习/u, /\blearn/i)(each, language) &&
        (numbers(each, "小时|hours?").some((h) => !learning.course.figures.includes(h)) ||
          numbers(each, "天|days?|周|weeks?").length > 0),
    ) && "operation is learned in 1 to 2 hours",

  "an interval of care": ({ text }, language) =>
    sentencesOf(text, language).some((each) =>
      both(
        /滤芯[^，；：]{0,3}每(?!周|一|次)|(?:纯净水|冷却水)[^；]{0,3}每(?!次)[^；]{0,3}换|碎屑盘[^，；]{0,3}每(?!天|班)/u,
        /filter cartridge[^;,]{0,12}(?:every (?!week)|once a |monthly|daily|yearly)|changed? (?:it )?every|crumb tray[^;,]{0,6}(?:every (?!day)|weekly|monthly)/i,
      )(each, language),
    ) && "filter weekly, water as we answer in writing, crumb tray daily",

  "water on a fire": (said, language) =>
    claim(said) &&
    both(/火/u, /\bfires?\b|\bflames?\b/i)(said.text, language) &&
    clausesOf(said.text, language).some(
      (each) =>
        both(/桶水|泼水|浇水|用水灭/u, /bucket of water|with water|use water|water on/i)(each, language) &&
        !both(/不|别/u, /\bnot\b|\bnever\b|rinse|wipe|wash|brush|fill/i)(each, language),
    ) &&
    "never water on a fire at an electrical machine",

  "a size of smoke particles": ({ text }, language) =>
    sentencesOf(text, language).some(
      (each) =>
        both(/颗粒|微粒|烟/u, /particle|smoke|fume/i)(each, language) &&
        numbers(each, "µm|nm|微米|纳米|micron|microns|micrometres?|nanometres?").some(
          (size) => !lights.includes(size),
        ) &&
        // The definition of HEPA names the size that it is tested with, which says nothing about the smoke.
        !/HEPA/.test(each),
    ) && "no figure of the size of smoke particles: it depends on the material and on how it is counted",

  "a wavelength": ({ text }) => {
    const wrong = [...numbers(text, "nm"), ...numbers(text, "µm").filter((each) => each > 5)].find(
      (each) => !lights.includes(each),
    );
    return wrong !== undefined && `${wrong} is the wavelength of no machine`;
  },

  "a width of the kerf": ({ text }, language) => {
    for (const clause of clausesOf(text, language)) {
      if (!both(/切缝/u, /\bkerf\b/i)(clause, language)) continue;
      // Sheets are thicker than 2 mm, and a kerf is narrower.
      const wrong = numbers(clause, "mm").find((mm) => mm < 2 && !kerf.figures.includes(mm));
      if (wrong !== undefined) return `${wrong} mm is no figure of the kerf`;
    }
    return undefined;
  },

  "space around a machine": (said, language) => {
    if (!claim(said)) return undefined;
    for (const sentence of sentencesOf(said.text, language)) {
      const around = both(
        /(?:身后|后面|背后)[^。；]{0,12}(?:留|不放|mm)|离墙/u,
        /(?:\bbehind\b|at the back|clear of the wall)/i,
      );
      if (!around(sentence, language)) continue;
      const wrong = sentence
        .split(/[，,]/u)
        .filter((clause) =>
          both(/后面|身后|背后|两侧|左右|离墙/u, /behind|back|side|wall/i)(clause, language),
        )
        .flatMap((clause) => numbers(clause, "mm"))
        .find((mm) => mm >= 50 && !spaces.includes(mm) && !/ × /u.test(sentence));
      if (wrong !== undefined) return `${wrong} mm is not the space to leave`;
    }
    return undefined;
  },

  "days until spare parts ship": ({ text }, language) =>
    sentencesOf(text, language).some(
      (each) =>
        both(/发出|备件/u, /\bships?\b|\bspare|\bparts\b/i)(each, language) &&
        numbers(each, "个工作日|working days?").some((days) => !warranty.spareParts.figures.includes(days)),
    ) && "spare parts have one figure",

  "a lid opened on a fire": ({ text }, language) =>
    both(/火警电话/u, /fire service/i)(text, language) &&
    text
      .split(language === "zh" ? /[。；：，]/u : /[.;:,]\s/)
      .some(
        (each) =>
          both(/(?:打开|掀开|开)上?盖/u, /\b(?:open|lift|raise) the lid/i)(each, language) &&
          !both(/不|别|合|一道缝/u, /\bnot\b|\bnever\b|crack/i)(each, language),
      ) &&
    "the lid stays shut on a fire",

  "pupils at the machine": (said, language) =>
    claim(said) &&
    sentencesOf(said.text, language).some(
      (each) =>
        both(/学生/u, /\bpupils?\b|\bstudents?\b/i)(each, language) &&
        both(
          /(?:可以|自己|轮流|也能).{0,6}(?:做|开机|换料|取件|操作)/u,
          /\b(?:may|can)\b[^,;]{0,20}\b(?:start(?! design)|run|operate|load|do it|do so)\b/i,
        )(each, language) &&
        !both(/不|老师|画/u, /\bnot\b|never|teacher|draw/i)(each, language),
    ) &&
    "only a trained teacher starts the machine, changes the material and takes parts out",

  "a purifier in a closed room": (said, language) =>
    claim(said) &&
    sentencesOf(said.text, language).some(
      (each) =>
        both(/净化器|滤芯|活性炭/u, /purifier|filter|carbon/i)(each, language) &&
        both(
          /门窗可以关|窗(?:户)?可以(?:不开|关)|(?:不用|不必|无需|不需要)(?:再)?(?:通风|换气|开窗)/u,
          /windows? (?:may|can) (?:stay|be) (?:shut|closed)|no need (?:to|for) ventilat|without ventilat|ventilation is not needed/i,
        )(each, language),
    ) &&
    "carbon monoxide is not held back, so the room must be ventilated",

  "glass or stone that is cut": (said, language) =>
    claim(said) &&
    sentencesOf(said.text, language).some(
      (each) =>
        both(
          /(?:能|可以|也)切(?:割)?(?:薄)?(?:玻璃|石材|石头|瓷砖)|(?:玻璃|石材|石头)(?:也|都)?(?:能|可以)切/u,
          /\bcuts? (?:thin |thick )?(?:glass|stone|slate|marble)\b/i,
        )(each, language) && !both(/不|吗/u, /\bnot\b|\bno\b|never|cannot|can't/i)(each, language),
    ) &&
    "glass and stone are only engraved on the surface",

  "carrying a floor-standing machine": ({ text, model, where }, language) =>
    model !== undefined &&
    factsOf(model).series === "zhongtian" &&
    where.startsWith("user-manual") &&
    both(/个人抬|人抬机|抬机身/u, /people lift|lift by the body|two people, with a trolley/i)(
      text,
      language,
    ) &&
    "by forklift or pallet truck",

  "a metal that is never marked": (said, language) =>
    claim(said) &&
    sentencesOf(said.text, language).some(
      (each) =>
        both(/铍铜|镁合金|镁板/u, /beryllium copper|magnesium alloy/i)(each, language) &&
        both(/可以打|能打|打得上/u, /can be marked|marks well|takes a mark/i)(each, language),
    ) &&
    "beryllium copper and magnesium never go in",
};

/** Returns every contradiction to the facts, the decisions or the kind of machine. */
export const contradictions = (all: readonly Said[], language: Language): readonly string[] =>
  all.flatMap((said) =>
    Object.entries(rules).flatMap(([rule, judge]) => {
      const fault = judge(said, language);
      return fault ? [`${said.where} › ${said.path.join(".")}: ${rule}: ${fault}\n    ${said.text}`] : [];
    }),
  );
