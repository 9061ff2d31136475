import type { LanguageOffer as OfferWords, Shell } from "@lightmaker/content";
import { languageLinks, pageAt, pagePath } from "@lightmaker/content/routes";
import { Button, LanguageSwitch, loadChunk, SiteFooter, SiteHeader, SkipLink } from "@lightmaker/ui";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { ChatLauncher } from "../chat/ChatLauncher.tsx";
import { SearchButton } from "../search/SearchButton.tsx";
import { SearchProvider } from "../search/SearchProvider.tsx";
import { idle } from "./idle.ts";
import { LanguageOffer } from "./LanguageOffer.tsx";
import { Logo } from "./Logo.tsx";
import { Progress } from "./Progress.tsx";
import { ReloadNotice } from "./ReloadNotice.tsx";
import { RouteAnnouncer } from "./RouteAnnouncer.tsx";
import * as styles from "./shell.css.ts";
import { ShellProvider } from "./shell-context.ts";
import { ThemeMenu } from "./ThemeMenu.tsx";
import { useClientNavigation } from "./useClientNavigation.ts";

/**
 * Loads the tasks no visitor waits for, once the page is hydrated and the browser is idle. If the load fails, the page
 * works without them.
 */
function useDeferredTasks(): ComponentType | undefined {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    idle()
      .then(() => loadChunk("js/DeferredTasks", () => import("../deferred/DeferredTasks.tsx")))
      .then(
        ({ DeferredTasks }) => setPart(() => DeferredTasks),
        () => undefined,
      );
  }, []);
  return Part;
}

export interface FrameProps {
  shell: Shell;
  offer: OfferWords;
  children: ReactNode;
}

/** Elements around every page: skip link, header, main landmark, footer. */
export function Frame({ shell, offer, children }: FrameProps) {
  const location = useLocation();
  const { id, language } = pageAt(location.pathname);
  const follow = useClientNavigation();
  const DeferredTasks = useDeferredTasks();
  const { labels, footer, nav, sampleLink, search, skipLink } = shell;

  const languageSwitch = { languages: languageLinks(id), current: language };
  return (
    <ShellProvider value={shell}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens for clicks on the links inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <div onClick={follow}>
        <SearchProvider search={search} language={language}>
          <SkipLink href="#content">{skipLink}</SkipLink>
          <Progress />
          <LanguageOffer page={id} offer={offer} />
          <SiteHeader
            logo={<Logo />}
            homeHref={pagePath("home", language)}
            nav={nav}
            labels={labels.header}
            currentHref={pagePath(id, language)}
            locationKey={location.key}
            variant={id === "home" ? "over" : "solid"}
            actions={
              <>
                <SearchButton {...search} />
                <ThemeMenu labels={labels.theme} />
                <LanguageSwitch {...languageSwitch} label={labels.language} />
                <Button asChild size="s" className={styles.sample}>
                  <a href={sampleLink.href}>{sampleLink.label}</a>
                </Button>
              </>
            }
          />
          <main id="content" tabIndex={-1}>
            {children}
          </main>
          <SiteFooter
            {...footer}
            logo={<Logo />}
            labels={labels.footer}
            actions={<LanguageSwitch {...languageSwitch} label={labels.footer.language} />}
          />
          {id === "sample" ? null : (
            <aside aria-label={sampleLink.label} className={styles.ask}>
              <Button asChild size="s">
                <a href={sampleLink.href}>{sampleLink.label}</a>
              </Button>
            </aside>
          )}
          <ChatLauncher />
          <ReloadNotice />
          <RouteAnnouncer />
          {DeferredTasks ? <DeferredTasks /> : null}
        </SearchProvider>
      </div>
    </ShellProvider>
  );
}
