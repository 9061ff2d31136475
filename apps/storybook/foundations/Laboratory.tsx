import { fontSize, space, vars } from "@lightmaker/ui";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { UPDATE_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { applyBrand } from "../.storybook/brand/apply.ts";
import { BrandForm } from "../.storybook/brand/BrandForm.tsx";
import { apca, decodeBrand, encodeBrand } from "../.storybook/brand/brand.ts";
import { contrast, hex } from "./contrast.ts";
import { Frame } from "./Frame.tsx";
import { type Pair, pairs } from "./pairs.ts";

/** Pairs of colours that follow from the brand. */
const ofBrand = pairs.filter(({ on, colour }) => /accent|focus/i.test(on + colour));

const samples = {
  "sample-pages--home-page": "Home page",
  "sample-pages--page-of-a-model": "Page of a model",
  "sample-pages--contact-page": "Contact page",
  themes: "One of each component",
} as const;

const field = {
  padding: "5px 8px",
  font: "inherit",
  color: "inherit",
  backgroundColor: "transparent",
  border: `1px solid ${vars.color.lineControl}`,
  borderRadius: "4px",
} as const;

/** The brand in one column, a whole page in it in the other. Everything changes at once. */
export function Laboratory({ brand: encoded, language }: { brand: string; language: string }) {
  const [sample, setSample] = useState<keyof typeof samples>("sample-pages--home-page");
  const [theme, setTheme] = useState("light");
  const [width, setWidth] = useState(1440);
  const frame = useRef<HTMLIFrameElement>(null);
  const story = sample === "themes" ? `themes--${theme}` : sample;
  // The page begins in the brand of this moment, and takes later ones without loading again.
  const latest = useRef(encoded);
  latest.current = encoded;
  const src = useMemo(() => {
    const globals = `theme:${theme};language:${language};brand:${latest.current}`;
    return `iframe.html?viewMode=story&id=${story}&globals=${encodeURIComponent(globals)}`;
  }, [story, theme, language]);

  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (page?.head) applyBrand(encoded, page);
  }, [encoded]);

  return (
    <div
      lang="en"
      style={{
        display: "grid",
        gridTemplateColumns: "22rem minmax(0, 1fr)",
        minBlockSize: "100vh",
        fontSize: fontSize.small,
      }}
    >
      <div style={{ padding: space.xl, display: "grid", alignContent: "start", gap: space.xl }}>
        <h1 style={{ fontSize: fontSize.h4 }}>Brand laboratory</h1>
        <p style={{ color: vars.color.textMuted }}>
          Set a brand: it goes with you from page to page until you reset it, and stands in the address, which
          you can send. “Brand” in the toolbar has the same form.
        </p>
        <BrandForm
          brand={decodeBrand(encoded)}
          onChange={(next) =>
            addons.getChannel().emit(UPDATE_GLOBALS, { globals: { brand: next ? encodeBrand(next) : "" } })
          }
          address={() => window.parent.location.href}
        />
        <Verdicts brand={encoded} />
      </div>
      <div style={{ borderInlineStart: `1px solid ${vars.color.line}`, minInlineSize: 0 }}>
        <div style={{ display: "flex", flexWrap: "wrap", gap: space.m, padding: space.m }}>
          <select
            aria-label="Page"
            style={field}
            value={sample}
            onChange={({ target }) => setSample(target.value as keyof typeof samples)}
          >
            {Object.entries(samples).map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <select
            aria-label="Theme"
            style={field}
            value={theme}
            onChange={({ target }) => setTheme(target.value)}
          >
            <option value="light">Light</option>
            <option value="dark">Dark</option>
          </select>
          <select
            aria-label="Width of the window"
            style={field}
            value={width}
            onChange={({ target }) => setWidth(Number(target.value))}
          >
            {[390, 768, 1440].map((each) => (
              <option key={each} value={each}>
                {each} px
              </option>
            ))}
          </select>
        </div>
        <Frame key={src} frame={frame} src={src} width={width} height={900} title={samples[sample]} />
      </div>
    </div>
  );
}

/** Contrast of every pair that the brand decides, in both themes, measured from the computed colours. */
function Verdicts({ brand }: { brand: string }) {
  return (
    <section style={{ display: "grid", gap: space.m }}>
      <h2 style={{ fontSize: fontSize.body }}>Contrast in both themes</h2>
      <p style={{ color: vars.color.textMuted, fontSize: fontSize.micro }}>
        WCAG 2.2 decides. APCA is for information: 75 for running text, 60 for other text, 45 for large type
        and marks.
      </p>
      {["light", "dark"].map((theme) => (
        <table
          key={theme}
          data-theme={theme}
          style={{ inlineSize: "100%", borderCollapse: "collapse", fontSize: fontSize.micro }}
        >
          <thead>
            <tr>
              {[theme, "WCAG", "APCA"].map((head) => (
                <th key={head} scope="col" style={{ textAlign: "start", padding: space.xs }}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ofBrand.map((pair) => (
              <Verdict key={pair.on + pair.colour} {...pair} brand={brand} />
            ))}
          </tbody>
        </table>
      ))}
    </section>
  );
}

function Verdict({ on, colour, least, use, brand }: Pair & { brand: string }) {
  const sample = useRef<HTMLTableCellElement>(null);
  const [measured, setMeasured] = useState<{ ratio: number; lightness: number }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the brand changes the computed colours.
  useLayoutEffect(() => {
    // After the brand has been applied, which an effect of the decorator does.
    const request = requestAnimationFrame(() => {
      if (!sample.current) return;
      const { color, backgroundColor } = getComputedStyle(sample.current);
      setMeasured({
        ratio: contrast(color, backgroundColor),
        lightness: apca(hex(color), hex(backgroundColor)),
      });
    });
    return () => cancelAnimationFrame(request);
  }, [brand]);
  const passes = measured && measured.ratio >= least;
  return (
    <tr data-passes={passes}>
      <td
        ref={sample}
        style={{
          color: vars.color[colour],
          backgroundColor: vars.color[on],
          padding: space.xs,
          inlineSize: "60%",
        }}
      >
        {use}
      </td>
      <td style={{ padding: space.xs }}>
        {measured && `${measured.ratio.toFixed(2)} ${passes ? "pass" : "fail"}`}
        <span style={{ color: vars.color.textMuted }}> ≥ {least}</span>
      </td>
      <td style={{ padding: space.xs }}>{measured && Math.abs(measured.lightness).toFixed(0)}</td>
    </tr>
  );
}
