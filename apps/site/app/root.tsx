import "@lightmaker/ui/styles.css";
import "./fonts/fonts.css";
import "./products/print.css";

import { languageTag, pageAt } from "@lightmaker/content/routes";
import { carouselBeforeReact, tabsBeforeReact, themeBeforePaint } from "@lightmaker/ui";
import type { ReactNode } from "react";
import { Links, Meta, Scripts, ScrollRestoration, useLocation, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root.ts";
import geist from "./fonts/geist.woff2?url";
import { shellFor } from "./resolve.server.ts";
import { ErrorPage } from "./shell/ErrorPage.tsx";
import { Frame } from "./shell/Frame.tsx";
import { HydrationMarker } from "./shell/HydrationMarker.tsx";
import { PageCache } from "./shell/PageCache.tsx";
import { SeoHead } from "./shell/SeoHead.tsx";
import { sitePaths, themeColors } from "./site-paths.ts";
import { InlineScript } from "./startup/InlineScript.tsx";
import { languageScript } from "./startup/language-script.ts";
import { themeColorScript } from "./startup/theme-color.ts";

export const loader = ({ url }: Route.LoaderArgs) => shellFor(url.pathname);

/** Menu and labels change only with the language, and another language is always a new document. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const { language } = pageAt(useLocation().pathname);
  return (
    <html lang={languageTag[language]} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColors.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColors.dark} />
        <InlineScript code={languageScript(language)} />
        <InlineScript code={themeBeforePaint} />
        <InlineScript code={themeColorScript(themeColors)} />
        <InlineScript code={tabsBeforeReact} />
        <InlineScript code={carouselBeforeReact} />
        <SeoHead />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href={sitePaths.manifests[language]} />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="preload" as="font" type="font/woff2" href={geist} crossOrigin="anonymous" />
        {import.meta.env.DEV && <Links />}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData: { shell, offer } }: Route.ComponentProps) {
  return (
    <Frame shell={shell} offer={offer}>
      <PageCache />
    </Frame>
  );
}

/** Shows errors that occur outside a page. Keeps the shell if its data is available. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>("root");
  if (!data) throw error;
  return (
    <Frame shell={data.shell} offer={data.offer}>
      <ErrorPage error={error} />
      <HydrationMarker />
    </Frame>
  );
}
