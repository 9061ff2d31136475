import type { TextStyle } from "./lines.ts";
import { colors } from "./pdf-writer.ts";

/** Text styles with sizes in points. Chinese lines are spaced further apart than Latin ones. */
export function stylesOf(chinese: boolean) {
  const body = (size: number, more: Partial<TextStyle> = {}): TextStyle => ({
    size,
    leading: size * (chinese ? 1.75 : 1.5),
    color: colors.text,
    ...more,
  });
  const heading = (size: number): TextStyle => ({
    size,
    leading: size * 1.3,
    color: colors.text,
    strong: true,
  });
  return {
    name: { ...heading(46), leading: 54 },
    kind: heading(22),
    chapter: heading(20),
    section: heading(12.5),
    body: body(9.25),
    strong: body(9.25, { strong: true }),
    muted: body(9.25, { color: colors.muted }),
    small: body(8, { color: colors.muted, leading: 8 * (chinese ? 1.6 : 1.45) }),
    cell: body(8.5, { leading: 8.5 * (chinese ? 1.6 : 1.45) }),
    dense: body(7.9, { leading: 7.9 * (chinese ? 1.5 : 1.4) }),
    cellStrong: body(8.5, { leading: 8.5 * (chinese ? 1.6 : 1.45), strong: true }),
    figure: { ...heading(19), leading: 24 },
    signal: { size: 10.5, leading: 14, color: colors.text, strong: true },
    running: body(7.5, { color: colors.muted }),
    lead: body(11, { color: colors.muted }),
  } as const;
}

export type Styles = ReturnType<typeof stylesOf>;
