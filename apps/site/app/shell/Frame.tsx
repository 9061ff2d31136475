import type { LanguageOffer as OfferWords, Shell } from "@lightmaker/content";
import { languageLinks, pageAt, pagePath } from "@lightmaker/content/routes";
import { Button, LanguageSwitch, SiteFooter, SiteHeader, SkipLink } from "@lightmaker/ui";
import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import { LanguageOffer } from "./LanguageOffer.tsx";
import { Logo } from "./Logo.tsx";
import { ShellProvider } from "./ShellContext.ts";
import { ThemeMenu } from "./ThemeMenu.tsx";
import { useClientNavigation } from "./useClientNavigation.ts";

export interface FrameProps {
  shell: Shell;
  offer: OfferWords;
  children: ReactNode;
}

/** What surrounds every page: skip link, header, main landmark, footer. */
export function Frame({ shell, offer, children }: FrameProps) {
  const location = useLocation();
  const { id, language } = pageAt(location.pathname);
  const follow = useClientNavigation();
  const { labels, footer, nav, sampleLink, skipLink } = shell;

  // Tells styles, scripts that ran before React, and tests that React answers from here on.
  useEffect(() => document.documentElement.setAttribute("data-live", ""), []);

  const languageSwitch = { languages: languageLinks(id), current: language };
  return (
    <ShellProvider value={shell}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens for clicks on the links inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <div onClick={follow}>
        <SkipLink href="#content">{skipLink}</SkipLink>
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
              <ThemeMenu labels={labels.theme} />
              <LanguageSwitch {...languageSwitch} label={labels.language} />
              <Button asChild variant="secondary" size="s">
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
      </div>
    </ShellProvider>
  );
}
