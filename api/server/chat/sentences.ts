import type { Stretch } from "./scan.ts";
import type { Unit } from "./units-of-text.ts";

/** Splits units at borders. */
export function stretchesOf(units: readonly Unit[], isBorder: (unit: Unit) => boolean): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  for (let index = 0; index <= units.length; index += 1) {
    const unit = units[index];
    if (unit && !isBorder(unit)) continue;
    if (index > from) stretches.push({ from, to: index });
    from = index + 1;
  }
  return stretches;
}

const visitor = /^(?:i|we|my|our|im|ive|我|咱|俺)$/;

/** True if a sentence tells about the visitor. */
export const isAboutVisitor = ({ from, to }: Stretch, units: readonly Unit[]): boolean =>
  units.slice(from, Math.min(to, from + 4)).some(({ raw }) => visitor.test(raw));

const asking =
  /^(?:what|whats|which|who|when|where|why|how|hows|is|are|do|does|can|could|will|would|should|any|吗|呢|么|几|哪|啥|多|怎|何|谁|咋|否)$/;

/** True if a sentence asks for something: by its sign, or by a word that asks. */
export function isQuestion({ from, to }: Stretch, units: readonly Unit[], next: number): boolean {
  const sign = units.slice(to, next).some(({ raw }) => raw === "?" || raw === "？");
  const [first, second] = units.slice(from, from + 2);
  const text = units.slice(from, to);
  return (
    sign ||
    asking.test(first?.raw ?? "") ||
    asking.test(second?.raw ?? "") ||
    text.some(({ kind, raw }) => kind === "han" && asking.test(raw)) ||
    text.some(({ raw }) => /^(?:what|whats|which|how|hows|where)$/.test(raw))
  );
}

export const textOf = ({ from, to }: Stretch, units: readonly Unit[]): string =>
  units
    .slice(from, to)
    .map(({ raw }) => raw)
    .join(" ")
    .replaceAll(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, "");
