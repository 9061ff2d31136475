import { changes, version } from "virtual:changes";
import { Markdown, Unstyled } from "@storybook/addon-docs/blocks";
import { catalogue, groupTitle, isNew } from "../catalogue.ts";
import type { Change } from "../changes.ts";
import * as styles from "./docs.css.ts";
import { guideOf } from "./guides.ts";
import { Inline } from "./Inline.tsx";
import { Part, Table } from "./Part.tsx";

/** Every component and block with the title of its page. */
const pages = Object.entries(catalogue).flatMap(([kind, groups]) =>
  Object.entries(groups).flatMap(([group, names]: [string, readonly string[]]) =>
    names.map((name) => ({ kind, group, name, title: `${groupTitle(kind, group)}/${name}` })),
  ),
);

/** The address of a page from its title, as Storybook makes it. */
const addressOf = (title: string) => `?path=/docs/${title.toLowerCase().replaceAll(/[^a-z\d]+/g, "-")}--docs`;

function PageLink({ title, children }: { title: string; children: string }) {
  return (
    <a className={styles.link} href={addressOf(title)} target="_top">
      {children}
    </a>
  );
}

/** Version, new components and changes since the last release. */
export function WhatIsNew() {
  const byVersion = Map.groupBy(changes, (change) => change.version ?? `After ${version}`);
  return (
    <Unstyled>
      <div className={styles.page}>
        <p className={styles.purpose}>
          {pages.length} components and blocks of the LightMaker design system, version {version}.
        </p>
        <div className={styles.cards}>
          <a className={styles.card} href="?path=/docs/getting-started--docs" target="_top">
            <strong>Getting started</strong>
            <span>Install the package and set up a page.</span>
          </a>
          <a className={styles.card} href="?path=/story/brand-laboratory--brand-laboratory" target="_top">
            <strong>Brand laboratory</strong>
            <span>See every page in your colours and fonts, and copy the theme.</span>
          </a>
          <a className={styles.card} href="?path=/story/playground--playground" target="_top">
            <strong>Playground</strong>
            <span>Compose a page of blocks in three widths, and copy the code.</span>
          </a>
          <a className={styles.card} href="?path=/docs/foundations-layers-and-theming--docs" target="_top">
            <strong>Tokens</strong>
            <span>Every variable that a theme sets, and a theme to copy.</span>
          </a>
        </div>
        <Part title="New components">
          <Table
            columns={["Name", "Purpose"]}
            rows={pages
              .filter(({ name }) => isNew.has(name))
              .map(({ kind, name, title }) => [
                <PageLink key="name" title={title}>
                  {name}
                </PageLink>,
                <Inline key="purpose">{guideOf(`${kind}/${name}`)?.purpose ?? ""}</Inline>,
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
                    <PageLink key="name" title={`${groupTitle(kind, group)}/${name}`}>
                      {name}
                    </PageLink>,
                    <Inline key="purpose">{guideOf(`${kind}/${name}`)?.purpose ?? ""}</Inline>,
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
                <Markdown>{text}</Markdown>
              </li>
            ))}
          </ul>
        </section>
      )
    );
  });
}
