import { Blocks } from "../blocks/Blocks.tsx";
import { pageFor } from "../resolve.server.ts";
import { metaFor } from "../shell/meta.ts";
import { useShell } from "../shell/ShellContext.ts";
import type { Route } from "./+types/page.ts";

export const loader = ({ url }: Route.LoaderArgs) => pageFor(url.pathname);

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? metaFor(loaderData) : []);

export default function PageRoute({ loaderData: { page, language } }: Route.ComponentProps) {
  const { labels } = useShell();
  return <Blocks blocks={page.blocks} labels={labels} language={language} />;
}
