// Made from the first story by tests/examples.test.ts.
import { CallToAction } from "@lightmaker/ui/CallToAction";

export const example = (
  <CallToAction
    title="Not sure? Send us a piece."
    lead="We cut a sample and return it with the settings we used."
    actions={[
      {
        label: "Request a sample",
        href: "#sample"
      },
      {
        label: "Contact us",
        href: "#contact"
      }
    ]}
  />
);
