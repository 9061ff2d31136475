import { SiteFooter } from "@lightmaker/ui/SiteFooter";
import { SiteHeader } from "@lightmaker/ui/SiteHeader";
import { SkipLink } from "@lightmaker/ui/SkipLink";
import { data } from "../data.ts";
import type { Products } from "./feed.ts";
import { labels } from "./labels.ts";
import { Contact } from "./pages/Contact.tsx";
import { Home } from "./pages/Home.tsx";
import { Missing } from "./pages/Missing.tsx";
import { Model } from "./pages/Model.tsx";
import { Models } from "./pages/Models.tsx";
import { Questions } from "./pages/Questions.tsx";
import { paths, type Route } from "./routes.ts";

interface AppProps {
  route: Route;
  products: Products;
}

/** The whole site: header, the page of the route, footer. */
export function App({ route, products }: AppProps) {
  const links = [
    { label: labels.nav.models, href: paths.models },
    { label: labels.nav.questions, href: paths.questions },
    { label: labels.nav.contact, href: paths.contact },
  ];
  const current = links.find(
    ({ href }) => href === `/${route.page === "model" ? "models" : route.page}/`,
  )?.href;
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
      <main id="main">
        <Page route={route} products={products} />
      </main>
      <SiteFooter
        logo={<strong>{data.name}</strong>}
        groups={[
          {
            title: labels.nav.models,
            links: products.index.models.map(({ id, name }) => ({ label: name, href: paths.model(id) })),
          },
        ]}
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

function Page({ route, products: { index, model } }: AppProps) {
  if (route.page === "home") return <Home index={index} />;
  if (route.page === "models") return <Models index={index} />;
  if (route.page === "questions") return <Questions />;
  if (route.page === "contact") return <Contact />;
  return model ? <Model model={model} /> : <Missing />;
}

/** Title and description of a page, for browsers and search engines. */
export function headOf(route: Route, { model }: Products): { title: string; description: string } {
  const of = (title: string, description: string) => ({ title: `${title} | ${data.name}`, description });
  if (route.page === "home")
    return { title: `${data.home.title} | ${data.name}`, description: data.home.description };
  if (route.page === "models") return of(data.products.title, data.products.lead);
  if (route.page === "questions") return of(data.questions.title, data.questions.lead);
  if (route.page === "contact") return of(data.contact.title, data.contact.lead);
  return model ? of(model.name, model.description) : of(labels.missing.title, labels.missing.lead);
}
