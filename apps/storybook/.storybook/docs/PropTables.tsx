import { componentsOf } from "../props/folder.ts";
import type { Documented, Prop } from "../props/prop.ts";
import * as styles from "./docs.css.ts";
import { Inline } from "./Inline.tsx";
import { Part, Table } from "./Part.tsx";
import { Written } from "./Written.tsx";

const isShown = ({ native, name }: Prop) => !native || name === "children";

function PropTable({ props }: Documented) {
  return (
    <Table
      columns={["Prop", "Type", "Default", "Description"]}
      rows={props.filter(isShown).map(({ name, required, type, default: value, description }) => [
        <code key="name" className={styles.code}>
          {name}
          {required && <span className={styles.bad}> *</span>}
        </code>,
        <code key="type" className={styles.code}>
          {type}
        </code>,
        value ? (
          <code key="default" className={styles.code}>
            {value}
          </code>
        ) : (
          "–"
        ),
        <Written key="description">{description}</Written>,
      ])}
    />
  );
}

/** The props of the components that a folder exports: first of the one that the page is named after, then of its parts. */
export function PropTables({ folder }: { folder: string }) {
  const self = folder.split("/")[1] ?? "";
  return componentsOf(folder).map((component, index) => (
    <Part key={component.name} title={index === 0 ? "Props" : `Props of ${component.name}`}>
      <p className={styles.muted}>
        <Inline self={self}>{component.description}</Inline>
      </p>
      {component.props.some(isShown) ? <PropTable {...component} /> : <p>It has no props of its own.</p>}
      {component.rest && (
        <p className={styles.muted}>
          Every other attribute of <code className={styles.code}>{`<${component.rest}>`}</code>, and{" "}
          <code className={styles.code}>ref</code>, goes to the root.
        </p>
      )}
    </Part>
  ));
}
