import { changes, fresh, version } from "virtual:changes";
import { Unstyled } from "@storybook/addon-docs/blocks";
import { catalogue, pages } from "../catalogue.ts";
import type { Change } from "../changes.ts";
import * as styles from "./docs.css.ts";
import { versionName } from "./Facts.tsx";
import { guideOf } from "./guides.ts";
import { Inline } from "./Inline.tsx";
import { docsOf, PageLink, PartLink } from "./PageLink.tsx";
import { Part, Table } from "./Part.tsx";
import { Written } from "./Written.tsx";

const starts = [
  {
    path: docsOf("Choosing a component"),
    title: "Choosing a component",
    text: "By task: one of few, yes or no, figures, pictures.",
  },
  {
    path: docsOf("Getting started"),
    title: "Getting started",
    text: "Install the package and set up a page.",
  },
  {
    path: "story/brand-laboratory--brand-laboratory",
    title: "Brand laboratory",
    text: "See every page in your colours and fonts, and copy the theme.",
  },
  {
    path: "story/playground--playground",
    title: "Playground",
    text: "Compose a page of blocks in three widths, and copy the code.",
  },
  {
    path: docsOf("Foundations/Colours"),
    title: "Tokens",
    text: "Every variable with its value in both themes and its use.",
  },
  {
    path: docsOf("Foundations/Layers and theming"),
    title: "A theme of your own",
    text: "How layers and themes work, and a theme to copy.",
  },
];

/** Version, new components and changes since the last release. */
export function WhatIsNew() {
  const byVersion = Map.groupBy(changes, (change) => versionName(change.version));
  return (
    <Unstyled>
      <div className={styles.page}>
        <p className={styles.purpose}>
          The components and blocks of the LightMaker design system: {pages.length - fresh.length} in version{" "}
          {version}, {fresh.length} coming.
        </p>
        <div className={styles.cards}>
          {starts.map(({ path, title, text }) => (
            <PageLink key={path} className={styles.card} path={path}>
              <strong>{title}</strong>
              <span>{text}</span>
            </PageLink>
          ))}
        </div>
        <Part title={`New, not yet released (after ${version})`}>
          <Table
            columns={["Name", "Purpose"]}
            rows={pages
              .filter(({ name }) => fresh.includes(name))
              .map(({ folder, name }) => [
                <PartLink key="name" name={name} />,
                <Inline key="purpose" self={name}>
                  {guideOf(folder)?.purpose ?? ""}
                </Inline>,
              ])}
          />
        </Part>
        {[...byVersion].map(([released, list]) => (
          <Part key={released} title={released}>
            <ChangeList changes={list} />
          </Part>
        ))}
        {Object.entries(catalogue).map(([kind, groups]) => (
          <Part key={kind} title={kind === "blocks" ? "All blocks" : "All components"}>
            {Object.entries(groups).map(([group, names]: [string, readonly string[]]) => (
              <section key={group} className={styles.group}>
                <h3>{group}</h3>
                <Table
                  columns={["Name", "Purpose"]}
                  rows={names.map((name) => [
                    <PartLink key="name" name={name} />,
                    <Inline key="purpose" self={name}>
                      {guideOf(`${kind}/${name}`)?.purpose ?? ""}
                    </Inline>,
                  ])}
                />
              </section>
            ))}
          </Part>
        ))}
      </div>
    </Unstyled>
  );
}

const kinds = { major: "Breaking", minor: "Added", patch: "Mended" } as const;

function ChangeList({ changes: list }: { changes: readonly Change[] }) {
  return (["major", "minor", "patch"] as const).map((type) => {
    const some = list.filter((change) => change.type === type);
    return (
      some.length > 0 && (
        <section key={type} className={styles.group}>
          <h3>{kinds[type]}</h3>
          <ul className={styles.changeList}>
            {some.map(({ text }) => (
              <li key={text}>
                <Written>{text}</Written>
              </li>
            ))}
          </ul>
        </section>
      )
    );
  });
}
