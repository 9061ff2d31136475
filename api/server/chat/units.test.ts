import { expect, test } from "vitest";
import { inOtherUnits, millimetresIn } from "./units.ts";

test.each([
  ["1300 × 900 mm", ["in"], "1300 × 900 mm (51.2 × 35.4 in)"],
  ["500 kg", ["in", "lb"], "500 kg (1102 lb)"],
  ["12,000 mm/s", ["in"], "12,000 mm/s (472 in/s)"],
  ["12,000 mm/s", ["m/s"], "12,000 mm/s (12 m/s)"],
  ["0.01–0.05 mm", ["in"], "0.01–0.05 mm (0.00039–0.002 in)"],
  ["5–40 °C", ["°F"], "5–40 °C (41–104 °F)"],
  ["500 × 300 mm", ["m²"], "500 × 300 mm (0.15 m²)"],
  ["1300 × 900 mm", ["m²"], "1300 × 900 mm (1.17 m²)"],
  ["0.05 MPa", ["psi"], "0.05 MPa (7.3 psi)"],
  ["80/100 W, 410 kg", ["lb"], "80/100 W, 410 kg (904 lb)"],
  ["900 × 600 mm", ["ft"], "900 × 600 mm (2.95 × 1.97 ft)"],
  ["230 V", ["in", "lb"], "230 V"],
  ["300 kg", [], "300 kg"],
])("%s in %j is %s", (text, wanted, result) => {
  expect(inOtherUnits(text, wanted, "en")).toBe(result);
});

test("Chinese names the units in Chinese", () => {
  expect(inOtherUnits("300 kg", ["jin"], "zh")).toBe("300 kg（合 600 斤）");
});

// By the conversion factors of NIST SP 811, Appendix B, and of the Chinese jin (0.5 kg) and si (0.01 mm).
test.each([
  ["1000 mm", "cm", "100 cm", "100 cm"],
  ["1000 mm", "m", "1 m", "1 m"],
  ["254 mm", "in", "10 英寸", "10 in"],
  ["1524 mm", "ft", "5 英尺", "5 ft"],
  ["0.0254 mm", "thou", "1 thou", "1 thou"],
  ["0.05 mm", "µm", "50 µm", "50 µm"],
  ["0.05 mm", "丝", "5 丝", "5 丝"],
  ["3 m", "ft", "9.84 英尺", "9.84 ft"],
  ["3 m", "cm", "300 cm", "300 cm"],
  ["100 kg", "lb", "220 磅", "220 lb"],
  ["0.5 kg", "oz", "17.6 盎司", "17.6 oz"],
  ["70 kg", "st", "11 英石", "11 st"],
  ["410 kg", "t", "0.41 吨", "0.41 t"],
  ["254 mm/s", "in/s", "10 in/s", "10 in/s"],
  ["254 mm/s", "in", "10 英寸/s", "10 in/s"],
  ["254 mm/s", "in/min", "600 in/min", "600 in/min"],
  ["304.8 mm/s", "ft/min", "60 ft/min", "60 ft/min"],
  ["609.6 mm/s", "ft/s", "2 ft/s", "2 ft/s"],
  ["609.6 mm/s", "ft", "2 英尺/s", "2 ft/s"],
  ["500 mm/s", "m/s", "0.5 m/s", "0.5 m/s"],
  ["500 mm/s", "m", "0.5 m/s", "0.5 m/s"],
  ["500 mm/s", "m/min", "30 m/min", "30 m/min"],
  ["5 mm/s", "mm/min", "300 mm/min", "300 mm/min"],
  ["500 mm/s", "cm", "50 cm/s", "50 cm/s"],
  ["10 L", "gal", "2.6 美加仑", "2.6 US gal"],
  ["10 L", "ml", "10000 ml", "10000 ml"],
  ["600 L/h", "gal/h", "159 美加仑每小时", "159 US gal/h"],
  ["600 L/h", "gal", "159 美加仑", "159 US gal"],
  ["600 L/h", "gal/min", "2.6 美加仑每分钟", "2.6 US gal/min"],
  ["100 L/min", "cfm", "3.5 cfm", "3.5 cfm"],
  ["10 L/min", "gal/min", "2.6 美加仑每分钟", "2.6 US gal/min"],
  ["0.5 MPa", "psi", "72.5 psi", "72.5 psi"],
  ["0.5 MPa", "bar", "5 bar", "5 bar"],
  ["0.5 MPa", "kPa", "500 kPa", "500 kPa"],
  ["1.5 kW", "hp", "2 hp", "2 hp"],
  ["1500 W", "hp", "2 hp", "2 hp"],
  ["1000 × 1000 mm", "ft²", "10.8 ft²", "10.8 ft²"],
  ["100 × 100 mm", "in²", "15.5 in²", "15.5 in²"],
])("%s in %s is %s", (text, wanted, zh, en) => {
  expect(inOtherUnits(text, [wanted], "zh")).toBe(`${text}（合 ${zh}）`);
  expect(inOtherUnits(text, [wanted], "en")).toBe(`${text} (${en})`);
});

test.each(["M20 mm2", "1.500 mm²", "20 Weeks", "300 kg/m", "80 W/h"])(
  "%s is no quantity that has another unit",
  (text) => {
    expect(inOtherUnits(text, ["in", "lb", "hp"], "en")).toBe(text);
  },
);

test("a unit that does not fit is passed over, and a unit is not converted into itself", () => {
  expect(inOtherUnits("500 mm", ["lb", "mm", "in"], "en")).toBe("500 mm (19.7 in)");
  expect(inOtherUnits("500 mm", ["mm"], "en")).toBe("500 mm");
  expect(inOtherUnits("500 mm", ["m²"], "en")).toBe("500 mm");
});

test("the signs between figures are kept", () => {
  expect(inOtherUnits("900×600 mm", ["in"], "en")).toBe("900×600 mm (35.4 × 23.6 in)");
  expect(inOtherUnits("5–10 mm", ["in"], "en")).toBe("5–10 mm (0.2 – 0.39 in)".replaceAll(" – ", "–"));
  expect(inOtherUnits("80/100 kg", ["lb"], "en")).toBe("80/100 kg (176/220 lb)");
  expect(inOtherUnits("100 mm/s", ["in"], "en")).toBe("100 mm/s (3.9 in/s)");
});

test.each([
  [1, ["mm", "MM", "毫米", "millimetres"]],
  [10, ["cm", "CM", "厘米", "公分", "centimetres"]],
  [1_000, ["m", "米", "metres", "meters"]],
  [304.8, ["ft", "foot", "feet", "英尺", "'", "’", "′"]],
  [25.4, ["in", "inch", "英寸", "寸", '"', "″"]],
])("%d mm is %j", (size, units) => {
  for (const unit of units) expect(millimetresIn(unit), unit).toBe(size);
});
