import { DrawingError, limits } from "../errors.ts";

/*
 * The readers on npm were tried and left. dxf-parser 1.1.2, the most used, never returns from a POLYLINE without its
 * SEQEND and from an unknown record in the VPORT table, and throws a whole file away for one bad point; it drops the
 * weights of splines. @dxfjs/parser 0.3.2 knows no colours of layers; dxf-json is GPL. The format itself is pairs of
 * lines, so this reads the pairs, in one pass that always moves on.
 */

/** An object of the file: everything from one group code 0 to the next. */
export interface DxfRecord {
  readonly type: string;
  /** Group codes, beside their values. */
  readonly codes: readonly number[];
  readonly values: readonly string[];
}

/** Records of each section. */
export interface DxfFile {
  readonly header: ReadonlyMap<string, readonly (readonly [code: number, value: string])[]>;
  readonly tables: readonly DxfRecord[];
  readonly blocks: readonly DxfRecord[];
  readonly entities: readonly DxfRecord[];
}

/** Returns the first value of a group code. */
export function textOf({ codes, values }: DxfRecord, code: number): string | undefined {
  const place = codes.indexOf(code);
  return place < 0 ? undefined : values[place];
}

/** Returns the first figure of a group code, or `missing` if there is none or it is no number. */
export function figureOf(record: DxfRecord, code: number, missing = 0): number {
  const value = Number.parseFloat(textOf(record, code) ?? "");
  return Number.isFinite(value) ? value : missing;
}

/** Characters of a record's values, and as many for its codes as they mostly have. */
export const sizeOf = ({ values }: DxfRecord): number =>
  values.reduce((sum, value) => sum + value.length, 4 * values.length);

/** Most groups, each two lines. 10 MB of the shortest groups are more. */
const mostGroups = 4_000_000;

/**
 * Splits a text DXF into records.
 * @throws DrawingError `damaged` without a section, or if the pairs of code and value are out of step; `tooComplex`
 *   beyond the limits
 */
export function readRecords(text: string): DxfFile {
  const header = new Map<string, (readonly [number, string])[]>();
  const sections: Record<"TABLES" | "BLOCKS" | "ENTITIES", DxfRecord[]> = {
    TABLES: [],
    BLOCKS: [],
    ENTITIES: [],
  };
  let [section, variable, hasSection, expectsName] = ["", "", false, false];
  let record: { type: string; codes: number[]; values: string[] } | undefined;
  let [position, count, groups] = [0, 0, 0];
  const line = (): string => {
    const end = text.indexOf("\n", position);
    const found = end < 0 ? text.slice(position) : text.slice(position, end);
    position = end < 0 ? text.length : end + 1;
    return found.trim();
  };
  while (position < text.length) {
    const codeText = line();
    if (codeText === "" && position >= text.length) break;
    const value = line();
    groups += 1;
    if (groups > mostGroups)
      throw new DrawingError("tooComplex", `The file has more than ${mostGroups} groups.`);
    const code = Number(codeText);
    if (codeText === "" || !Number.isInteger(code))
      throw new DrawingError(
        "damaged",
        `Group ${groups} begins with "${codeText.slice(0, 20)}", not with a code.`,
      );
    if (code === 999) continue;
    if (code === 0) {
      record = undefined;
      expectsName = value === "SECTION";
      if (value === "EOF") break;
      if (value === "ENDSEC") section = "";
      else if (!expectsName && (section === "TABLES" || section === "BLOCKS" || section === "ENTITIES")) {
        count += 1;
        if (count > limits.elements)
          throw new DrawingError("tooComplex", `The file has more than ${limits.elements} objects.`);
        record = { type: value.toUpperCase(), codes: [], values: [] };
        sections[section].push(record);
      }
    } else if (expectsName && code === 2) {
      section = value.toUpperCase();
      [hasSection, expectsName, variable] = [true, false, ""];
    } else if (section === "HEADER") {
      if (code === 9) {
        variable = value.toUpperCase();
        header.set(variable, []);
      } else header.get(variable)?.push([code, value]);
    } else if (record) {
      record.codes.push(code);
      record.values.push(value);
    }
  }
  if (!hasSection) throw new DrawingError("damaged", "The file has no section.");
  return { header, tables: sections.TABLES, blocks: sections.BLOCKS, entities: sections.ENTITIES };
}
