import { useLayoutEffect, useState } from "react";
import * as styles from "./docs.css.ts";
import { Part, Table } from "./Part.tsx";
import { type TokenUse, tokensOf } from "./tokens.ts";

/** Returns the value of each custom property on the root. Reads the values again when the theme changes. */
function useValues(uses: readonly TokenUse[]): Readonly<Record<string, string>> {
  const [values, setValues] = useState<Record<string, string>>({});
  useLayoutEffect(() => {
    const root = document.documentElement;
    const read = () => {
      const style = getComputedStyle(root);
      setValues(
        Object.fromEntries(
          uses.map(({ property = "" }) => [property, style.getPropertyValue(property).trim()]),
        ),
      );
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
        Read from its style files. A theme sets the first; the scales are the same in every theme.
      </p>
      {contract.length > 0 && (
        <Table
          columns={["In styles", "Property", "In this theme"]}
          rows={contract.map(({ token, property = "" }) => [
            <code key="token" className={styles.code}>
              {token}
            </code>,
            <code key="property" className={styles.code}>
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
      <div className={styles.scales}>
        {scales.map((scale) => (
          <code key={scale} className={styles.code}>
            {scale}
          </code>
        ))}
      </div>
    </Part>
  );
}
