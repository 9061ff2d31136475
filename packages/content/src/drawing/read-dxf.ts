/** An entity of a DXF file, as far as the tests need it: its own pairs and those of its vertices. */
interface ReadEntity {
  readonly type: string;
  readonly layer: string;
  readonly closed: boolean;
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly radius: number | undefined;
}

export interface ReadDxf {
  readonly version: string;
  readonly units: number;
  readonly layers: readonly string[];
  readonly entities: readonly ReadEntity[];
}

type Pair = readonly [code: number, value: string];

function pairsOf(text: string): readonly Pair[] {
  const lines = text.split("\r\n");
  if (lines.at(-1) !== "" || lines.length % 2 === 0)
    throw new SyntaxError("A DXF file must consist of complete pairs of group code and value.");
  return Array.from({ length: (lines.length - 1) / 2 }, (_, index) => {
    const code = Number(lines[2 * index]);
    if (!Number.isInteger(code))
      throw new SyntaxError(`Line ${2 * index + 1} is not a group code: ${lines[2 * index]}`);
    return [code, lines[2 * index + 1] ?? ""] as const;
  });
}

/** Splits pairs into groups. Each group starts with a pair of code 0. */
function groupsOf(pairs: readonly Pair[]): readonly (readonly Pair[])[] {
  const groups: Pair[][] = [];
  for (const pair of pairs) {
    if (pair[0] === 0) groups.push([]);
    groups.at(-1)?.push(pair);
  }
  return groups;
}

const first = (group: readonly Pair[], code: number) => group.find((pair) => pair[0] === code)?.[1];

const pointOf = (group: readonly Pair[]) => [Number(first(group, 10)), Number(first(group, 20))] as const;

/** Reads a DXF file of release 12, independently of the code that writes it. */
export function readDxf(text: string): ReadDxf {
  const pairs = pairsOf(text);
  if (pairs.at(-1)?.join() !== "0,EOF") throw new SyntaxError("The file does not end with EOF.");
  const header = (name: string) => {
    const at = pairs.findIndex(([code, value]) => code === 9 && value === name);
    return pairs[at + 1]?.[1] ?? "";
  };
  const groups = groupsOf(pairs);
  const begin = groups.findIndex(([head, next]) => head?.[1] === "SECTION" && next?.[1] === "ENTITIES");
  const entities: ReadEntity[] = [];
  for (let index = begin + 1; groups[index]?.[0]?.[1] !== "ENDSEC"; index += 1) {
    const group = groups[index];
    if (!group) throw new SyntaxError("The ENTITIES section has no ENDSEC.");
    const type = group[0]?.[1] ?? "";
    const layer = first(group, 8) ?? "";
    if (type === "CIRCLE") {
      entities.push({
        type,
        layer,
        closed: true,
        points: [pointOf(group)],
        radius: Number(first(group, 40)),
      });
      continue;
    }
    if (type !== "POLYLINE") throw new SyntaxError(`Unexpected entity ${type}.`);
    const points: (readonly [number, number])[] = [];
    for (index += 1; groups[index]?.[0]?.[1] === "VERTEX"; index += 1)
      points.push(pointOf(groups[index] ?? []));
    if (groups[index]?.[0]?.[1] !== "SEQEND") throw new SyntaxError("A POLYLINE has no SEQEND.");
    entities.push({ type, layer, closed: (Number(first(group, 70)) & 1) === 1, points, radius: undefined });
  }
  return {
    version: header("$ACADVER"),
    units: Number(header("$INSUNITS")),
    layers: groups.flatMap((group) => (group[0]?.[1] === "LAYER" ? [first(group, 2) ?? ""] : [])),
    entities,
  };
}
