import {
  type Assumption,
  fitted,
  lengthOf,
  type Room,
  roomLimits,
  usualAssumptions,
  type Wall,
  walls,
} from "@lightmaker/room";
import { Button, Disclosure, Field, Select, Text } from "@lightmaker/ui";
import type { ReactNode } from "react";
import { FigureField } from "./FigureField.tsx";
import type { RoomData } from "./plan-words.ts";
import * as styles from "./room.css.ts";
import type { OwnPlan } from "./use-plan.ts";

interface PlanFieldsProps {
  data: RoomData;
  own: OwnPlan;
}

/** Lift of a common goods lift, shown until the visitor types his own. */
const usualLift = {
  kind: "lift",
  doorWidth: 1100,
  doorHeight: 2100,
  width: 1400,
  depth: 2400,
  load: 1600,
} as const satisfies Room["access"];

const Group = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>{legend}</legend>
    <div className={styles.pair}>{children}</div>
  </fieldset>
);

/** Fields for the room: its size, door, outlet, mains, the way to it, and the longest board. */
export function PlanFields({ data, own }: PlanFieldsProps) {
  const { labels, walls: wallNames } = data;
  const { room, board } = own.plan;
  const { door, outlet, mains, access } = room;
  const change = (next: Partial<Room>) => own.change({ room: fitted({ ...room, ...next }) });
  const fault = labels.figureFault;
  const wallOptions = walls.map((value) => ({ value, label: wallNames[value] }));
  const setOutlet = (kind: string) => {
    const { outlet: before, ...rest } = room;
    if (kind !== "window" && kind !== "duct") own.change({ room: rest });
    else change({ outlet: { wall: "north", at: Math.round(room.width / 2), ...before, kind } });
  };
  return (
    <div className={styles.fields}>
      <Group legend={labels.room}>
        <FigureField
          fault={fault}
          label={labels.width}
          limits={roomLimits.room}
          name="width"
          onChange={(width) => change({ width })}
          value={room.width}
        />
        <FigureField
          fault={fault}
          label={labels.depth}
          limits={roomLimits.room}
          name="depth"
          onChange={(depth) => change({ depth })}
          value={room.depth}
        />
        <FigureField
          fault={fault}
          hint={labels.heightHint}
          label={labels.height}
          limits={roomLimits.room}
          name="height"
          onChange={(height) => change({ height })}
          onEmpty={() => {
            const { height: _, ...rest } = room;
            own.change({ room: rest });
          }}
          value={room.height}
        />
        <FigureField
          fault={fault}
          hint={labels.boardHint}
          label={labels.board}
          limits={roomLimits.length}
          name="board"
          onChange={(length) => own.change({ board: length })}
          value={board}
        />
      </Group>
      <Group legend={labels.door}>
        <FigureField
          fault={fault}
          label={labels.doorWidth}
          limits={roomLimits.door}
          name="doorWidth"
          onChange={(width) => change({ door: { ...door, width } })}
          value={door.width}
        />
        <FigureField
          fault={fault}
          label={labels.doorHeight}
          limits={roomLimits.door}
          name="doorHeight"
          onChange={(height) => change({ door: { ...door, height } })}
          value={door.height}
        />
        <Field label={labels.doorWall}>
          <Select
            name="doorWall"
            onChange={({ target }) => change({ door: { ...door, wall: target.value as Wall } })}
            options={wallOptions}
            value={door.wall}
          />
        </Field>
        <FigureField
          fault={fault}
          label={labels.doorAt}
          limits={{ least: 0, most: Math.max(0, lengthOf(room, door.wall) - door.width) }}
          name="doorAt"
          onChange={(at) => change({ door: { ...door, at } })}
          value={door.at}
        />
        <Field className={styles.wide} label={labels.doorOpens}>
          <Select
            name="doorOpens"
            onChange={({ target }) =>
              change({ door: { ...door, opens: target.value === "in" ? "in" : "out" } })
            }
            options={[
              { value: "in", label: labels.opensIn },
              { value: "out", label: labels.opensOut },
            ]}
            value={door.opens}
          />
        </Field>
      </Group>
      <Group legend={labels.outlet}>
        <Field className={styles.wide} label={labels.outletKind}>
          <Select
            name="outlet"
            onChange={({ target }) => setOutlet(target.value)}
            options={[
              { value: "window", label: labels.window },
              { value: "duct", label: labels.duct },
              { value: "", label: labels.noOutlet },
            ]}
            value={outlet?.kind ?? ""}
          />
        </Field>
        {outlet && (
          <>
            <Field label={labels.outletWall}>
              <Select
                name="outletWall"
                onChange={({ target }) => change({ outlet: { ...outlet, wall: target.value as Wall } })}
                options={wallOptions}
                value={outlet.wall}
              />
            </Field>
            <FigureField
              fault={fault}
              label={labels.outletAt}
              limits={{ least: 0, most: lengthOf(room, outlet.wall) }}
              name="outletAt"
              onChange={(at) => change({ outlet: { ...outlet, at } })}
              value={outlet.at}
            />
          </>
        )}
      </Group>
      <Group legend={labels.mains}>
        {(["volts", "amps", "circuits"] as const).map((name) => (
          <FigureField
            fault={fault}
            key={name}
            label={labels[name]}
            limits={roomLimits[name]}
            name={name}
            onChange={(value) => change({ mains: { ...mains, [name]: value } })}
            value={mains[name]}
          />
        ))}
      </Group>
      <Group legend={labels.access}>
        <Field className={styles.wide} label={labels.accessKind}>
          <Select
            name="access"
            onChange={({ target }) =>
              change({
                access:
                  target.value === "lift"
                    ? usualLift
                    : { kind: target.value === "stairs" ? "stairs" : "ground" },
              })
            }
            options={(["ground", "stairs", "lift"] as const).map((value) => ({
              value,
              label: labels[value],
            }))}
            value={access.kind}
          />
        </Field>
        {access.kind === "lift" &&
          (
            [
              ["doorWidth", labels.liftDoorWidth],
              ["doorHeight", labels.liftDoorHeight],
              ["width", labels.liftWidth],
              ["depth", labels.liftDepth],
              ["load", labels.liftLoad],
            ] as const
          ).map(([name, label]) => (
            <FigureField
              fault={fault}
              key={name}
              label={label}
              limits={name === "load" ? roomLimits.load : roomLimits.door}
              name={`lift-${name}`}
              onChange={(value) => change({ access: { ...access, [name]: value } })}
              value={access[name]}
            />
          ))}
      </Group>
      <Disclosure headingLevel={3} summary={labels.assumptions}>
        <div className={styles.part}>
          <Text size="small" tone="muted">
            {labels.assumptionsNote}
          </Text>
          <div className={styles.pair}>
            {(Object.keys(usualAssumptions) as Assumption[]).map((name) => (
              <FigureField
                fault={fault}
                key={name}
                label={data.assumptions[name]}
                limits={{ least: 0, most: 10_000 }}
                name={`plan-${name}`}
                onChange={(value) => own.change({ assumptions: { ...own.plan.assumptions, [name]: value } })}
                value={own.plan.assumptions[name]}
              />
            ))}
          </div>
          <Button
            className={styles.short}
            onClick={() => own.change({ assumptions: usualAssumptions })}
            size="s"
            variant="secondary"
          >
            {labels.reset}
          </Button>
        </div>
      </Disclosure>
    </div>
  );
}
