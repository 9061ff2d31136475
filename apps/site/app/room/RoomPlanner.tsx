import type { RoomPlannerBlockData } from "@lightmaker/content";
import { type Language, languageTag } from "@lightmaker/content/routes";
import { paperOf, planIn, type Wanted } from "@lightmaker/room";
import {
  Button,
  Field,
  FormMessage,
  Heading,
  LiveRegion,
  loadChunk,
  RoomPlan,
  Section,
  Select,
  SpecList,
  Text,
} from "@lightmaker/ui";
import { useEffect, useId, useRef, useState } from "react";
import { fill } from "../fill.ts";
import { ToolHeader } from "../tools/ToolHeader.tsx";
import { itemsOf, openingsOf } from "./drawn-plan.ts";
import { PlanEight } from "./PlanEight.tsx";
import { PlanFields } from "./PlanFields.tsx";
import { PlanNext } from "./PlanNext.tsx";
import { PlanRules } from "./PlanRules.tsx";
import { PlanThings } from "./PlanThings.tsx";
import { catalogueOf, nameOfThing, pairOf, type RoomData } from "./plan-words.ts";
import { Proposer } from "./proposer.ts";
import type { RoomView } from "./RoomView.tsx";
import * as styles from "./room.css.ts";
import { anchor, usePlan } from "./use-plan.ts";

interface RoomPlannerProps extends RoomPlannerBlockData {
  language: Language;
  id?: string;
}

/** Machine that is chosen at first. */
const firstMachine = "light-640";
/** Area of an A4 page for the plan, and the margin of the plan, in millimetres. */
const [paperArea, paperMargin] = [{ width: 180, height: 200 }, 8] as const;

const firstItems = (data: RoomData) =>
  planIn(new URLSearchParams({ put: data.first }), catalogueOf(data)).items ?? [];

