import lighthouse, { desktopConfig, type RunnerResult } from "lighthouse";
import { checkTarget, medians } from "./figures.ts";

type Scores = Record<
  "performance" | "accessibility" | "best-practices" | "seo" | "lcp" | "tbt" | "cls",
  number
>;

async function run(address: string, port: number, preset: "mobile" | "desktop"): Promise<Scores> {
  const flags = { port, output: "json", logLevel: "error" } as const;
  const result = await lighthouse(address, flags, preset === "desktop" ? desktopConfig : undefined);
  if (!result) throw new Error(`Lighthouse returned no result for ${address}.`);
  const { categories, audits }: RunnerResult["lhr"] = result.lhr;
  for (const { id, title, score, scoreDisplayMode } of Object.values(audits))
    if (score !== null && score < 0.9 && scoreDisplayMode === "binary")
      console.info(`${address} ${preset}: ${id}: ${title}`);
  const scored = (category: string) => Math.round(100 * (categories[category]?.score ?? Number.NaN));
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: scored("performance"),
    accessibility: scored("accessibility"),
    "best-practices": scored("best-practices"),
    seo: scored("seo"),
    lcp: Math.round(value("largest-contentful-paint")),
    tbt: Math.round(value("total-blocking-time")),
    cls: Number(value("cumulative-layout-shift").toFixed(4)),
  };
}

/**
 * Runs Lighthouse on every page, for mobile (simulated throttling) and desktop. Compares the mobile LCP with that of
 * the baseline.
 */
export async function measureLighthouse({
  port,
  product,
  baseline,
  paths,
  rounds,
}: {
  /** Remote debugging port of Chromium. */
  port: number;
  product: string;
  baseline: string;
  paths: readonly string[];
  rounds: number;
}): Promise<void> {
  const rows = [];
  for (const path of paths) {
    const runs: Record<"bare" | "mobile" | "desktop", Scores[]> = { bare: [], mobile: [], desktop: [] };
    for (let round = 0; round < rounds; round += 1) {
      runs.bare.push(await run(baseline + path, port, "mobile"));
      runs.mobile.push(await run(product + path, port, "mobile"));
      runs.desktop.push(await run(product + path, port, "desktop"));
    }
    const ratio = medians(runs.mobile).lcp / medians(runs.bare).lcp;
    checkTarget(`${path} Lighthouse LCP to the baseline's`, ratio, 1.2);
    for (const preset of ["mobile", "desktop"] as const) {
      const scores = medians(runs[preset]);
      // Targets are upper limits, so the missing points are compared.
      checkTarget(`${path} Lighthouse ${preset}, points missing in performance`, 100 - scores.performance, 2);
      for (const category of ["accessibility", "best-practices", "seo"] as const)
        checkTarget(`${path} Lighthouse ${preset}, points missing in ${category}`, 100 - scores[category], 0);
      rows.push({ path, preset, ...scores, "LCP to baseline": preset === "mobile" ? ratio.toFixed(3) : "" });
    }
  }
  console.table(rows);
}
