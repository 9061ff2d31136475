import { Breadcrumbs, Container } from "@lightmaker/ui";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { Blocks } from "../blocks/Blocks.tsx";
import { fetchBlocks, typesOf } from "../blocks/registry.ts";
import { pageData } from "../page-data.ts";
import { pageFor } from "../resolve.server.ts";
import { ErrorPage } from "../shell/ErrorPage.tsx";
import { metaFor } from "../shell/meta.ts";
import { useShell } from "../shell/ShellContext.ts";
import type { Route } from "./+types/page.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const data = await pageFor(url.pathname);
  await fetchBlocks(typesOf(data.page.blocks));
  return data;
}

/** Runs when another page of the site is opened from this one: its blocks are there before it is shown. */
export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  pageData(new URL(request.url), serverLoader);

/** What a page shows follows from its path: another query is no reason to fetch it again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? metaFor(loaderData) : []);

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
      <div data-blocks={[...new Set(typesOf(page.blocks))].join(" ")}>
        <Blocks blocks={page.blocks} labels={labels} language={language} opening />
      </div>
    </>
  );
}

/** A page that fails leaves the shell around it, and the pages kept beside it, as they are. */
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ErrorPage error={error} />;
