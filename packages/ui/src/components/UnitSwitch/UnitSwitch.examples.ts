import type { Examples } from "../../stories.ts";
import type { UnitSwitchProps } from "./UnitSwitch.tsx";

type Example = Pick<UnitSwitchProps, "labels" | "defaultUnits" | "units">;

const variants = (units: string, metric: string, imperial: string, long: readonly [string, string]) => {
  const labels = { units, metric, imperial };
  return {
    default: { labels },
    imperial: { labels, defaultUnits: "imperial" },
    longText: { labels: { units, metric: long[0], imperial: long[1] } },
  } as const satisfies Record<string, Example>;
};

export const examples = {
  zh: variants("单位", "公制", "英制", ["毫米、摄氏度和千克", "英寸、华氏度和磅"]),
  en: variants("Units", "Metric", "Imperial", [
    "Millimetres, degrees Celsius and kilograms",
    "Inches, degrees Fahrenheit and pounds",
  ]),
} satisfies Examples<Example>;
