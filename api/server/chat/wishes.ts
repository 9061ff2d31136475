import type { KnowledgeLexicon } from "../../contract/index.ts";
import type { Wish } from "./understood.ts";

const finderMaterials: Readonly<Record<string, string>> = {
  wood: "wood",
  acrylic: "acrylic",
  paper: "paper",
  fabric: "textile",
  leather: "textile",
  glass: "glass",
  stone: "glass",
  metal: "metal",
  aluminum: "metal",
};

/** Room for clamps and margins around a piece, in millimetres. */
const room = 20;

/** Returns the finder's answers that a visitor's situation gives. */
export function wishesOf(
  { finder }: KnowledgeLexicon,
  situations: readonly string[],
  materials: readonly string[],
  lengths: readonly number[],
  parentOf: ReadonlyMap<string, string | undefined>,
): readonly Wish[] {
  const wishes: Wish[] = situations.map((each) => {
    const [question = "", value = ""] = each.split("=");
    return { question, value };
  });
  if (!wishes.some(({ question }) => question === "material")) {
    for (const id of materials) {
      const value = finderMaterials[parentOf.get(id) ?? id];
      if (value !== undefined) wishes.push({ question: "material", value });
    }
  }
  const valuesOf = (name: string): readonly string[] =>
    finder.find((each) => each.name === name)?.options.map(({ value }) => value) ?? [];
  const [long = 0, short = 0] = [...lengths].sort((one, other) => other - one);
  if (long >= 100) {
    const size = valuesOf("size").find((value) => {
      const [most = 0, least = 0] = value.split("x").map(Number);
      return most >= long && (lengths.length < 2 || short < 30 || least >= short);
    });
    const [most = 0, least = 0] = (size ?? "").split("x").map(Number);
    const isLess = long + room <= most && (lengths.length < 2 || short + room <= least);
    if (size !== undefined) wishes.push({ question: "size", value: size, ...(isLess && { isLess }) });
  }
  const thin = lengths.find((length) => length <= 25);
  const thickness = thin !== undefined && valuesOf("thickness").find((value) => Number(value) >= thin);
  if (thickness) wishes.push({ question: "thickness", value: thickness });
  return wishes.filter(
    (wish, index) =>
      wishes.findIndex(({ question, value }) => question === wish.question && value === wish.value) === index,
  );
}

const sheets = new Set(["wood", "acrylic"]);

export const isSheet = (id: string, parentOf: ReadonlyMap<string, string | undefined>): boolean =>
  sheets.has(id) || sheets.has(parentOf.get(id) ?? "");
