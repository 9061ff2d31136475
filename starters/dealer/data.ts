import { askAbout } from "./src/routes.ts";
import type { SiteData } from "./src/site-data.ts";

/** Everything that the site says and that the maker does not know. The products come from the maker's feed. */
export const data: SiteData = {
  /** Name of the company, in the header, in titles and in the footer. */
  name: "Hanlin Laser",
  /** Address of this site. Set it before you publish: canonical addresses and sitemap.xml are made of it. */
  // url: "https://www.hanlin-laser.example",
  /** Where the products come from, and the language of their texts: "en" or "zh". */
  feed: { origin: "https://www.example.com", language: "en" },
  /** Models that you sell, in your order: `npm run feed` lists their ids. Leave it out to show all. */
  models: ["light-530", "light-530-rf", "mark-m20", "light-640", "light-960"],
  /** More buttons beside "Book a trial", by id of the machine. */
  actions: {
    "light-960": [{ label: "Price on request", href: askAbout("Price of the Light 960") }],
  },
  home: {
    title: "Laser machines, shown and serviced in Leipzig",
    lead: "See every machine at work, on your own material, before you order. We install it, teach you, and keep the spare parts.",
    description:
      "Dealer for LightMaker laser machines in Leipzig: demonstration, installation, training and spare parts.",
  },
  products: {
    title: "Our machines",
    lead: "All of them stand in our showroom. Which one fits depends on your material and its size: ask us.",
  },
  questions: {
    title: "Questions",
    lead: "What customers ask before they order.",
    items: [
      {
        question: "May I bring my own material?",
        answer: "Yes, as long as it contains no PVC. A trial takes about an hour and costs nothing.",
      },
      {
        question: "How long does delivery take?",
        answer:
          "Two to three weeks after your order. We bring the machine in, level it and cut the first piece with you.",
      },
      {
        question: "Who helps if something breaks?",
        answer: "We do. Our technician answers within one working day, and common spare parts are in stock.",
      },
    ],
  },
  contact: {
    title: "Contact",
    lead: "Write to us what you want to cut or mark, and how large it is. We answer within one working day.",
    email: "hello@hanlin-laser.example",
    phone: "+49 341 000000",
    address: "Spinnereistraße 7, 04179 Leipzig",
    hours: "Monday to Friday, 9 to 17",
  },
  legal: [
    { label: "Imprint", href: "/contact/#imprint" },
    { label: "Privacy", href: "/contact/#privacy" },
  ],
  legalTexts: [
    { id: "imprint", title: "Imprint", text: "Hanlin Laser GmbH, Spinnereistraße 7, 04179 Leipzig." },
    {
      id: "privacy",
      title: "Privacy",
      text: "This site sets no cookies and measures nobody. Pictures of the machines come from the maker's server.",
    },
  ],
};
