import { DocsContext, Title, Unstyled } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import * as styles from "../.storybook/docs/docs.css.ts";
import { useFrameSource } from "../.storybook/docs/Example.tsx";
import { Frame } from "./Frame.tsx";

/**
 * A documentation page that shows each story in a window of its own, in the language and brand of the toolbar: themes are set on
 * the root of a page.
 */
export function FramedStories({
  width,
  isSideBySide = false,
  intro,
}: {
  /** Width of each window in pixels. */
  width: number;
  isSideBySide?: boolean;
  intro: string;
}) {
  const context = useContext(DocsContext);
  const sourceOf = useFrameSource();
  return (
    <>
      <Title />
      <Unstyled>
        <p className={styles.purpose}>{intro}</p>
        <div className={`${styles.frames} ${isSideBySide ? styles.sideBySide : ""}`}>
          {context.componentStories().map(({ id, name, storyGlobals }) => {
            const src = sourceOf(id, storyGlobals);
            return (
              <section key={id}>
                <h2 className={styles.frameTitle}>{name}</h2>
                <div className={styles.frame} style={{ maxInlineSize: width }}>
                  <Frame key={src} src={src} width={width} height={isSideBySide ? 1400 : 800} title={name} />
                </div>
              </section>
            );
          })}
        </div>
      </Unstyled>
    </>
  );
}
