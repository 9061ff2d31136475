import { movedTo, roomLimits, sizeLimits, standing } from "@lightmaker/room";
import { Badge, Button, Field, Heading, Select, Text } from "@lightmaker/ui";
import { fill } from "../fill.ts";
import { ToolTable } from "../tools/ToolTable.tsx";
import * as table from "../tools/tools.css.ts";
import { FigureField } from "./FigureField.tsx";
import { nameOfItem, type RoomData } from "./plan-words.ts";
import * as styles from "./room.css.ts";
import type { OwnPlan } from "./use-plan.ts";

interface PlanThingsProps {
  data: RoomData;
  own: OwnPlan;
}

/** The things of the plan with fields for their places and sizes: the plan without seeing it. */
export function PlanThings({ data, own }: PlanThingsProps) {
  const { labels, states } = data;
  const { plan, catalogue, verdicts } = own;
  const fault = labels.figureFault;
  return (
    <div className={styles.part} data-room-things="">
      <Heading level={3}>{labels.things}</Heading>
      {plan.items.length === 0 && <Text>{labels.nothing}</Text>}
      <ul className={styles.things}>
        {plan.items.map((item) => {
          const each = standing(item, catalogue);
          const name = nameOfItem(data, plan.items, item.id);
          const mine = verdicts.filter((verdict) => verdict.item === item.id);
          const count = (status: string) => mine.filter((verdict) => verdict.status === status).length;
          const isOpen = !each.thing.published && !item.size;
          const resize = (size: { width: number; depth: number }) =>
            own.changeItem(item.id, (now, room) => {
              const next = { ...now, size };
              return movedTo(standing(next, catalogue), room, next);
            });
          return (
            <li
              className={styles.thing}
              data-selected={item.id === own.selected ? "" : undefined}
              data-thing={item.id}
              key={item.id}
            >
              <div className={styles.thingHead}>
                <Heading level={4}>{name}</Heading>
                {isOpen && <Badge>{labels.toConfirm}</Badge>}
                <Text as="span" size="small" tone="muted">
                  {count("broken") + count("open") > 0
                    ? fill(labels.summary, { most: String(count("broken")), least: String(count("open")) })
                    : states.met}
                </Text>
              </div>
              <div className={`${styles.row} ${styles.onScreen}`}>
                <FigureField
                  fault={fault}
                  label={labels.fromLeft}
                  limits={roomLimits.length}
                  name={`${item.id}-x`}
                  onChange={(x) => own.move(item.id, { x, y: item.y })}
                  value={item.x}
                />
                <FigureField
                  fault={fault}
                  label={labels.fromTop}
                  limits={roomLimits.length}
                  name={`${item.id}-y`}
                  onChange={(y) => own.move(item.id, { x: item.x, y })}
                  value={item.y}
                />
                <FigureField
                  fault={fault}
                  label={labels.thingWidth}
                  limits={sizeLimits}
                  name={`${item.id}-width`}
                  onChange={(width) => resize({ width, depth: each.depth })}
                  value={each.width}
                />
                <FigureField
                  fault={fault}
                  label={labels.thingDepth}
                  limits={sizeLimits}
                  name={`${item.id}-depth`}
                  onChange={(depth) => resize({ width: each.width, depth })}
                  value={each.depth}
                />
                {each.thing.role === "machine" && (
                  <Field label={labels.pose}>
                    <Select
                      name={`${item.id}-pose`}
                      onChange={({ target }) =>
                        own.changeItem(item.id, (now) => ({
                          ...now,
                          pose: target.value === "seat" ? "seat" : "stand",
                        }))
                      }
                      options={[
                        { value: "stand", label: labels.stand },
                        { value: "seat", label: labels.seat },
                      ]}
                      value={item.pose}
                    />
                  </Field>
                )}
              </div>
              <div className={styles.actions}>
                <Button
                  aria-label={fill(labels.turnOf, { name })}
                  onClick={() => own.turn(item.id)}
                  size="s"
                  variant="secondary"
                >
                  {labels.turn}
                </Button>
                <Button
                  aria-label={fill(labels.removeOf, { name })}
                  onClick={() => own.remove(item.id)}
                  size="s"
                  variant="secondary"
                >
                  {labels.remove}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {plan.items.length > 0 && (
        <Text className={styles.onScreen} size="small" tone="muted">
          {labels.sizeNote}
        </Text>
      )}
      {plan.items.length > 0 && (
        <div className={styles.onPaper}>
          <ToolTable
            heads={[
              labels.thing,
              `${labels.thingWidth} × ${labels.thingDepth}`,
              labels.fromLeft,
              labels.fromTop,
            ]}
            label={labels.things}
          >
            {plan.items.map((item) => {
              const { width, depth, thing } = standing(item, catalogue);
              const size = fill(labels.itemSize, { width: String(width), depth: String(depth) });
              return (
                <tr className={table.row} key={item.id}>
                  <th className={table.name} scope="row">
                    {nameOfItem(data, plan.items, item.id)}
                  </th>
                  <td className={table.cell}>
                    {thing.published || item.size ? size : `${size} · ${labels.toConfirm}`}
                  </td>
                  <td className={table.cell}>{item.x}</td>
                  <td className={table.cell}>{item.y}</td>
                </tr>
              );
            })}
          </ToolTable>
        </div>
      )}
    </div>
  );
}
