import { maxChroma, maxLuminance, minLightness } from "../src/styles/accent-text.ts";
import { type Channels, each, linear, luminance, shown } from "./colours.ts";

type Matrix = readonly [Channels, Channels, Channels];
const times = (matrix: Matrix, [a, b, c]: Channels): Channels => {
  const row = (line: Channels) => line[0] * a + line[1] * b + line[2] * c;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

// Björn Ottosson's matrices, https://bottosson.github.io/posts/oklab, as used by CSS Color 4.
const toCone: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toOklab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const fromOklab: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const fromCone: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

/** The two CSS formulas of accent-text.ts, in JavaScript. Scaling XYZ has the same effect as scaling linear sRGB. */
export const accentAsText = {
  light: (accent: Channels) => {
    const share = Math.min(1, maxLuminance / luminance(accent));
    return shown(each(linear(accent), (channel) => channel * share));
  },
  dark: (accent: Channels) => {
    const [lightness, a, b] = times(toOklab, each(times(toCone, linear(accent)), Math.cbrt));
    const chroma = Math.hypot(a, b);
    const kept = chroma > maxChroma ? maxChroma / chroma : 1;
    const raised = Math.max(lightness, minLightness);
    const cone = each(times(fromOklab, [raised, a * kept, b * kept]), (value) => value ** 3);
    return shown(times(fromCone, cone));
  },
};
