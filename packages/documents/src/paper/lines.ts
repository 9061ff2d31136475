import { type FaceName, fullWidth } from "./faces.ts";

export interface TextStyle {
  readonly size: number;
  /** Distance between two baselines. */
  readonly leading: number;
  readonly color: string;
  readonly strong?: boolean;
}

/** Unbreakable piece of text: a Chinese character, a Latin word, or a space. */
interface Unit {
  readonly text: string;
  readonly face: FaceName;
  readonly width: number;
  readonly space: boolean;
  /** True if no line break is allowed after the unit. */
  readonly joined: boolean;
}

/** Text in one font. Its position is measured from the left end of the line. */
interface Segment {
  readonly text: string;
  readonly face: FaceName;
  readonly x: number;
  /** Space added after each character. */
  readonly spacing: number;
}

export interface Line {
  readonly segments: readonly Segment[];
  readonly width: number;
}

export interface Setting {
  readonly chinese: boolean;
  readonly latinHas: (character: string) => boolean;
  /** Returns the width of a text in a font of the given size. */
  readonly measure: (text: string, face: FaceName, size: number) => number;
}

/**
 * Characters that must not start a line, and those that must not end one (GB/T 15834; Requirements for Chinese Text
 * Layout, 3.1.6).
 */
const neverFirst = new Set("，。、；：？！）》」』】〉”’…—·％%℃°)]},.;:!?/");
const neverLast = new Set("（《「『【〈“‘([{¥$#");

const joiner = "\u2060";
const thin = "\u2009";

/** Splits a text into unbreakable units. */
function unitsOf(text: string, { size, strong = false }: TextStyle, setting: Setting): readonly Unit[] {
  const { chinese, latinHas, measure } = setting;
  const isHan = (character: string) => !latinHas(character) || (chinese && fullWidth.has(character));
  const units: Unit[] = [];
  const push = (part: string, han: boolean, space: boolean, joined: boolean) => {
    const face: FaceName = han ? (strong ? "hanStrong" : "han") : strong ? "latinStrong" : "latin";
    units.push({ text: part, face, space, joined, width: measure(part, face, size) });
  };
  let word = "";
  const endWord = (joined = false) => {
    if (word !== "") push(word, false, false, joined);
    word = "";
  };
  const characters = [...text];
  characters.forEach((character, index) => {
    const next = characters[index + 1];
    if (character === joiner) return;
    if (character === " " || (character === thin && next !== joiner)) {
      endWord();
      push(" ", false, true, false);
    } else if (character === thin || character === "\u00a0") {
      // A no-break space, which keeps a number and its unit together.
      word += " ";
      if (characters[index + 2] !== undefined && isHan(characters[index + 2] ?? "")) endWord(true);
    } else if (isHan(character)) {
      // A thin space and a word joiner after a Chinese character keep the next unit on the same line.
      endWord(false);
      push(character, true, false, next === thin && characters[index + 2] === joiner);
    } else {
      word += character;
    }
  });
  endWord();
  return units;
}

const isHanFace = ({ face }: Unit) => face === "han" || face === "hanStrong";

/** True if a line may break between two units. */
function mayBreak(before: Unit, after: Unit): boolean {
  if (before.joined || after.space) return false;
  const [last, first] = [before.text.at(-1) ?? "", after.text[0] ?? ""];
  if (before.text === after.text && (first === "—" || first === "…")) return false;
  if (neverFirst.has(first) || neverLast.has(last)) return false;
  return before.space || isHanFace(before) || isHanFace(after);
}

const widthOf = (units: readonly Unit[]) => units.reduce((sum, { width }) => sum + width, 0);

function withoutEndSpace(units: readonly Unit[]): readonly Unit[] {
  const last = units.findLastIndex(({ space }) => !space);
  return units.slice(0, last + 1);
}

/** Joins the units of a line into segments. Adds `extra` after each Chinese character and space except the last. */
function lineOf(units: readonly Unit[], extra: number): Line {
  const segments: Segment[] = [];
  let x = 0;
  units.forEach((unit, index) => {
    const last = segments.at(-1);
    const han = isHanFace(unit);
    const before = units[index - 1];
    const continuesSegment = last?.face === unit.face && (han || extra === 0 || !before?.space);
    if (continuesSegment && last) segments[segments.length - 1] = { ...last, text: last.text + unit.text };
    else segments.push({ text: unit.text, face: unit.face, x, spacing: han ? extra : 0 });
    x += unit.width + ((han || unit.space) && index < units.length - 1 ? extra : 0);
  });
  return { segments, width: x };
}

/** Maximum extra space per gap, as a share of the font size. Beyond it, a ragged edge looks better than a justified line. */
const mostExtra = 0.14;

/** Breaks a text into lines of the given width, by the rules of the language. */
export function linesOf(text: string, style: TextStyle, width: number, setting: Setting): readonly Line[] {
  const units = unitsOf(text, style, setting);
  const lines: Line[] = [];
  let from = 0;
  while (from < units.length) {
    if (units[from]?.space) {
      from += 1;
      continue;
    }
    let [sum, end] = [0, from];
    while (end < units.length && (sum + (units[end]?.width ?? 0) <= width || units[end]?.space)) {
      sum += units[end]?.width ?? 0;
      end += 1;
    }
    let cut = end;
    if (end < units.length) {
      while (cut > from) {
        const [before, after] = [units[cut - 1], units[cut]];
        if (before && after && mayBreak(before, after)) break;
        cut -= 1;
      }
      // A word wider than the column gets a line of its own.
      if (cut === from) cut = Math.max(end, from + 1);
    }
    const shown = withoutEndSpace(units.slice(from, cut));
    const gaps = shown.slice(0, -1).filter((unit) => unit.space || isHanFace(unit)).length;
    const slack = width - widthOf(shown);
    const extra = gaps > 0 ? slack / gaps : 0;
    const justified =
      shown.some(isHanFace) &&
      setting.chinese &&
      cut < units.length &&
      extra >= 0 &&
      extra <= style.size * mostExtra;
    lines.push(lineOf(shown, justified ? extra : 0));
    from = cut;
  }
  return lines;
}
