// Made from the first story by tests/examples.test.ts.
import { NewsList } from "@lightmaker/ui/NewsList";

export const example = (
  <NewsList
    title="News"
    lead="New models, fairs, standards, and materials we have tried."
    labels={{
      group: "Show one kind of news",
      all: "All",
      apply: "Show",
      readMore: "Read on",
      loading: "Loading the news",
      needsScript: "Without scripts this list cannot be loaded. The feed below has all the news.",
      retry: "Try again",
      empty: {
        title: "No news yet",
        text: "The first item will appear here."
      },
      shown: "{value} items, page {index} of {count}",
      pagination: {
        navigation: "Pages of the news",
        previous: "Previous page",
        next: "Next page",
        page: "Page {page}"
      },
      close: "Close",
      table: "Table",
      imageError: "This picture could not be loaded"
    }}
    feed={{
      label: "Follow in a feed reader",
      href: "#feed"
    }}
    article={{
      html: "<p>A laser takes a strip of material with it. That strip is the kerf.</p><h2>What to draw</h2><p>Take an offcut of the same sheet and draw a row of slots, <strong>0.05 mm</strong> apart.</p><ul><li>Measure the sheet first.</li><li>Then try which slot fits.</li></ul>"
    }}
    items={[
      {
        id: "item-0",
        title: "Cut a fit gauge first",
        author: "The editors",
        date: {
          iso: "2026-11-12T12:00:00.000Z",
          text: "12 November 2026"
        },
        type: {
          value: "productDynamic",
          label: "Products"
        },
        profile: "The same drawing, another sheet, and the joint is loose. One small gauge tells you your kerf.",
        photo: "/pictures/swatches.jpg",
        href: "?item=item-0"
      },
      {
        id: "item-1",
        title: "The Aurora series gains a model with an RF tube",
        author: "The editors",
        date: {
          iso: "2026-11-09T12:00:00.000Z",
          text: "9 November 2026"
        },
        type: {
          value: "company",
          label: "Company"
        },
        profile: "A finer spot, for cleaner small letters and photographs.",
        photo: "/pictures/desktop.jpg",
        href: "?item=item-1"
      },
      {
        id: "item-2",
        title: "How to wipe a lens without harm",
        author: "The editors",
        date: {
          iso: "2026-11-06T12:00:00.000Z",
          text: "6 November 2026"
        },
        type: {
          value: "technologyNews",
          label: "Technique"
        },
        profile: "A cotton swab, anhydrous ethanol, one direction.",
        photo: "/pictures/lamp.jpg",
        href: "?item=item-2"
      },
      {
        id: "item-3",
        title: "Open day in November",
        author: "The editors",
        date: {
          iso: "2026-11-03T12:00:00.000Z",
          text: "3 November 2026"
        },
        type: {
          value: "User stories",
          label: "User stories"
        },
        profile: "Bring a piece of material and we will cut it while you watch.",
        photo: "/pictures/coasters.jpg",
        href: "?item=item-3"
      }
    ]}
  />
);
