// biome-ignore lint/correctness/noUnusedImports: Storybook compiles the JSX of its manager to React.createElement.
import * as React from "react";
import { type CSSProperties, type ReactNode, useEffect, useId, useState } from "react";
import {
  apca,
  type Brand,
  coloursOf,
  densities,
  fonts,
  linkOf,
  maker,
  radii,
  ratio,
  themeCss,
} from "./brand.ts";

/**
 * The controls of the brand. They stand in Storybook's toolbar, on every page, and in the brand laboratory, so they use
 * nothing but plain elements.
 */
export function BrandForm({
  brand,
  onChange,
  address,
}: {
  /** `undefined` is the maker's brand. */
  brand: Brand | undefined;
  onChange: (brand: Brand | undefined) => void;
  /** Returns the address of Storybook's manager. */
  address: () => string;
}) {
  const shown = brand ?? maker;
  const set = (change: Partial<Brand>) => onChange({ ...shown, ...change });
  return (
    <form style={form} onSubmit={(event) => event.preventDefault()}>
      <Row label="Accent">
        {(id) => (
          <span style={line}>
            <input
              id={id}
              type="color"
              value={shown.accent}
              onChange={({ target }) => set({ accent: target.value })}
              style={{ inlineSize: 44, blockSize: 30, padding: 0 }}
            />
            <HexInput value={shown.accent} onChange={(accent) => set({ accent })} />
          </span>
        )}
      </Row>
      {(["heading", "body", "mono"] as const).map((font) => (
        <Row
          key={font}
          label={{ heading: "Font of headings", body: "Font of text", mono: "Font of code" }[font]}
        >
          {(id) => (
            <>
              <input
                id={id}
                key={shown[font]}
                list={`${id}-fonts`}
                defaultValue={shown[font]}
                style={field}
                onChange={({ target }) => target.value in fonts && set({ [font]: target.value })}
                onBlur={({ target }) =>
                  target.value.trim() && target.value !== shown[font] && set({ [font]: target.value.trim() })
                }
                onFocus={({ target }) => target.select()}
                aria-describedby={`${id}-note`}
              />
              <Note id={`${id}-note`}>
                {!(shown[font] in fonts) &&
                  !isInstalled(shown[font]) &&
                  `${shown[font]} is not installed here: you see the next font of its kind. Readers without it do too.`}
              </Note>
              <datalist id={`${id}-fonts`}>
                {Object.keys(fonts).map((name) => (
                  <option key={name} value={name} />
                ))}
              </datalist>
            </>
          )}
        </Row>
      ))}
      <Row label="Corners">
        {(id) => (
          <Choice
            id={id}
            names={Object.keys(radii)}
            value={shown.radius}
            onChange={(radius) => set({ radius: radius as Brand["radius"] })}
          />
        )}
      </Row>
      <Row label="Density">
        {(id) => (
          <Choice
            id={id}
            names={Object.keys(densities)}
            value={shown.density}
            onChange={(density) => set({ density: density as Brand["density"] })}
          />
        )}
      </Row>
      <Verdict accent={shown.accent} />
      <div style={{ ...line, flexWrap: "wrap" }}>
        <CopyButton text={() => themeCss(shown)}>Copy theme.css</CopyButton>
        <CopyButton text={() => linkOf(address(), shown)}>Copy link</CopyButton>
        {/* Not disabled: the focus would be lost with its press. */}
        <button
          type="button"
          style={brand ? button : { ...button, cursor: "default", border: "1px dashed #7d878f" }}
          aria-disabled={!brand}
          onClick={() => brand && onChange(undefined)}
        >
          Reset
        </button>
      </div>
    </form>
  );
}

function Row({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div
      style={{ display: "grid", gridTemplateColumns: "8rem minmax(0, 1fr)", alignItems: "center", gap: 8 }}
    >
      <label htmlFor={id}>{label}</label>
      <div>{children(id)}</div>
    </div>
  );
}

