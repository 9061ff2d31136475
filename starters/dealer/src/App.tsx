import { Banner } from "@lightmaker/ui/Banner";
import { Section } from "@lightmaker/ui/Section";
import { SiteFooter } from "@lightmaker/ui/SiteFooter";
import { SiteHeader } from "@lightmaker/ui/SiteHeader";
import { SkipLink } from "@lightmaker/ui/SkipLink";
import { data } from "../data.ts";
import type { Products } from "./feed.ts";
import { labels } from "./labels.ts";
import { Model } from "./pages/Model.tsx";
import { Notice } from "./pages/Notice.tsx";
import { pages } from "./pages.tsx";
import { addresses, type PageId, paths, type Route } from "./routes.ts";

interface AppProps {
  route: Route;
  /** Not yet there, or not to be had, in a browser without a prerendered page. */
  products: Products | undefined;
  /** Why the products could not be read. */
  failure?: Error | undefined;
}

/** The whole site: header, the page of the route, footer. */
export function App({ route, products, failure }: AppProps) {
  const links = (Object.keys(pages) as PageId[]).flatMap((id) => {
    const { nav: label } = pages[id];
    return label ? { label, href: addresses[id] } : [];
  });
  const current =
    route.page === "missing" ? undefined : addresses[route.page === "model" ? "models" : route.page];
  return (
    <>
      <SkipLink href="#main">{labels.skip}</SkipLink>
      <SiteHeader
        logo={<strong>{data.name}</strong>}
        homeHref={paths.home}
        nav={links}
        {...(current && { currentHref: current })}
        // The name of the logo link contains the visible text, for people who speak to the computer (WCAG 2.5.3).
        labels={{ ...labels.header, home: `${data.name}, ${labels.nav.home}` }}
      />
      <main id="main" data-page={route.page}>
        <Page route={route} products={products} failure={failure} />
      </main>
      <SiteFooter
        logo={<strong>{data.name}</strong>}
        groups={
          products
            ? [
                {
                  title: labels.nav.models,
                  links: products.index.models.map(({ id, name }) => ({
                    label: name,
                    href: paths.model(id),
                  })),
                },
              ]
            : []
        }
        contacts={[
          {
            label: labels.contact.phone,
            value: data.contact.phone,
            href: `tel:${data.contact.phone.replaceAll(" ", "")}`,
          },
          { label: labels.contact.email, value: data.contact.email, href: `mailto:${data.contact.email}` },
        ]}
        legal={data.legal}
        rights={`© ${data.name}`}
        labels={labels.footer}
      />
    </>
  );
}

function Page({ route, products, failure }: AppProps) {
  if (route.page === "missing") return <Notice {...labels.missing} />;
  const page = route.page === "model" ? undefined : pages[route.page];
  if (page && "show" in page) return page.show();
  if (!products) return <Waiting failure={failure} />;
  if (page) return page.showWith(products.index);
  return products.model ? <Model model={products.model} /> : <Notice {...labels.missing} />;
}

/** Stands where the machines will be. In development it gives the reason of a failure, as the console does. */
function Waiting({ failure }: Pick<AppProps, "failure">) {
  if (!failure)
    return (
      <Section>
        <p role="status">{labels.loading}</p>
      </Section>
    );
  const { title, lead } = labels.failed;
  return (
    <Banner
      title={title}
      lead={import.meta.env.DEV ? failure.message : lead}
      actions={[{ label: labels.nav.contact, href: paths.contact }]}
      labels={labels.pictures}
    />
  );
}

/** Title and description of a page, for browsers and search engines. */
export function headOf(route: Route, products: Products | undefined): { title: string; description: string } {
  const of = (title: string, description: string) => ({ title: `${title} | ${data.name}`, description });
  if (route.page !== "model" && route.page !== "missing")
    return of(pages[route.page].title, pages[route.page].description);
  if (products?.model) return of(products.model.name, products.model.description);
  const { title, lead } = products || route.page === "missing" ? labels.missing : data.products;
  return of(title, lead);
}
