import type { Examples } from "../../stories.ts";
import type { FactTableProps } from "./FactTable.tsx";

const zh = {
  title: "玻璃管和射频管",
  lead: "两种都发同样波长的光，差在寿命和脉冲。",
  head: "项目",
  columns: ["玻璃管", "射频管"],
  rows: [
    { name: "标称寿命", cells: ["≤ 9000 小时", "≥ 15000 小时"] },
    { name: "冷却", cells: ["水冷，不可少", "多为风冷"] },
    { name: "起停", cells: ["慢", "快，细线不糊"] },
  ],
  note: "寿命与开机功率和水温有关。",
} satisfies FactTableProps;

const en = {
  title: "Glass tube and RF tube",
  lead: "Both give light of the same wavelength; they differ in life and pulses.",
  head: "Point",
  columns: ["Glass tube", "RF tube"],
  rows: [
    { name: "Rated life", cells: ["≤ 9000 h", "≥ 15000 h"] },
    { name: "Cooling", cells: ["Water, always", "Mostly air"] },
    { name: "Switching", cells: ["Slow", "Fast: fine lines stay clean"] },
  ],
  note: "Life depends on the power used and on the temperature of the water.",
} satisfies FactTableProps;

const long = (example: FactTableProps, times: number): FactTableProps => ({
  ...example,
  rows: example.rows.map(({ name, cells }) => ({
    name: `${name} `.repeat(times).trim(),
    cells: cells.map((cell) => `${cell} `.repeat(times).trim()),
  })),
});

export const examples: Examples<FactTableProps, "default" | "onSurface" | "longText"> = {
  zh: { default: zh, onSurface: { ...zh, tone: "surface" }, longText: long(zh, 6) },
  en: { default: en, onSurface: { ...en, tone: "surface" }, longText: long(en, 6) },
};
