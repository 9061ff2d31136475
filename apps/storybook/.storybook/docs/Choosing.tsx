import { Unstyled } from "@storybook/addon-docs/blocks";
import { few, many } from "../../../../packages/ui/src/guide.ts";
import type { catalogue } from "../catalogue.ts";
import * as styles from "./docs.css.ts";
import { Inline } from "./Inline.tsx";
import { PartLink } from "./PageLink.tsx";
import { Part, Table } from "./Part.tsx";

type Groups<Kind extends keyof typeof catalogue> = (typeof catalogue)[Kind];
type Name =
  | Groups<"components">[keyof Groups<"components">][number]
  | Groups<"blocks">[keyof Groups<"blocks">][number];

/** A task, the components for it, and what decides. */
type Task = readonly [task: string, use: readonly Name[], reason: string];

const tasks: Readonly<Record<string, readonly Task[]>> = {
  "Ask for a choice": [
    [
      "Yes or no: a setting that takes effect at once",
      ["FilterChips"],
      "The variant `segment` with both states as words: “All rows”, “Differences only”. There is no switch, because its two states have no names.",
    ],
    [
      "Yes or no: a question in a form",
      ["FilterChips"],
      "With `name` and the two answers. None is chosen in advance unless it is right for nearly everybody.",
    ],
    [
      "Agree to something",
      [],
      'A native `<input type="checkbox">` inside its label, never ticked in advance. There is no component for it.',
    ],
    [`One of ${few}`, ["FilterChips"], "All are in sight, which is faster than a list that opens."],
    [`One of ${many}`, ["Select"], "In a Field. The browser's own picker works on every phone."],
    [
      "One of many, by its name",
      ["Combobox"],
      "It suggests while one types, and takes what is not in the list.",
    ],
    ["One of up to ten, by its looks", ["PictureChoice"], "A material, a finish, a machine."],
    [
      "Several of a few",
      [],
      "Native checkboxes in a `fieldset` with a `legend`, as CompareTable has them. There is no component for it.",
    ],
    ["Units, theme, language", ["UnitSwitch", "ThemeSwitch", "LanguageSwitch"], "Once on a page."],
  ],
  "Ask for an answer": [
    ["A line of text, a number, an address", ["TextInput"], "In a Field with its label."],
    ["Several lines", ["TextArea"], "In a Field; it grows with what is written."],
    ["A file", ["FileInput"], "It says at once when it refuses one."],
    ["Send a form", ["SubmitButton"], "It says that it is sending."],
    [
      "Say what is missing",
      ["FormSummary", "Field"],
      "The summary above the form; the sentence at its field.",
    ],
    ["Say that a form was received", ["FormMessage"], "In the place of the form."],
  ],
  "Offer a way on": [
    ["Start an action, or the main next step", ["Button"], "One primary button in a view."],
    ["Another page, a file, a telephone number", ["Link"], "In running text and in lists."],
    ["The end of a page", ["CallToAction"], "One sentence and the next step."],
    ["Pages on related subjects", ["CardGrid"], "With a sentence each."],
    ["Pages of one group", ["PageNav"], "Below the banner, on each of them."],
    ["Pages of a long list", ["Pagination", "Pager"], "With addresses; without them in a constant height."],
  ],
  "Show one part at a time": [
    ["Alternatives in one place", ["Tabs"], "When a reader needs one of them."],
    ["Questions and answers", ["Accordion", "Faq"], "The block has heading, group and a link to ask."],
    ["One passage for those who want it", ["Disclosure"], "Opens in its place, independent of others."],
    ["A decision before going on", ["Dialog"], "Takes all attention, so seldom."],
    ["The name of a button with only an icon", ["Tooltip"], "Never for what a reader must know."],
  ],
  "Show a figure": [
    ["A few large figures", ["FigureList"], "With unit and label."],
    ["The four that decide", ["SpecHighlights", "DataPlate"], "The plate also names model and light."],
    ["A round figure about the company", ["Counter", "Counters"], "It counts up once."],
  ],
  "Show a table of facts": [
    ["A few properties of one thing", ["SpecList"], "Name and value on a ruled line."],
    ["All properties of one machine", ["SpecTable", "SpecSection"], "With metric and imperial units."],
    ["Two to four machines", ["CompareTable", "Comparison"], "Equal rows can be hidden."],
    ["Facts in rows and columns", ["FactTable"], "Small, with its heading."],
    ["Tools on one material", ["VerdictTable"], "Yes, no or with care, each with its reason."],
    ["Can and cannot", ["Limits"], "Side by side, in the same size."],
  ],
  "Show a picture": [
    ["One", ["Image"], "Its space is kept before it loads."],
    ["Several of one thing, large", ["Carousel", "PictureCarousel"], "One after another."],
    ["Many, small", ["Gallery", "Showcase"], "They open over the screen; the row moves by itself."],
    ["One with a title on it", ["Poster", "Banner"], "A scrim keeps the title readable."],
    ["Logos or names in a moving row", ["Marquee"], "With a button to pause."],
    ["A film", ["Video", "FilmSection"], "With captions, and silent in the background."],
    ["A machine to turn", ["ModelSection", "ModelViewer"], "Pictures first, the model for those who ask."],
    ["A drawing for a laser", ["DrawingPreview"], "To zoom and move."],
  ],
  "Say what is going on": [
    ["Something loads", ["Skeleton", "Spinner"], "The first where the shape is known."],
    ["There is nothing", ["EmptyState"], "With the next step."],
    ["Something worked", ["Toast"], "Short; never for an error that needs an answer."],
    ["The state of one thing", ["Badge"], "One or two words."],
    [
      "What a check has found",
      ["FindingList", "RuleList"],
      "Problems with their places; rules with sources.",
    ],
    ["A change that only a screen reader misses", ["LiveRegion"], "The number of results after a filter."],
  ],
  "Lay out a page": [
    ["Things below or beside each other", ["Stack"], "With one distance."],
    ["Equal columns", ["Grid"], "Their number follows the width."],
    ["A part of a page with a ground of its own", ["Section", "Container"], "Sets the vertical space."],
  ],
};

/** Says for each task which component to use, and what decides. */
export function Choosing() {
  return (
    <Unstyled>
      <div className={styles.page}>
        <p className={styles.purpose}>
          Begin with what the reader is to do. Each page says under “Not for” what to use instead.
        </p>
        {Object.entries(tasks).map(([title, rows]) => (
          <Part key={title} title={title}>
            <Table
              columns={["Task", "Use", "What decides"]}
              rows={rows.map(([task, names, reason]) => [
                task,
                names.length === 0 ? (
                  "The native element"
                ) : (
                  <span key="use" className={styles.choices}>
                    {names.map((name) => (
                      <PartLink key={name} name={name} />
                    ))}
                  </span>
                ),
                <Inline key="reason">{reason}</Inline>,
              ])}
            />
          </Part>
        ))}
      </div>
    </Unstyled>
  );
}
