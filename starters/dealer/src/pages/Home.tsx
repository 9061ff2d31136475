import type { FeedIndex } from "@lightmaker/feed";
import { Banner } from "@lightmaker/ui/Banner";
import { CallToAction } from "@lightmaker/ui/CallToAction";
import { Faq } from "@lightmaker/ui/Faq";
import { data } from "../../data.ts";
import { labels } from "../labels.ts";
import { paths } from "../routes.ts";
import { ModelCards } from "./ModelCards.tsx";

export function Home({ index }: { index: FeedIndex }) {
  const [first] = index.models;
  const ask = { label: labels.model.ask, href: paths.contact };
  return (
    <>
      <Banner
        title={data.home.title}
        lead={data.home.lead}
        actions={[ask, { label: labels.nav.models, href: paths.models }]}
        {...(first && { picture: first.picture })}
        labels={labels.pictures}
      />
      <ModelCards models={index.models.slice(0, 3)} title={data.products.title} lead={data.products.lead} />
      <Faq {...data.questions} tone="surface" />
      <CallToAction tone="dark" title={data.contact.title} lead={data.contact.lead} actions={[ask]} />
    </>
  );
}
