import type { DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type ComponentType, lazy, Suspense } from "react";

// Loaded lazily: guides and sources are hundreds of files, and no story or test needs them.
let LoadedPage: ComponentType | undefined;
const LazyContainer = lazy(async () => {
  const [container, page] = await Promise.all([import("./Container.tsx"), import("./Page.tsx")]);
  LoadedPage = page.Page;
  return { default: container.Container };
});

export const Container = (props: DocsContainerProps) => (
  <Suspense>
    <LazyContainer {...props} />
  </Suspense>
);

/** Is there with the container: Storybook makes the list of contents once, soon after the container is rendered. */
export const Page = () => LoadedPage && <LoadedPage />;