function Choice({
  id,
  names,
  value,
  onChange,
}: {
  id: string;
  names: readonly string[];
  value: string;
  onChange: (name: string) => void;
}) {
  return (
    <select id={id} value={value} style={field} onChange={({ target }) => onChange(target.value)}>
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
}

function HexInput({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const isColour = (text: string) => /^#[\da-f]{6}$/i.test(text);
  const note = useId();
  return (
    <span style={{ flex: 1 }}>
      <input
        aria-label="Accent as #rrggbb"
        aria-invalid={!isColour(typed)}
        aria-describedby={note}
        value={typed}
        spellCheck={false}
        style={field}
        onChange={({ target }) => {
          setTyped(target.value);
          if (isColour(target.value)) onChange(target.value.toLowerCase());
        }}
      />
      <Note id={note}>{!isColour(typed) && `Not a colour such as #1f7a3d, so ${value} stays.`}</Note>
    </span>
  );
}

/** What is wrong with a field; said once it is. */
function Note({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span id={id} role="status" style={{ display: "block", fontSize: 12 }}>
      {children}
    </span>
  );
}

/** Whether the system has a font: its letters are not as wide as those of the fonts that would take its place. */
function isInstalled(name: string): boolean {
  const context = document.createElement("canvas").getContext("2d");
  const widthIn = (fonts: string) => {
    if (!context) return 0;
    context.font = `72px ${fonts}`;
    return context.measureText("mmmmwwwwiiiilll 0123").width;
  };
  return ["monospace", "serif"].some((last) => widthIn(`"${name}", ${last}`) !== widthIn(last));
}

/** Whether texts on the accent can be read. The texts in the accent are derived by the themes, and always can. */
function Verdict({ accent }: { accent: string }) {
  const { onAccent, hover } = coloursOf(accent);
  return (
    <dl style={{ margin: 0, display: "grid", gap: 4 }}>
      {[
        { use: "Label of a button", text: onAccent, ground: accent },
        { use: "The same, pointed at", text: onAccent, ground: hover },
      ].map(({ use, text, ground }) => {
        const measured = ratio(text, ground);
        return (
          <div key={use} style={{ ...line, justifyContent: "space-between" }}>
            <dt style={{ background: ground, color: text, padding: "2px 8px", borderRadius: 4 }}>{use}</dt>
            <dd style={{ margin: 0 }}>
              {measured.toFixed(2)}:1 {measured >= 7 ? "AAA" : measured >= 4.5 ? "AA" : "fails AA"}, APCA{" "}
              {Math.abs(apca(text, ground)).toFixed(0)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function CopyButton({ text, children }: { text: () => string; children: string }) {
  const [state, setState] = useState<"copied" | "failed">();
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => setState("copied"),
      () => setState("failed"),
    );
  return (
    <button type="button" style={button} onClick={copy} onBlur={() => setState(undefined)}>
      {children}
      {/* Of a fixed width: the button beside it must not move away from the pointer. */}
      <span role="status" style={{ display: "inline-block", inlineSize: "1.4em", textAlign: "center" }}>
        {state && (
          <span role="img" aria-label={state === "copied" ? "Copied" : "Not allowed"}>
            {state === "copied" ? "✓" : "✗"}
          </span>
        )}
      </span>
    </button>
  );
}

const form: CSSProperties = { display: "grid", gap: 10, fontSize: 14, lineHeight: 1.4 };
const line: CSSProperties = { display: "flex", alignItems: "center", gap: 8 };
const field: CSSProperties = {
  inlineSize: "100%",
  boxSizing: "border-box",
  padding: "5px 8px",
  font: "inherit",
  color: "inherit",
  background: "transparent",
  border: "1px solid #7d878f",
  borderRadius: 4,
};
const button: CSSProperties = { ...field, inlineSize: "auto", cursor: "pointer" };
