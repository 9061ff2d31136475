import { fresh, version } from "virtual:changes";
import { Badge } from "@lightmaker/ui";
import { componentsOf } from "../props/folder.ts";
import { changesOf } from "./changes-of.ts";
import * as styles from "./docs.css.ts";
import { Part } from "./Part.tsx";
import { Written } from "./Written.tsx";

/** How the pages call a version; `undefined` is the next one. */
export const versionName = (released: string | undefined): string =>
  released ?? `Not yet released (after ${version})`;

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
        {isNew ? versionName(undefined) : `@lightmaker/ui ${version}`}
        {!isNew &&
          latest &&
          (latest.version ? `, last changed in ${latest.version}` : ", with changes to come")}
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
      {[...Map.groupBy(changes, (change) => versionName(change.version))].map(([title, list]) => (
        <section key={title} className={styles.group}>
          <h3>{title}</h3>
          <ul className={styles.changeList}>
            {list.map(({ text }) => (
              <li key={text}>
                <Written>{text}</Written>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Part>
  );
}
