import { fontSize, space, vars } from "@lightmaker/ui";
import { Component, createElement, type ReactNode, useEffect, useRef, useState } from "react";
import { applyBrand } from "../.storybook/brand/apply.ts";
import { codeOf } from "../.storybook/snippet/snippet.ts";
import { blocks, partOf } from "./example-parts.ts";
import { Frame } from "./Frame.tsx";

type Props = Readonly<Record<string, unknown>>;

/** A block on the page that is being composed. */
export interface Placed {
  /** For example `blocks/Hero`. */
  folder: string;
  props: Props;
}

/** The message by which a frame gets the page to show. */
export interface Composed {
  composed: readonly Placed[];
}

/** The message by which a frame says that a block could not be shown with these data. */
interface Failed {
  failed: { props: Props; message: string };
}

const key = "lightmaker-playground";
const first = ["components/SiteHeader", "blocks/Hero", "blocks/ProductCards", "blocks/CallToAction"];

/** Data only: a frame can receive it, and it can be edited as text. */
const dataOf = (folder: string, language: string): Placed => ({
  folder,
  props: JSON.parse(JSON.stringify(partOf(folder).propsIn(language))),
});

function kept(language: string): readonly Placed[] {
  const text = localStorage.getItem(key);
  const placed: readonly Placed[] = text ? JSON.parse(text) : [];
  return placed.length > 0 && placed.every(({ folder }) => blocks.includes(folder))
    ? placed
    : first.map((folder) => dataOf(folder, language));
}

