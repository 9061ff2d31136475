import { Link } from "../Link/index.ts";
import { formatValue, isConvertible, type QuantityLabels } from "./format.ts";
import type { SpecValue } from "./SpecValue.ts";
import { imperial, metric } from "./UnitSwitch.css.ts";

export interface SpecValueTextProps {
  value: SpecValue;
  /** BCP 47 tag; decides how figures are written. */
  language: string;
  labels: QuantityLabels;
}

/** A value in both systems of units, of which the switch around it shows one. Not exported from the package. */
export function SpecValueText({ value, language, labels }: SpecValueTextProps) {
  if (typeof value === "object" && "href" in value) return <Link href={value.href}>{value.label}</Link>;
  const text = formatValue(value, language, labels);
  if (typeof value === "string") return text;
  // Length × width and their unit keep their order where writing goes from right to left; a sentence has its own.
  const direction = "figures" in value ? "ltr" : undefined;
  if (!isConvertible(value)) return <bdi dir={direction}>{text}</bdi>;
  return (
    <>
      <bdi className={metric} dir={direction}>
        {text}
      </bdi>
      <bdi className={imperial} dir={direction}>
        {formatValue(value, language, labels, "imperial")}
      </bdi>
    </>
  );
}
