import { filmSource, pictureSource } from "@lightmaker/media";
import type { Words } from "./authoring.ts";
import { brand } from "./brand.ts";
import type { Page } from "./define.ts";
import { release } from "./documents/files.ts";
import type { SeriesId } from "./products/facts.ts";
import { productsOf } from "./products/models/index.ts";
import { isOnRequest } from "./products/specs.ts";
import { plain } from "./quantity.ts";
import { type Resolution, resolveWords } from "./resolve.ts";
import { languageTag, modelAddress, type PageId, pagePath, searchParameter } from "./routes.ts";
import { ancestorsOf, nameOf } from "./shell.ts";

/** One object of schema.org, ready for a `<script type="application/ld+json">`. */
export type StructuredData = Readonly<Record<string, unknown>> & { readonly "@type": string };

/** One item of the breadcrumbs. */
export interface Crumb {
  readonly label: string;
  readonly href: string;
}

/**
 * Returns the breadcrumbs from the home page to a page, both included: home, group, page, and a page below it. Pages
 * outside the menu have none.
 */
export function breadcrumbs(page: PageId, resolution: Resolution): readonly Crumb[] {
  const name = nameOf(page);
  if (!name || page === "home") return [];
  const trail: readonly PageId[] = ["home", ...ancestorsOf(page), page];
  return trail.map((id) => ({
    label: resolveWords(nameOf(id) ?? name, resolution),
    href: pagePath(id, resolution.language),
  }));
}

const absolute = (href: string): string => brand.origin + href;

const maker = {
  "@type": "Organization",
  name: brand.name,
  url: brand.origin,
  logo: absolute("/icon-512.png"),
} as const;

/**
 * Returns the maker, for the home page. Without address and founder, because the contact details are samples
 * (decisions, "Brand").
 */
const organization = (): StructuredData => ({
  ...maker,
  contactPoint: [
    { "@type": "ContactPoint", contactType: "sales", telephone: brand.salesPhone, email: brand.email },
    { "@type": "ContactPoint", contactType: "customer service", telephone: brand.servicePhone },
  ],
});

/** Returns the site as a whole, with the URL of its search. */
const website = (resolution: Resolution): StructuredData => ({
  "@type": "WebSite",
  name: brand.name,
  url: absolute(pagePath("home", resolution.language)),
  inLanguage: languageTag[resolution.language],
  publisher: maker,
  potentialAction: {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: absolute(
        `${pagePath("home", resolution.language)}?${searchParameter}={search_term_string}`,
      ),
    },
    "query-input": "required name=search_term_string",
  },
});

/** Returns the films of a page. Their upload date is the date of the site's texts and pictures. */
function films(page: Page, resolution: Resolution): readonly StructuredData[] {
  const description = resolveWords(page.meta.description, resolution);
  return page.blocks.flatMap((block) => {
    if (!("film" in block) || !block.film) return [];
    const { sources, poster, duration } = filmSource(block.film.id);
    return [
      {
        "@type": "VideoObject",
        name: resolveWords(block.film.alt, resolution),
        description,
        inLanguage: languageTag[resolution.language],
        thumbnailUrl: absolute(poster.src),
        contentUrl: absolute(sources.at(-1)?.src ?? ""),
        duration: `PT${Math.round(duration)}S`,
        uploadDate: `${release.date}T00:00:00+08:00`,
      },
    ];
  });
}

/**
 * Returns every model of a series with the rows of its table. Without offers and ratings, because there are none
 * (decisions 13).
 */
function productList(series: SeriesId, resolution: Resolution): StructuredData {
  const url = absolute(pagePath(series, resolution.language));
  return {
    "@type": "ItemList",
    itemListElement: productsOf(series).map((model, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: {
        "@type": "Product",
        name: model.name,
        category: resolveWords(model.machineType, resolution),
        description: resolveWords(model.description, resolution),
        url: modelAddress(url, model.slug),
        image: model.carousel.map(({ id }) => absolute(pictureSource(id).src)),
        brand: maker,
        additionalProperty: model.table.flatMap(({ label, value }) =>
          isOnRequest(value)
            ? []
            : [
                {
                  "@type": "PropertyValue",
                  name: resolveWords(label, resolution),
                  value: plain(resolveWords(value, resolution)),
                },
              ],
        ),
      },
    })),
  };
}

/** Returns the questions and answers of a page. */
function questions({ blocks }: Page, resolution: Resolution): StructuredData {
  const text = (words: Words) => plain(resolveWords(words, resolution));
  return {
    "@type": "FAQPage",
    inLanguage: languageTag[resolution.language],
    mainEntity: blocks.flatMap((block) =>
      block.type === "faq"
        ? block.items.map(({ question, answer }) => ({
            "@type": "Question",
            name: text(question),
            acceptedAnswer: { "@type": "Answer", text: text(answer) },
          }))
        : [],
    ),
  };
}

/** True for the page of a series, whose id is the series' id. */
const isSeries = (page: PageId): page is SeriesId => page === "morningLight" || page === "zhongtian";

/** Returns the structured data of a page in its language (schema.org). */
export function structuredData(page: Page, resolution: Resolution): readonly StructuredData[] {
  const crumbs = breadcrumbs(page.id, resolution);
  return [
    ...(page.id === "home" ? [organization(), website(resolution)] : []),
    ...(crumbs.length
      ? [
          {
            "@type": "BreadcrumbList",
            itemListElement: crumbs.map(({ label, href }, index) => ({
              "@type": "ListItem",
              position: index + 1,
              name: label,
              item: absolute(href),
            })),
          },
        ]
      : []),
    ...films(page, resolution),
    ...(isSeries(page.id) ? [productList(page.id, resolution)] : []),
    ...(page.id === "faq" ? [questions(page, resolution)] : []),
  ];
}
