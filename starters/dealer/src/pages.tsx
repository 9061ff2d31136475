import type { FeedIndex } from "@lightmaker/feed";
import type { ReactNode } from "react";
import { data } from "../data.ts";
import { labels } from "./labels.ts";
import { Contact } from "./pages/Contact.tsx";
import { Home } from "./pages/Home.tsx";
import { Models } from "./pages/Models.tsx";
import { Notice } from "./pages/Notice.tsx";
import { Questions } from "./pages/Questions.tsx";
import type { PageId } from "./routes.ts";

interface Head {
  /** For browsers and search engines. The name of the company follows. */
  title: string;
  /** For search engines: about 150 characters. */
  description: string;
  /** Name in the header. Without it the header has no link to the page. */
  nav?: string;
  /** Not for search engines. */
  unlisted?: true;
}

/** A page without machines, which needs no feed, or with the list of the machines that you sell. */
type Shown = { show: () => ReactNode } | { showWith: (index: FeedIndex) => ReactNode };

/** All pages but the models', in the order of the header. */
export const pages: Readonly<Record<PageId, Head & Shown>> = {
  home: { ...data.home, showWith: (index) => <Home index={index} /> },
  models: {
    title: data.products.title,
    description: data.products.lead,
    nav: labels.nav.models,
    showWith: (index) => <Models index={index} />,
  },
  questions: {
    title: data.questions.title,
    description: data.questions.lead,
    nav: labels.nav.questions,
    show: () => <Questions />,
  },
  contact: {
    title: data.contact.title,
    description: data.contact.lead,
    nav: labels.nav.contact,
    show: () => <Contact />,
  },
  thanks: {
    title: labels.thanks.title,
    description: labels.thanks.lead,
    unlisted: true,
    show: () => <Notice {...labels.thanks} />,
  },
};
