import { Controls, Primary, Stories, Title, Unstyled, useOf } from "@storybook/addon-docs/blocks";
import type { Guide } from "../../../../packages/ui/src/guide.ts";
import * as styles from "./docs.css.ts";
import { Anatomy, Keyboard, Practice, Use } from "./GuideParts.tsx";
import { Part } from "./Part.tsx";
import { Tokens } from "./Tokens.tsx";

const guides = import.meta.glob<Guide>("../../../../packages/ui/src/{components,blocks}/*/*.guide.ts", {
  import: "guide",
  eager: true,
});

/** Returns the folder of a story file in packages/ui, such as `components/Accordion`, or `undefined` for any other file. */
const folderOf = (file: string) => /packages\/ui\/src\/((?:components|blocks)\/\w+)\//.exec(file)?.[1];

function guideOf(folder: string | undefined): Guide | undefined {
  const path = Object.keys(guides).find((candidate) => candidate.includes(`/${folder}/`));
  return path === undefined ? undefined : guides[path];
}

/**
 * The page of a component or block. It shows the text of the guide, the stories, and the props and tokens from the source.
 * Foundations and themes have no guide; their pages show the stories only.
 */
export function Page() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const folder = folderOf(String(preparedMeta.parameters["fileName"]));
  const guide = guideOf(folder);
  if (folder === undefined || guide === undefined)
    return (
      <>
        <Title />
        <Stories title="" />
      </>
    );
  return (
    <div lang="en" dir="ltr" className={styles.page}>
      <div>
        <Title />
        <Unstyled>
          <p className={styles.purpose}>{guide.purpose}</p>
        </Unstyled>
      </div>
      <Use guide={guide} />
      <div>
        <Part title="Example and props">
          <p className={styles.muted}>Change a prop below to see its effect.</p>
        </Part>
        <Primary />
        <Controls />
      </div>
      <Anatomy guide={guide} />
      <Keyboard guide={guide} />
      <Tokens folder={folder} />
      <div>
        <Stories title="Stories" includePrimary={false} />
      </div>
      <Practice guide={guide} />
    </div>
  );
}
