import { brand } from "@lightmaker/content/brand";
import { modelAddress } from "@lightmaker/content/routes";
import type { MetaDescriptor } from "react-router";
import type { pageFor } from "../resolve.server.ts";
import { modelAt } from "./seo.ts";

/**
 * Returns language alternates, social card and structured data of a page. Its title and description, also for the card,
 * come from SeoHead.
 *
 * @param search query of the URL, which may name a model with an address of its own
 */
export function metaFor(
  { page, language, alternates, feed, structuredData }: Awaited<ReturnType<typeof pageFor>>,
  search: string,
): MetaDescriptor[] {
  const model = modelAt(search, page);
  const absolute = (href: string) => brand.origin + (model ? modelAddress(href, model) : href);
  const canonical = alternates.find(({ code }) => code === language)?.href;
  if (page.unlisted || !canonical) return [{ name: "robots", content: "noindex" }];
  return [
    { tagName: "link", rel: "canonical", href: absolute(canonical) },
    ...alternates.map(({ tag, href }) => ({
      tagName: "link" as const,
      rel: "alternate",
      hrefLang: tag,
      href: absolute(href),
    })),
    ...alternates
      .filter(({ code }) => code === "zh")
      .map(({ href }) => ({
        tagName: "link" as const,
        rel: "alternate",
        hrefLang: "x-default",
        href: absolute(href),
      })),
    ...(feed
      ? [
          {
            tagName: "link" as const,
            rel: "alternate",
            type: "application/atom+xml",
            title: page.title,
            href: feed,
          },
        ]
      : []),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: brand.name },
    { property: "og:url", content: absolute(canonical) },
    { property: "og:locale", content: language === "zh" ? "zh_CN" : "en_US" },
    { property: "og:image", content: brand.origin + page.card.src },
    { property: "og:image:width", content: String(page.card.width) },
    { property: "og:image:height", content: String(page.card.height) },
    { property: "og:image:type", content: page.card.type },
    { name: "twitter:card", content: "summary_large_image" },
    ...structuredData.map((data) => ({ "script:ld+json": { "@context": "https://schema.org", ...data } })),
  ];
}
