import { describe, expect, it } from "vitest";
import { red, svg } from "../testing/read.ts";
import { analyse, routeOf, timeOfJob, timeOfRun } from "./index.ts";

const motion = { acceleration: { least: 500, most: 3000 }, jumpSpeed: 400 };
const feed = { speed: { least: 10, most: 20 }, passes: 1 };

describe("time", () => {
  it("of a run is that of a trapezium, and of a triangle below the way that speeding up needs", () => {
    // 100 mm/s at 500 mm/s²: 0.2 s and 10 mm each for speeding up and braking.
    expect(timeOfRun(120, 100, 500)).toBeCloseTo(0.2 + 1 + 0.2, 10);
    expect(timeOfRun(20, 100, 500)).toBeCloseTo(0.4, 10);
    expect(timeOfRun(5, 100, 500)).toBeCloseTo(0.2, 10);
  });

  it("is a range whose ends are way ÷ fastest speed, and stops at every corner at the slowest", () => {
    const analysis = analyse(svg(`<rect width="100" height="50" ${red}/>`));
    const time = timeOfJob(routeOf(analysis, ["cut"]), { motion, cut: feed });
    expect(time.cut?.least).toBeCloseTo(300 / 20, 6);
    expect(time.cut?.most).toBeCloseTo(300 / 10 + 4 * (10 / 500), 6);
    expect(time.complete).toBe(true);
  });

  it("counts passes, and a curve as one run", () => {
    const analysis = analyse(svg(`<circle cx="50" cy="50" r="20" ${red}/>`));
    const route = routeOf(analysis, ["cut"]);
    expect(route.cut).toHaveLength(1);
    const [once, twice] = [1, 2].map((passes) => timeOfJob(route, { motion, cut: { ...feed, passes } }));
    expect(twice?.cut?.least).toBeCloseTo(2 * (once?.cut?.least ?? 0), 6);
  });

  it("of a filled area is area ÷ interval ÷ speed at least", () => {
    const analysis = analyse(svg('<rect width="100" height="50" fill="black"/>'));
    const time = timeOfJob(routeOf(analysis, ["engrave"]), { motion, engrave: { ...feed, interval: 0.1 } });
    expect(time.engrave?.least).toBeCloseTo(5000 / 0.1 / 20, 3);
    expect(time.engrave?.most).toBeCloseTo(500 * (100 / 10 + 20 / 500), 3);
  });

  it("counts jumps once at the least and for each pass at the most, and adds all parts", () => {
    const analysis = analyse(
      svg(`<path d="M0 0H100" ${red}/><path d="M0 50H80" fill="none" stroke="blue"/>`),
    );
    const route = routeOf(analysis, ["cut", "score"]);
    const way = route.jumps.reduce((total, jump) => total + jump, 0);
    expect(way).toBeGreaterThan(40);
    const time = timeOfJob(route, { motion, cut: { ...feed, passes: 3 }, score: feed });
    expect(time.jumps.least).toBeCloseTo(way / 400, 6);
    expect(time.jumps.most).toBeCloseTo(
      3 * route.jumps.reduce((total, jump) => total + timeOfRun(jump, 400, 500), 0),
      6,
    );
    expect(time.score?.least).toBeCloseTo(80 / 20, 6);
    expect(time.total.least).toBeCloseTo(300 / 20 + 80 / 20 + way / 400, 6);
    expect(time.total.most).toBeGreaterThan(time.total.least);
    expect(time.complete).toBe(true);
    expect(timeOfJob(route, { motion, cut: feed }).complete).toBe(false);
    expect(timeOfJob(route, { motion, score: feed }).complete).toBe(false);
  });

  it("says what it does not know", () => {
    const analysis = analyse(
      svg(`<rect width="100" height="50" ${red}/><rect x="5" y="5" width="9" height="9"/>`),
    );
    const time = timeOfJob(routeOf(analysis, ["cut", "engrave"]), { motion, cut: feed });
    expect(time.engrave).toBeUndefined();
    expect(time.complete).toBe(false);
  });
});
