import sources from "virtual:style-sources";
import { Unstyled } from "@storybook/addon-docs/blocks";
import * as styles from "../.storybook/docs/docs.css.ts";
import { Table } from "../.storybook/docs/Part.tsx";
import { contractOf } from "./contract.ts";

const variables = contractOf(sources["styles/contract.css.ts"] ?? "");

/** Table of every variable of the contract, with the comment from its source. */
export function Contract() {
  return (
    <Unstyled>
      <Table
        columns={["Variable", "Purpose"]}
        rows={variables.map(({ property, use }) => [
          <code key="property" className={styles.code}>
            {property.startsWith("--lm-color-") && (
              <span className={styles.swatch} style={{ backgroundColor: `var(${property})` }} />
            )}
            {property}
          </code>,
          use,
        ])}
      />
    </Unstyled>
  );
}
