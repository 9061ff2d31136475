import { Breadcrumbs, Container } from "@lightmaker/ui";
import { Blocks } from "../blocks/Blocks.tsx";
import { pageFor } from "../resolve.server.ts";
import { metaFor } from "../shell/meta.ts";
import { useShell } from "../shell/ShellContext.ts";
import type { Route } from "./+types/page.ts";

export const loader = ({ url }: Route.LoaderArgs) => pageFor(url.pathname);

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
      <Blocks blocks={page.blocks} labels={labels} language={language} />
    </>
  );
}
