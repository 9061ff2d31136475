"use client";

import { Button } from "@lightmaker/ui/Button";
import { SearchDialog } from "@lightmaker/ui/SearchDialog";
import { Text } from "@lightmaker/ui/Text";

export const example = (
  <SearchDialog
    headingLevel={2}
    trigger={<Button variant="quiet">Search</Button>}
    groups={[
      {
        id: "materials",
        label: "Materials",
        results: [
          {
            id: "acrylic",
            href: "/materials/acrylic",
            title: [{ text: "Laser cutting ", hit: false }, { text: "acrylic", hit: true }],
            excerpt: [{ text: "Cast sheet frosts white when engraved.", hit: false }],
          },
        ],
      },
    ]}
    status="1 result"
    labels={{
      "title": "Search",
      "close": "Close",
      "field": "What to look for",
      "placeholder": "For example: acrylic",
      "results": "Results",
      "loading": "Loading the search",
      "keys": "↑ ↓ to choose, Enter to open, Esc to close"
    }}
  >
    <Text>Nothing found. Try another word.</Text>
  </SearchDialog>
);
