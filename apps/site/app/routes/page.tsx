import { Breadcrumbs, Container } from "@lightmaker/ui";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { Blocks } from "../blocks/Blocks.tsx";
import { blockTypesOf, fetchBlocks } from "../blocks/registry.ts";
import { pageData } from "../page-data.ts";
import { pageFor } from "../resolve.server.ts";
import { ErrorPage } from "../shell/ErrorPage.tsx";
import { metaFor } from "../shell/meta.ts";
import { useShell } from "../shell/shell-context.ts";
import type { Route } from "./+types/page.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const data = await pageFor(url.pathname);
  await fetchBlocks(blockTypesOf(data.page.blocks));
  return data;
}

/** Runs on client-side navigation. It also loads the late chunks of the page's blocks before the page is shown. */
export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  pageData(new URL(request.url), serverLoader);

/** The path alone decides what a page shows, so another query does not load the data again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta = ({ loaderData, location }: Route.MetaArgs) =>
  loaderData ? metaFor(loaderData, location.search) : [];

export default function PageRoute({ loaderData: { page, language, breadcrumbs } }: Route.ComponentProps) {
  const { labels } = useShell();
  const current = breadcrumbs.at(-1);
  return (
    <>
      {current && (
        <Container>
          <Breadcrumbs items={breadcrumbs.slice(0, -1)} current={current.label} labels={labels.breadcrumbs} />
        </Container>
      )}
      <div data-blocks={[...new Set(blockTypesOf(page.blocks))].join(" ")}>
        <Blocks blocks={page.blocks} labels={labels} language={language} opening />
      </div>
    </>
  );
}

/** If a page fails, the shell and the other kept pages stay as they are. */
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ErrorPage error={error} />;
