import { placeholder } from "./Image.css.ts";

interface ImagePlaceholderProps {
  width: number;
  height: number;
  /** `#rrggbb` */
  color: string;
}

/**
 * Placeholder in the frame until the picture is shown. An SVG gets its shape and colour from attributes. A strict
 * Content-Security-Policy would block a `style` attribute in the HTML.
 */
export function ImagePlaceholder({ width, height, color }: ImagePlaceholderProps) {
  return (
    <svg
      aria-hidden="true"
      className={placeholder}
      focusable="false"
      preserveAspectRatio="none"
      viewBox={`0 0 ${width} ${height}`}
    >
      <path d={`M0 0h${width}v${height}H0z`} fill={color} />
    </svg>
  );
}

/**
 * Returns `true` if white is more readable on the colour than black. At a luminance of 0.18, both have the same
 * contrast.
 */
export function isDark(color: string): boolean {
  const value = Number.parseInt(color.slice(1), 16);
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255].map(
    (each) => (each / 255) ** 2.2,
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0) < 0.18;
}
