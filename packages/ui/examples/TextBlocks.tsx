// Made from the first story by tests/examples.test.ts.
import { TextBlocks } from "@lightmaker/ui/TextBlocks";

export const example = (
  <TextBlocks
    title="Before you cut wood"
    lead="One kind of wood gives different results from batch to batch. Cut a test grid first."
    items={[
      {
        title: "Choosing the sheet",
        paragraphs: [
          "Whether plywood cuts through is decided by its glue. Exterior phenolic glue chars; basswood ply with urea glue is steadier.",
          "Damp sheet leaves a black kerf. Let it lie indoors for two days."
        ]
      },
      {
        title: "Keeping smoke off",
        paragraphs: [
          "Cover the face with masking tape and peel it off after the cut; the edge stays clean."
        ]
      },
      {
        title: "Thickness",
        paragraphs: [
          "On Light 530, 15 mm is recommended and up to 20 mm possible, depending on wood and power, in several passes."
        ]
      }
    ]}
  />
);
