import { expect, test } from "vitest";
import { inOtherUnits } from "./units.ts";

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
