// Made from the first story by tests/examples.test.ts.
import { Faq } from "@lightmaker/ui/Faq";

export const example = (
  <Faq
    title="Asked before buying"
    lead="What is not here, our engineers answer within two working days."
    items={[
      {
        id: "faq-thickness",
        question: "How thick can acrylic be?",
        answer: "Cast sheet up to 20 mm. Up to 10 mm is cut in one pass, thicker sheet in two."
      },
      {
        id: "faq-duct",
        question: "Does it have to be ducted to the outside?",
        answer: "Not for a little engraving; the built-in filter is enough. Lead it outside if you cut wood or acrylic all day."
      },
      {
        id: "faq-tube",
        question: "How long does a tube last?",
        answer: "Plan to replace it after 4,000 hours; it is rated for up to 9,000. Full power shortens its life."
      },
      {
        id: "faq-pvc",
        question: "Can it cut PVC?",
        answer: "No. Heated PVC gives off hydrogen chloride, which harms people and corrodes rails and lenses."
      }
    ]}
    contact={{
      text: "Something else?",
      link: {
        label: "Ask an engineer",
        href: "#contact"
      }
    }}
  />
);
