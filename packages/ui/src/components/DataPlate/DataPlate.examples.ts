import type { Examples } from "../../stories.ts";
import type { DataPlateProps } from "./DataPlate.tsx";

type Example = Pick<DataPlateProps, "plate" | "figures">;

interface Words {
  glass: string;
  rf: string;
  diode: string;
  fibre: string;
  power: string;
  thickness: string;
  area: string;
  speed: string;
  long: string;
}

const variants = ({ glass, rf, diode, fibre, power, thickness, area, speed, long }: Words) =>
  ({
    default: {
      plate: { light: "co2", name: "Light 530", source: glass, bed: "500 × 300 mm" },
      figures: [
        { value: "40/60", unit: "W", label: power },
        { value: "20", unit: "mm", label: thickness },
        { value: "500 × 300", unit: "mm", label: area },
        { value: "600", unit: "mm/s", label: speed },
      ],
    },
    rf: { plate: { light: "rf", name: "Light 530 RF", source: rf } },
    diode: {
      plate: { light: "diode", name: "Light Blue 530", source: diode },
      figures: [{ value: "20/40", unit: "W", label: power }],
    },
    fibre: {
      plate: { light: "fibre", name: "Mark M20", source: fibre, bed: "≤ 150 × 150 mm" },
      figures: [
        { value: "20/30/50", unit: "W", label: power },
        { value: "≤ 0.03 × 0.03", unit: "mm", label: area },
        { value: "12000", unit: "mm/s", label: speed },
      ],
    },
    longText: {
      plate: {
        light: "co2",
        name: "Light 1610 with a name of its own",
        source: `${glass}, ${long}`,
        bed: "1600 × 1000 mm",
      },
      figures: [
        { value: "100/130/150", unit: "W", label: `${power} ${long}` },
        { value: "1600 × 1000", unit: "mm", label: `${area} ${long}` },
        { value: "1000", unit: "mm/s", label: speed },
        { value: "590", unit: "kg", label: long },
      ],
    },
  }) as const satisfies Record<string, Example>;

export const examples = {
  zh: variants({
    glass: "CO₂ 玻璃管",
    rf: "CO₂ 射频管",
    diode: "蓝光二极管",
    fibre: "光纤",
    power: "激光功率",
    thickness: "亚克力切割厚度",
    area: "工作幅面",
    speed: "最高速度",
    long: "按说明书保养、在室温二十度下测得",
  }),
  en: variants({
    glass: "CO₂ glass tube",
    rf: "CO₂ RF tube",
    diode: "Blue diode",
    fibre: "Fibre",
    power: "laser power",
    thickness: "acrylic cut through",
    area: "work area",
    speed: "top speed",
    long: "maintained as the manual says and measured at twenty degrees",
  }),
} satisfies Examples<Example>;
