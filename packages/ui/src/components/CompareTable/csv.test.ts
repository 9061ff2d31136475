import { expect, it } from "vitest";
import { toCsv } from "./csv.ts";

it("toCsv ends lines with CRLF and quotes special characters (RFC 4180)", () => {
  expect(
    toCsv([
      ["", "Light 530", "Light 640"],
      ["Materials", "wood, acrylic", 'sheet of 1/4"'],
      ["Notes", "two\nlines", ""],
    ]),
  ).toBe(',Light 530,Light 640\r\nMaterials,"wood, acrylic","sheet of 1/4"""\r\nNotes,"two\nlines",\r\n');
});

it.each(["=1+1", "+49 30", "-5 °C", "@name", "\tx"])("toCsv escapes %o so that it is no formula", (text) => {
  expect(toCsv([[text]])).toBe(`'${text}\r\n`);
});

it("toCsv quotes an escaped formula if needed", () => {
  expect(toCsv([['=HYPERLINK("a","b")']])).toBe(`"'=HYPERLINK(""a"",""b"")"\r\n`);
});
