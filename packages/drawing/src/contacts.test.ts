import { describe, expect, it } from "vitest";
import { red, svg } from "../testing/read.ts";
import { analyse } from "./index.ts";

describe("crossings", () => {
  const count = (content: string, kind: string) =>
    analyse(svg(content)).findings.find((each) => each.kind === kind)?.count ?? 0;
  const square = `<path d="M20 20H40V40H20Z" ${red}/>`;

  it("are found in corners too, once each", () => {
    // Through two corners of the square; through a corner on the line's own corner.
    expect(count(`${square}<path d="M10 10L50 50" ${red}/>`, "crossing")).toBe(2);
    expect(count(`${square}<path d="M10 10L20 20L60 45" ${red}/>`, "crossing")).toBe(2);
    expect(count(`${square}<path d="M30 30L40 20L50 10H60" ${red}/>`, "crossing")).toBe(1);
    expect(count(`<path d="M10 10L30 30L50 50V10L30 30L10 50Z" ${red}/>`, "selfCrossing")).toBe(1);
  });

  it("are none where lines only touch, or run along each other", () => {
    expect(count(`${square}<path d="M10 10L30 20L50 10Z" ${red}/>`, "crossing")).toBe(0);
    expect(count(`${square}<path d="M10 10L20 20L10 30" ${red}/>`, "crossing")).toBe(0);
    expect(count(`${square}<path d="M30 20V10" ${red}/>`, "crossing")).toBe(0);
    expect(count(`${square}<path d="M40 20H60V40H40Z" ${red}/>`, "crossing")).toBe(0);
  });
});
