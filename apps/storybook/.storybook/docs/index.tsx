import type { DocsContainerProps } from "@storybook/addon-docs/blocks";
import { lazy, Suspense } from "react";

// Loaded lazily: guides and sources are hundreds of files, and no story or test needs them.
const LazyContainer = lazy(async () => ({ default: (await import("./Container.tsx")).Container }));
const LazyPage = lazy(async () => ({ default: (await import("./Page.tsx")).Page }));

export const Container = (props: DocsContainerProps) => (
  <Suspense>
    <LazyContainer {...props} />
  </Suspense>
);

export const Page = () => (
  <Suspense>
    <LazyPage />
  </Suspense>
);