const field = {
  padding: "5px 8px",
  font: "inherit",
  color: "inherit",
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.lineControl}`,
  borderRadius: "4px",
} as const;

/** Composes a page of blocks from data, and shows it in three windows side by side. */
export function Composer({ brand, theme, language }: { brand: string; theme: string; language: string }) {
  const [page, setPage] = useState(() => kept(language));
  const [chosen, setChosen] = useState(0);
  const [copied, setCopied] = useState(false);
  const block = page[chosen];
  const [failed, setFailed] = useState<Failed["failed"]>();

  useEffect(() => {
    const listen = ({ data, origin }: MessageEvent<Failed | null>) => {
      if (origin === window.location.origin && data?.failed) setFailed(data.failed);
    };
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, []);

  useEffect(() => localStorage.setItem(key, JSON.stringify(page)), [page]);

  const change = (next: readonly Placed[], at: number) => {
    setPage(next);
    setChosen(Math.max(0, Math.min(at, next.length - 1)));
    setCopied(false);
  };
  const move = (by: -1 | 1) => {
    const next = [...page];
    const [moved] = next.splice(chosen, 1);
    if (moved) next.splice(chosen + by, 0, moved);
    change(next, chosen + by);
  };
  const copy = () => {
    const elements = page.map(({ folder, props }) => createElement(partOf(folder).Part, props));
    return navigator.clipboard.writeText(codeOf(elements)).then(() => setCopied(true));
  };

  return (
    <div lang="en" style={{ display: "grid", gap: space.l, padding: space.l, fontSize: fontSize.small }}>
      <div style={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.m }}>
        <h1 style={{ fontSize: fontSize.h4 }}>Playground</h1>
        <select
          aria-label="Add a block"
          style={field}
          value=""
          onChange={({ target }) =>
            change(
              [...page.slice(0, chosen + 1), dataOf(target.value, language), ...page.slice(chosen + 1)],
              chosen + 1,
            )
          }
        >
          <option value="" disabled>
            Add a block below the chosen one
          </option>
          {blocks.map((folder) => (
            <option key={folder} value={folder}>
              {folder.split("/")[1]}
            </option>
          ))}
        </select>
        <button type="button" style={field} disabled={chosen === 0} onClick={() => move(-1)}>
          Up
        </button>
        <button type="button" style={field} disabled={chosen >= page.length - 1} onClick={() => move(1)}>
          Down
        </button>
        <button
          type="button"
          style={field}
          disabled={page.length === 0}
          onClick={() => change(page.toSpliced(chosen, 1), chosen)}
        >
          Remove
        </button>
        <button type="button" style={field} onClick={copy}>
          <span aria-live="polite">{copied ? "Copied" : "Copy code"}</span>
        </button>
        <button
          type="button"
          style={field}
          onClick={() =>
            change(
              first.map((folder) => dataOf(folder, language)),
              0,
            )
          }
        >
          Start again
        </button>
      </div>
      <div style={{ display: "grid", gap: space.l, gridTemplateColumns: "12rem minmax(0, 1fr)" }}>
        <ol style={{ display: "grid", alignContent: "start", gap: space.xs, listStyle: "none", padding: 0 }}>
          {page.map(({ folder }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same block may stand on a page twice
            <li key={index}>
              <button
                type="button"
                aria-pressed={index === chosen}
                style={{
                  ...field,
                  inlineSize: "100%",
                  textAlign: "start",
                  ...(index === chosen && { borderColor: vars.color.accent, fontWeight: 600 }),
                }}
                onClick={() => setChosen(index)}
              >
                {folder.split("/")[1]}
              </button>
            </li>
          ))}
        </ol>
        {block && (
          <DataEditor
            key={`${chosen} ${block.folder} ${page.length}`}
            name={block.folder.split("/")[1] ?? ""}
            value={block.props}
            failure={
              JSON.stringify(failed?.props) === JSON.stringify(block.props) ? (failed?.message ?? "") : ""
            }
            onChange={(props) => change(page.with(chosen, { ...block, props }), chosen)}
          />
        )}
      </div>
      <div
        style={{
          display: "grid",
          gap: space.l,
          gridTemplateColumns: "minmax(0, 390fr) minmax(0, 768fr) minmax(0, 1440fr)",
        }}
      >
        {[390, 768, 1440].map((width) => (
          <ComposedFrame
            key={width}
            width={width}
            page={page}
            brand={brand}
            theme={theme}
            language={language}
          />
        ))}
      </div>
    </div>
  );
}

/** The data of a block as text. What is no JSON yet is not applied. */
function DataEditor({
  name,
  value,
  failure,
  onChange,
}: {
  name: string;
  value: Props;
  /** Why the block cannot be shown with this data. */
  failure: string;
  onChange: (value: Props) => void;
}) {
  const [fault, setFault] = useState("");
  return (
    <label style={{ display: "grid", gap: space.xs }}>
      Data of {name}
      <span role="status" style={{ color: vars.color.danger }}>
        {fault ||
          (failure && `${name} cannot be shown with this: “${failure}”. Below is what it showed last.`)}
      </span>
      <textarea
        defaultValue={JSON.stringify(value, null, 2)}
        spellCheck={false}
        rows={10}
        style={{ ...field, fontFamily: vars.font.mono, fontSize: fontSize.micro, resize: "vertical" }}
        onChange={({ target }) => {
          try {
            onChange(JSON.parse(target.value));
            setFault("");
          } catch (error) {
            setFault(error instanceof Error ? error.message : String(error));
          }
        }}
      />
    </label>
  );
}

function ComposedFrame({
  width,
  page,
  brand,
  theme,
  language,
}: {
  width: number;
  page: readonly Placed[];
  brand: string;
  theme: string;
  language: string;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const send = () => {
      const shown = frame.current?.contentWindow;
      shown?.postMessage({ composed: page } satisfies Composed, window.location.origin);
      if (shown?.document.head) applyBrand(brand, shown.document);
    };
    send();
    // The page in the frame asks as soon as it listens.
    const answer = ({ data, source }: MessageEvent) =>
      data === "composed?" && source === frame.current?.contentWindow && send();
    window.addEventListener("message", answer);
    return () => window.removeEventListener("message", answer);
  }, [page, brand]);
  const globals = encodeURIComponent(`theme:${theme};language:${language}`);
  return (
    <figure
      style={{
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr)",
        gap: space.xs,
        margin: 0,
        alignContent: "start",
      }}
    >
      <figcaption>{width} px</figcaption>
      <div style={{ border: `1px solid ${vars.color.line}` }}>
        <Frame
          frame={frame}
          src={`iframe.html?viewMode=story&id=playground--composed&globals=${globals}`}
          width={width}
          height={760}
          title={`Window of ${width} px`}
        />
      </div>
    </figure>
  );
}

/** Shows a block, and what it showed last while its data make it throw. */
class Guarded extends Component<
  { props: Props; show: (props: Props) => ReactNode },
  { error: Error | undefined; good: Props | undefined }
> {
  override state = { error: undefined as Error | undefined, good: undefined as Props | undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidMount() {
    this.keep();
  }

  override componentDidUpdate(before: { props: Props }) {
    if (before.props === this.props.props) return;
    // Each edit is tried.
    if (this.state.error) this.setState({ error: undefined }, () => this.keep());
    else this.keep();
  }

  override componentDidCatch({ message }: Error) {
    const failed = { props: this.props.props, message };
    window.parent.postMessage({ failed } satisfies Failed, window.location.origin);
  }

  private keep() {
    if (!this.state.error) this.setState({ good: this.props.props });
  }

  override render() {
    const { error, good } = this.state;
    if (!error) return this.props.show(this.props.props);
    return good && good !== this.props.props ? this.props.show(good) : null;
  }
}

/** The page in a frame: it shows what the playground sends. */
export function ComposedPage() {
  const [page, setPage] = useState<readonly Placed[]>([]);
  useEffect(() => {
    const listen = ({ data, origin }: MessageEvent<Composed>) => {
      if (origin === window.location.origin && Array.isArray(data?.composed)) setPage(data.composed);
    };
    window.addEventListener("message", listen);
    window.parent.postMessage("composed?", window.location.origin);
    return () => window.removeEventListener("message", listen);
  }, []);
  return page.map(({ folder, props }, index) => {
    const { Part } = partOf(folder);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same block may stand on a page twice
      <Guarded key={`${index} ${folder}`} props={props} show={(shown) => <Part {...shown} />} />
    );
  });
}
