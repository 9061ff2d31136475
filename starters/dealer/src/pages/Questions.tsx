import { Faq } from "@lightmaker/ui/Faq";
import { data } from "../../data.ts";
import { labels } from "../labels.ts";
import { paths } from "../routes.ts";

export const Questions = () => (
  <Faq
    {...data.questions}
    headingLevel={1}
    contact={{ text: data.contact.lead, link: { label: labels.nav.contact, href: paths.contact } }}
  />
);
