import { ground } from "./Image.css.ts";

interface GroundProps {
  width: number;
  height: number;
  /** `#rrggbb` */
  color: string;
}

/**
 * What stands in the frame before the picture does. An SVG has a shape and a colour by attributes alone, where a style
 * attribute in the HTML would be refused by a strict Content-Security-Policy.
 */
export function Ground({ width, height, color }: GroundProps) {
  return (
    <svg
      aria-hidden="true"
      className={ground}
      focusable="false"
      preserveAspectRatio="none"
      viewBox={`0 0 ${width} ${height}`}
    >
      <path d={`M0 0h${width}v${height}H0z`} fill={color} />
    </svg>
  );
}

/** Whether white is easier to read on a colour than black: black and white contrast alike at a luminance of 0.18. */
export function isDark(color: string): boolean {
  const value = Number.parseInt(color.slice(1), 16);
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255].map(
    (each) => (each / 255) ** 2.2,
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0) < 0.18;
}
