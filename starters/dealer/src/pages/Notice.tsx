import { Banner } from "@lightmaker/ui/Banner";
import { labels } from "../labels.ts";
import { paths } from "../routes.ts";

/** A page that says one thing, with the way home. */
export const Notice = ({ title, lead }: { title: string; lead: string }) => (
  <Banner
    title={title}
    lead={lead}
    actions={[{ label: labels.nav.home, href: paths.home }]}
    labels={labels.pictures}
  />
);
