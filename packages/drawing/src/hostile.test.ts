import { describe, expect, it } from "vitest";
import { cases } from "../corpus/cases.ts";
import { mutate, process as processFile, randomFrom } from "../testing/mutate.ts";
import { analyse, DrawingError, limits, readDrawing } from "./index.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const svg = (content: string) =>
  bytesOf(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1000mm" height="1000mm" viewBox="0 0 1000 1000" fill="none" stroke="red">${content}</svg>`,
  );

/** Returns how long this thread computed, in milliseconds: the clock counts what others do on the machine, too. */
function computing(task: () => void): number {
  const before = process.threadCpuUsage();
  task();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

function faultOf(bytes: Uint8Array): string | undefined {
  try {
    readDrawing(bytes);
    return undefined;
  } catch (error) {
    if (error instanceof DrawingError) return error.fault;
    throw error;
  }
}

describe("hostile files", () => {
  it("damages 200 files of the corpus and gets a drawing or a reason from each", () => {
    const random = randomFrom(20261126);
    const files = cases.map(({ content }) => (typeof content === "string" ? bytesOf(content) : content));
    let read = 0;
    for (let index = 0; index < 200; index += 1) {
      const bytes = mutate(files[Math.floor(random() * files.length)] ?? new Uint8Array(), random);
      const time = computing(() => {
        if (processFile(bytes) === undefined) read += 1;
      });
      expect(time).toBeLessThan(5000);
    }
    expect(read).toBeGreaterThan(20);
  });

  it("refuses a million segments", () => {
    const points = Array.from({ length: 1_000_000 }, (_, index) => `${index % 1000} ${index % 7}`).join(" ");
    expect(faultOf(svg(`<polyline points="${points}"/>`))).toBe("tooComplex");
  });

  it("refuses more layers than somebody can choose for", () => {
    const lines = (count: number) =>
      svg(Array.from({ length: count }, (_, index) => `<g id="l${index}"><path d="M0 0h9"/></g>`).join(""));
    expect(readDrawing(lines(limits.layers)).layers).toHaveLength(limits.layers);
    expect(faultOf(lines(limits.layers + 1))).toBe("tooManyLayers");
  });

  it("refuses short entities that are used a million times", () => {
    const file = `<!DOCTYPE svg [<!ENTITY a "${"b".repeat(300)}">]><svg><path d="M0 0h9" id="${"&a;".repeat(1_000_000)}"/></svg>`;
    expect(faultOf(bytesOf(file))).toBe("tooComplex");
  });

  it("ends with the preview of a drawing that is smaller than any number, beside many hidden points", () => {
    const points = Array.from({ length: 20_000 }, (_, index) => `${index % 1000} ${index % 7}`).join(" ");
    const file = svg(`<path d="M0 0H1e-320"/><polyline visibility="hidden" points="${points}"/>`);
    expect(processFile(file)).toBeUndefined();
  });

  it("says so if not every outline around others was found", () => {
    const outline = (index: number) =>
      `<path d="M${3 * index} ${3 * index}H${99_999 - 3 * index}V${99_999 - 3 * index}H${3 * index}Z"/>`;
    const found = analyse(readDrawing(svg(Array.from({ length: 12_000 }, (_, i) => outline(i)).join(""))));
    expect(found.findings.some(({ kind }) => kind === "dense")).toBe(true);
  });

  it("reads a hundred thousand points of one command in less than two seconds", () => {
    const points = Array.from({ length: 100_000 }, (_, index) => `${index % 1000} ${index % 7}`).join(" ");
    for (const [name, data] of [
      ["M", points],
      ["m", points.replaceAll(/\b(\d+) (\d+)/g, "1 0.5")],
    ] as const) {
      const time = computing(() =>
        expect(readDrawing(svg(`<path d="${name}${data}"/>`)).chains[0]?.points).toHaveLength(200_000),
      );
      expect(time).toBeLessThan(2000);
    }
  });

  it("refuses a file above the limit, whatever is in it", () => {
    expect(faultOf(new Uint8Array(limits.bytes + 1))).toBe("tooLarge");
  });

  it("drops a hundred thousand copies of one line without comparing each with each", () => {
    const time = computing(() => {
      const found = analyse(readDrawing(svg('<path d="M10 10H50"/>'.repeat(100_000))));
      expect(found.findings.find(({ kind }) => kind === "duplicate")?.count).toBeGreaterThan(99_900);
    });
    expect(time).toBeLessThan(5000);
  });

  it("stops comparing lines that all cross each other, and says so", () => {
    const lines = Array.from(
      { length: 12_000 },
      (_, index) => `<path d="M${index / 100} 0L${120 - index / 100} 120"/>`,
    );
    const time = computing(() => {
      const found = analyse(readDrawing(svg(lines.join(""))));
      expect(found.findings.some(({ kind }) => kind === "dense")).toBe(true);
    });
    expect(time).toBeLessThan(5000);
  });
});