/** Planner of the visitor's room: a plan to scale, the rules in sentences, which machines fit, and ways on. */
export function RoomPlanner({ language, id = anchor, ...data }: RoomPlannerProps) {
  const { title, lead, contact, things, labels, view } = data;
  const heading = useId();
  const [first] = useState(() => firstItems(data));
  const own = usePlan(data, first);
  const { plan, verdicts, asked, change } = own;
  const [chosen, setChosen] = useState(firstMachine);
  const [isWorking, setIsWorking] = useState(false);
  const [note, setNote] = useState<{ text: string; tone: "success" | "error" }>();
  // A component is a function too, so it is kept in an object.
  const [shown, setShown] = useState<{ View: typeof RoomView }>();
  const [proposer] = useState(() => new Proposer());
  useEffect(() => () => proposer.stop(), [proposer]);

  /** Asks for places, keeping what stands if told so. */
  const place = async (wanted: readonly Wanted[], keep: boolean, withAccessories: boolean) => {
    setIsWorking(true);
    try {
      const asking = { ...plan, items: keep ? plan.items : [] };
      const { items, left } = await proposer.ask({
        plan: asking,
        wanted,
        catalogue: own.catalogue,
        withAccessories,
      });
      change({ items });
      const names = left.flatMap(({ thing }) =>
        withAccessories && own.catalogue[thing]?.role !== "machine" ? [] : nameOfThing(data, thing),
      );
      const list = new Intl.ListFormat(languageTag[language], { style: "narrow" });
      setNote({
        tone: names.length > 0 ? "error" : "success",
        text: [
          fill(labels.arranged, { count: String(items.length) }),
          ...(names.length > 0 ? [fill(labels.leftOver, { name: list.format(names) })] : []),
        ].join(" "),
      });
    } catch (error) {
      console.warn("No places were found.", error);
      setNote({ tone: "error", text: labels.noPlace });
    }
    setIsWorking(false);
  };

  const cannotShow = () => {
    setShown(undefined);
    setNote({ tone: "error", text: view.failed });
  };
  const show = () =>
    // The loader reports an error.
    loadChunk("js/room-view", () => import("./RoomView.tsx"), { needed: true }).then(({ RoomView: View }) => {
      setShown({ View });
      setNote(undefined);
    }, cannotShow);

  // A link from a machine's page brings the machine; it gets a place in the usual room.
  const latest = useRef(place);
  latest.current = place;
  useEffect(() => {
    if (asked !== undefined) void latest.current([{ thing: asked }], false, true);
  }, [asked]);

  const openings = openingsOf(plan);
  const items = itemsOf(data, plan, verdicts);
  // The place and state of what was just moved or turned; what is only selected is read by its own label.
  const moved = items.find((item) => item.id === own.moved)?.label ?? "";
  const { room } = plan;
  const paper = paperOf(room, paperArea, paperMargin);
  const words = {
    plan: fill(labels.plan, {
      width: String(room.width),
      depth: String(room.depth),
      count: String(items.length),
    }),
    help: labels.help,
    bar: labels.bar,
  };
  const shared = { width: room.width, depth: room.depth, openings, items, labels: words };
  const height = room.height === undefined ? "" : ` × ${room.height}`;

  return (
    <Section data-sheet="room" id={id} labelledBy={heading}>
      <ToolHeader
        className={styles.onScreen}
        id={heading}
        lead={lead}
        title={title}
        withoutScripts={{ text: labels.needsScript, link: contact }}
      />
      <div className={`${styles.planner} ${styles.onScreen}`} data-room-planner="">
        <PlanFields data={data} own={own} />
        <div className={styles.plan}>
          <RoomPlan
            {...shared}
            onMove={(item, to) => {
              own.move(item, to);
              setNote(undefined);
            }}
            onRemove={own.remove}
            onSelect={own.select}
            onTurn={own.turn}
            selectedId={own.selected}
          />
          <Button
            aria-expanded={shown !== undefined}
            className={styles.short}
            onClick={() => (shown ? setShown(undefined) : show())}
            variant="secondary"
          >
            {shown ? view.hide : view.show}
          </Button>
          {shown && (
            <shown.View
              data={data}
              drawn={{ ...own, openings, items }}
              onFail={cannotShow}
              selected={own.selected}
            />
          )}
          <div className={styles.add}>
            <Field label={labels.addThing}>
              <Select
                name="thing"
                onChange={({ target }) => setChosen(target.value)}
                options={things.map((thing) => ({ value: thing.id, label: thing.name }))}
                value={chosen}
              />
            </Field>
            <Button
              loading={isWorking}
              onClick={() => place([{ thing: chosen }], true, false)}
              variant="primary"
            >
              {labels.add}
            </Button>
          </div>
          <div className={styles.actions}>
            <Button
              loading={isWorking}
              onClick={() => place(plan.items, false, false)}
              size="s"
              variant="secondary"
            >
              {labels.arrange}
            </Button>
            <Button
              loading={isWorking}
              onClick={() =>
                place(
                  things.filter(({ role }) => role === "machine").map((thing) => ({ thing: thing.id })),
                  false,
                  true,
                )
              }
              size="s"
              variant="secondary"
            >
              {labels.all}
            </Button>
            <Button onClick={() => change({ items: [] })} size="s" variant="secondary">
              {labels.clear}
            </Button>
          </div>
          {note && <FormMessage tone={note.tone}>{note.text}</FormMessage>}
        </div>
      </div>
      <div className={styles.onPaper} data-room-sheet="">
        <Heading level={2}>{labels.report}</Heading>
        <RoomPlan {...shared} paper={paper} />
        <Text size="small">{fill(labels.scale, { scale: String(paper.scale) })}</Text>
        <SpecList
          items={[
            { label: labels.room, value: `${room.width} × ${room.depth}${height} mm` },
            {
              label: labels.door,
              value: pairOf(data, data.walls[room.door.wall], `${room.door.width} × ${room.door.height} mm`),
            },
            {
              label: labels.mains,
              value: pairOf(data, `${room.mains.circuits} × ${room.mains.volts} V`, `${room.mains.amps} A`),
            },
          ]}
        />
      </div>
      <div className={styles.report}>
        <PlanThings data={data} own={own} />
        <PlanRules data={data} own={own} />
        <PlanEight data={data} own={own} proposer={proposer} />
        <PlanNext data={data} language={language} own={own} />
      </div>
      <LiveRegion message={moved} />
    </Section>
  );
}
