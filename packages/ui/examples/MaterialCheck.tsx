// Made from the first story by tests/examples.test.ts.
import { MaterialCheck } from "@lightmaker/ui/MaterialCheck";

export const example = (
  <MaterialCheck
    title="Can I laser this? "
    lead="Ask by name. A name is known or it is not; nothing is guessed. "
    items={[
      {
        id: "acrylic",
        verdict: "allowed",
        name: "Acrylic",
        synonyms: [
          "Plexiglas",
          "PMMA"
        ],
        reason: "CO₂ cuts and engraves it with a clear edge. ",
        link: {
          label: "How to work it",
          href: "#acrylic"
        }
      },
      {
        id: "basswood",
        verdict: "allowed",
        name: "Basswood",
        synonyms: [
          "linden"
        ],
        reason: "Fine grain, pale, easy to cut and engrave. ",
        link: {
          label: "How to work it",
          href: "#basswood"
        }
      },
      {
        id: "glass",
        verdict: "mark",
        name: "Glass",
        synonyms: [
          "tumbler"
        ],
        reason: "The surface turns frosty; it is not cut. ",
        link: {
          label: "How to work it",
          href: "#glass"
        }
      },
      {
        id: "pvc",
        verdict: "never",
        name: "Polyvinyl chloride",
        synonyms: [
          "PVC"
        ],
        reason: "Releases hydrogen chloride: toxic and corrosive. "
      }
    ]}
    ask={{
      label: "Ask us first",
      href: "#sample-{value}"
    }}
    instead={{
      label: "See what to use instead",
      href: "#materials"
    }}
    labels={{
      material: "Name of the material",
      hint: "Common names and abbreviations both work.",
      placeholder: "For example: basswood, PMMA",
      check: "Check",
      suggestions: "You may mean",
      open: "List all materials",
      verdicts: {
        allowed: "Allowed",
        mark: "Mark only",
        never: "Never",
        unknown: "Ask us first"
      },
      lists: {
        allowed: "Can be cut",
        mark: "Mark only",
        never: "Never goes in",
        unknown: "Ask first"
      },
      notListed: "This name is not on our list, so we do not guess.",
      similar: "Did you mean:"
    }}
  />
);
