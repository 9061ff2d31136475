import { Canvas, Controls, DocsContext, Stories, Title, Unstyled, useOf } from "@storybook/addon-docs/blocks";
import { useContext, useEffect, useReducer } from "react";
import { STORY_ARGS_UPDATED } from "storybook/internal/core-events";
import { componentsOf, folderOf } from "../props/folder.ts";
import * as styles from "./docs.css.ts";
import { Changes, Facts } from "./Facts.tsx";
import { Accessibility, Anatomy, Practice, Use } from "./GuideParts.tsx";
import { guideOf } from "./guides.ts";
import { Inline } from "./Inline.tsx";
import { Part } from "./Part.tsx";
import { PropTables } from "./PropTables.tsx";
import { Tokens } from "./Tokens.tsx";

/** The first story with its code. Storybook's block makes the code of the props that it had when it was rendered. */
function LiveCanvas() {
  const { channel } = useContext(DocsContext);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    channel.on(STORY_ARGS_UPDATED, renderAgain);
    return () => channel.off(STORY_ARGS_UPDATED, renderAgain);
  }, [channel]);
  return <Canvas sourceState="hidden" />;
}

/**
 * The page of a component or block: what it is for, an example to change, advice, more examples, accessibility; then what one
 * looks up: props and tokens from the source, and changes. Foundations and themes have no guide; their pages show the
 * stories only.
 */
export function Page() {
  const { componentStories } = useContext(DocsContext);
  const { preparedMeta } = useOf("meta", ["meta"]);
  const folder = folderOf(preparedMeta.parameters["fileName"]);
  const guide = guideOf(folder);
  if (folder === undefined || guide === undefined)
    return (
      <>
        <Title />
        <Stories title="" />
      </>
    );
  const name = folder.split("/")[1] ?? "";
  const hasProps = componentsOf(folder)[0]?.props.some(({ native }) => !native);
  return (
    <div lang="en" dir="ltr" className={styles.page}>
      <div>
        <Title />
        <Unstyled>
          <p className={styles.purpose}>
            <Inline self={name}>{guide.purpose}</Inline>
          </p>
          <Facts folder={folder} />
        </Unstyled>
      </div>
      <div data-first="">
        <Part title="Try it">
          <p className={styles.muted}>
            {hasProps
              ? "Change a prop in the table, and see its effect. “Show code” has your props and the imports."
              : "It has no props of its own: scroll the example."}
          </p>
        </Part>
        <LiveCanvas />
        {hasProps && (
          <section className={styles.controls} aria-label={`Controls of ${name}`}>
            <Controls />
          </section>
        )}
      </div>
      <Use guide={guide} name={name} />
      <Practice guide={guide} name={name} />
      {componentStories().length > 1 && (
        <div>
          <Part title="Examples">
            <p className={styles.muted}>Each has its own code to copy.</p>
          </Part>
          <Stories title="" includePrimary={false} />
        </div>
      )}
      <Accessibility guide={guide} name={name} />
      <Anatomy guide={guide} name={name} />
      <PropTables folder={folder} />
      <Tokens folder={folder} />
      <Changes name={name} />
    </div>
  );
}
