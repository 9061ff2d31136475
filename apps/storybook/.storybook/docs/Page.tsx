import { Canvas, Controls, Stories, Title, Unstyled, useOf } from "@storybook/addon-docs/blocks";
import { folderOf } from "../props/folder.ts";
import * as styles from "./docs.css.ts";
import { Changes, Facts } from "./Facts.tsx";
import { Anatomy, Keyboard, Practice, Use } from "./GuideParts.tsx";
import { guideOf } from "./guides.ts";
import { Inline } from "./Inline.tsx";
import { Part } from "./Part.tsx";
import { PropTables, Rest } from "./PropTables.tsx";
import { Tokens } from "./Tokens.tsx";

/**
 * The page of a component or block. It shows the text of the guide, the stories, and the props and tokens from the source.
 * Foundations and themes have no guide; their pages show the stories only.
 */
export function Page() {
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
  return (
    <div lang="en" dir="ltr" className={styles.page}>
      <div>
        <Title />
        <Unstyled>
          <p className={styles.purpose}>
            <Inline>{guide.purpose}</Inline>
          </p>
          <Facts folder={folder} />
        </Unstyled>
      </div>
      <div data-first="">
        <Part title="Example and props">
          <p className={styles.muted}>
            Change a prop below to see its effect. “Show code” has it with its imports.
          </p>
        </Part>
        <Canvas sourceState="hidden" />
        <Controls />
        <Unstyled>
          <Rest folder={folder} />
        </Unstyled>
      </div>
      <PropTables folder={folder} />
      <Use guide={guide} />
      <Practice guide={guide} name={name} />
      <Anatomy guide={guide} />
      <Keyboard guide={guide} />
      <div>
        <Stories title="Stories" includePrimary={false} />
      </div>
      <Tokens folder={folder} />
      <Changes name={name} />
    </div>
  );
}
