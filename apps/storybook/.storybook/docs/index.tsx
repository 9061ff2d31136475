import type { DocsContainerProps, StoryProps } from "@storybook/addon-docs/blocks";
import { type ComponentType, lazy, Suspense } from "react";

// Loaded lazily: guides and sources are hundreds of files, and no story or test needs them.
let LoadedPage: ComponentType | undefined;
let LoadedExample: ComponentType<StoryProps> | undefined;
const LazyContainer = lazy(async () => {
  const [container, page, example] = await Promise.all([
    import("./Container.tsx"),
    import("./Page.tsx"),
    import("./Example.tsx"),
  ]);
  LoadedPage = page.Page;
  LoadedExample = example.Example;
  return { default: container.Container };
});

export const Container = (props: DocsContainerProps) => (
  <Suspense>
    <LazyContainer {...props} />
  </Suspense>
);

/** Is there with the container: Storybook makes the list of contents once, soon after the container is rendered. */
export const Page = () => LoadedPage && <LoadedPage />;

/** Takes the place of Storybook's block of a story. */
export const Story = (props: StoryProps) => LoadedExample && <LoadedExample {...props} />;
