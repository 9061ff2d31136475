import { fresh, version } from "virtual:changes";
import { Badge } from "@lightmaker/ui";
import { Markdown } from "@storybook/addon-docs/blocks";
import { componentsOf } from "../props/folder.ts";
import { changesOf } from "./changes-of.ts";
import * as styles from "./docs.css.ts";
import { Part } from "./Part.tsx";

/** State, version and import of a component. */
export function Facts({ folder }: { folder: string }) {
  const name = folder.split("/")[1] ?? "";
  const component = componentsOf(folder)[0]?.name ?? name;
  const latest = changesOf(name)[0];
  const isNew = fresh.includes(name);
  return (
    <div className={styles.facts}>
      <Badge tone={isNew ? "accent" : "success"}>{isNew ? "New" : "Stable"}</Badge>
      <span className={styles.muted}>
        @lightmaker/ui {version}
        {latest && `, last changed in ${latest.version ?? "the next version"}`}
      </span>
      <code className={styles.code}>{`import { ${component} } from "@lightmaker/ui/${name}";`}</code>
    </div>
  );
}

/** What has changed in a component, version by version. */
export function Changes({ name }: { name: string }) {
  const changes = changesOf(name);
  if (changes.length === 0) return;
  return (
    <Part title="Changes">
      <ul className={styles.changeList}>
        {changes.map(({ text, version: released }) => (
          <li key={text}>
            <span className={styles.muted}>{released ?? "Next version"}</span>
            <Markdown>{text}</Markdown>
          </li>
        ))}
      </ul>
    </Part>
  );
}
