import { Banner } from "@lightmaker/ui/Banner";
import { labels } from "../labels.ts";
import { paths } from "../routes.ts";

export const Missing = () => (
  <Banner
    title={labels.missing.title}
    lead={labels.missing.lead}
    actions={[{ label: labels.nav.home, href: paths.home }]}
    labels={labels.pictures}
  />
);
