import type { LanguageOffer as Words } from "@lightmaker/content";
import { languageLinks, type PageId } from "@lightmaker/content/routes";
import { Icon } from "@lightmaker/ui";
import * as styles from "./shell.css.ts";

/**
 * Offers this page in the language that the browser prefers. It is part of every page's HTML. An inline script in the
 * head decides before the first paint whether it is visible (language-script.ts), so there is no layout shift.
 */
export function LanguageOffer({ page, offer }: { page: PageId; offer: Words }) {
  const link = languageLinks(page).find(({ code }) => code === offer.language);
  if (!link) return null;
  return (
    <aside className={styles.offer} aria-label={offer.label} lang={link.tag} data-screen-only="">
      <p className={styles.offerWords}>
        {offer.text}
        <a href={link.href} hrefLang={link.tag} data-language={link.code} className={styles.offerLink}>
          {offer.accept}
        </a>
      </p>
      <button type="button" className={styles.themeButton} aria-label={offer.close} data-offer-close="">
        <Icon name="x" size="s" />
      </button>
    </aside>
  );
}
