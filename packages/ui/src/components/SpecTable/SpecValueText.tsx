import { Link } from "../Link/index.ts";
import { imperial, metric } from "../UnitSwitch/UnitSwitch.css.ts";
import { formatValue, isConvertible, type QuantityLabels } from "./format.ts";
import type { SpecValue } from "./spec-value.ts";

export interface SpecValueTextProps {
  value: SpecValue;
  /** BCP 47 language tag. Determines how numbers are formatted. */
  language: string;
  labels: QuantityLabels;
}

/**
 * Renders a value in both systems of units. The surrounding switch makes one of them visible. Not exported from the
 * package.
 */
export function SpecValueText({ value, language, labels }: SpecValueTextProps) {
  if (typeof value === "object" && "href" in value) return <Link href={value.href}>{value.label}</Link>;
  const text = formatValue(value, language, labels);
  if (typeof value === "string") return text;
  // Keeps length × width and unit in order in right-to-left layouts. A sentence has its own direction.
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
