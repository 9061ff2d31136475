import rows from "virtual:token-rows";
import { useLayoutEffect, useState } from "react";
import { shown } from "../../foundations/contrast.ts";
import * as styles from "./docs.css.ts";
import { Part, Table } from "./Part.tsx";
import { type TokenUse, tokensOf } from "./tokens.ts";

/** Value of a step of a scale, which is the same in every theme; media queries start above a breakpoint. */
const stepOf = (scale: string) =>
  rows.find(({ code }) => code === scale.replace(/^above\b/, "breakpoint"))?.values.light ?? "";

/** Returns the value of each custom property on the root. Reads the values again when the theme changes. */
function useValues(uses: readonly TokenUse[]): Readonly<Record<string, string>> {
  const [values, setValues] = useState<Record<string, string>>({});
  useLayoutEffect(() => {
    const root = document.documentElement;
    const read = () => {
      const style = getComputedStyle(root);
      // A derived colour is an expression until it is drawn.
      const probe = document.body.appendChild(document.createElement("span"));
      const drawn = ({ token, property = "" }: TokenUse) => {
        if (!token.startsWith("vars.color.")) return style.getPropertyValue(property).trim();
        probe.style.color = `var(${property})`;
        return shown(getComputedStyle(probe).color);
      };
      setValues(Object.fromEntries(uses.map((use) => [use.property, drawn(use)])));
      probe.remove();
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(root, { attributeFilter: ["data-theme"] });
    return () => observer.disconnect();
  }, [uses]);
  return values;
}

export function Tokens({ folder }: { folder: string }) {
  const [{ contract, scales }] = useState(() => tokensOf(folder));
  const values = useValues(contract);
  return (
    <Part title="Tokens">
      <p className={styles.muted}>
        Read from its own style files; the components in it have their own. A theme sets the first; the scales
        are the same in every theme.
      </p>
      {contract.length > 0 && (
        <Table
          columns={["In styles", "Property", "In this theme"]}
          rows={contract.map(({ token, property = "" }) => [
            <code key="token" className={styles.code}>
              {token}
            </code>,
            <code key="property" className={`${styles.code} ${styles.whole}`}>
              {property}
            </code>,
            <span key="value">
              {token.startsWith("vars.color.") && (
                <span className={styles.swatch} style={{ backgroundColor: `var(${property})` }} />
              )}
              <code className={styles.code}>{values[property]}</code>
            </span>,
          ])}
        />
      )}
      {scales.length > 0 && (
        <Table
          columns={["Step of a scale", "Value"]}
          rows={scales.map((scale) => [
            <code key="scale" className={styles.code}>
              {scale}
            </code>,
            stepOf(scale),
          ])}
        />
      )}
    </Part>
  );
}
