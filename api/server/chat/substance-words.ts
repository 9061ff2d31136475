import type { UnsafeSubstance } from "../../contract/index.ts";

/**
 * Characters of substances and treatments: a word with one of them is a word about what a thing is made of.
 */
const substanceLetters =
  /[塑胶棉酸酯脂烯醛酚醇酮醚苯胺脲纤纶涤聚氯氟溴碘氰硝碳硫磷硅硼砷氨氢铅汞铍铀镉铬镍钛锂锌锡镁橡漆蜡涂镀膜覆贴浸粉膏泡沫晶仿伪假防阻耐绝焊爆炸毒遮燃]|人造|合成|再生|复合|化学|环保|反光|夜光|感光|导电|静电|钢化|电子|树脂|油画|油布|涂层/u;

/** English words of substances and treatments. */
const substanceWords = new Set(
  "asbestos thermal sand resin foam rubber plastic vinyl polymer carbon fibre fiber lead mercury silver metal steel copper creosote ivy yew oleander faux fake false mock imitation artificial synthetic composite recycled reclaimed salvaged bonded reconstituted bicast bycast alcantara nubuck film foil wrap glue gum wax tar tape wool sponge toxic flash gun mirror electrical electric magnetic conductive insulated reflective luminous smart engineered oiled stained dyed tent umbrella marine biker curtain awning banner sleeper canopy blackout bank gift credit cloth textile skin".split(
    " ",
  ),
);

/** Parts that words of substances and treatments begin with, contain, or end with. */
const substanceParts = [
  /^(?:anti|fluor|chlor|brom|nitr|poly|neo|thermo|hydro|micro|nano|imit|laminat|coat|treat|preserv|impregnat|galvan|waterproof|fire|flame|explos|radio|poison|toxi)/,
  /(?:proof|retard|resist|resin|foam|rubber|plast|vinyl|fib(?:re|er)|coat|paint|varnish|lacquer|glaz|lamin|epox|silic|cyan|phenol|melamin|synth|composit)/,
  /(?:ene|yl|ide|ate|ite|yne|ose|oid|ium|ex|lon|thane|amine|amide|ic)$/,
];

/** True if a Chinese word is one of substances and treatments. */
export const isSubstanceInChinese = (word: string): boolean => substanceLetters.test(word);

/** True if nobody would write an English word like this: a code, an abbreviation, a slip of the hand. */
const isNoWord = (word: string): boolean =>
  word.length <= 3 ||
  !/[aeiouy]/.test(word) ||
  /q(?!u)|[bcdfghjklmnpqrstvwxz]{5}/.test(word) ||
  /[^a-z]/.test(word);

/** True if an English word is one of substances and treatments, or none that is known to be a word. */
export const isSubstanceInEnglish = (word: string): boolean =>
  isNoWord(word) || substanceWords.has(word) || substanceParts.some((part) => part.test(word));

/** Returns a text without each of its letters in turn. */
const shortened = (text: string): readonly string[] =>
  Array.from(text, (_, index, letters = [...text]) => letters.filter((__, at) => at !== index).join(""));

/** Names that differ in one letter from others. */
export interface NearNames {
  /** True if an English word is one letter away from a word of a name, or two letters are exchanged. */
  hasWord(word: string): boolean;
  /** True if an English word is no word of a name, but one letter away from one. */
  isSlip(word: string): boolean;
  /** True if Chinese characters are a name without one of its characters. */
  hasLetters(text: string): boolean;
}

/** Shorter words are too much like others. */
const shortest = 4;

/** @param harmless words that are near to a name and are right */
export function createNearNames(
  unsafe: readonly UnsafeSubstance[],
  unlisted: readonly string[],
  harmless: ReadonlySet<string>,
): NearNames {
  const names = [...unsafe.flatMap(({ names: all }) => all), ...unlisted];
  const words = new Set<string>();
  const letters = new Set<string>();
  for (const name of names) {
    for (const word of name.toLowerCase().match(/[a-z]+/g) ?? [])
      if (word.length >= shortest && !harmless.has(word)) words.add(word);
    for (const run of name.match(/\p{Script=Han}+/gu) ?? [])
      if ([...run].length > 2) for (const each of shortened(run)) letters.add(each);
  }
  const variants = new Set(
    [...words].flatMap((word) => [word, ...shortened(word)]).filter((each) => !harmless.has(each)),
  );
  const longest = Math.max(0, ...[...words].map((word) => word.length));
  const hasWord = (word: string): boolean =>
    word.length >= shortest &&
    word.length <= longest + 1 &&
    [word, ...shortened(word)].some((each) => each.length >= 3 && variants.has(each));
  return {
    hasWord,
    isSlip: (word) => !words.has(word) && hasWord(word),
    hasLetters: (text) => letters.has(text),
  };
}
