import type { Plan, Verdict } from "@lightmaker/room";
import { fill } from "../fill.ts";
import { fillOtherForm } from "../forms/useDraft.ts";
import { lineOf, nameOfItem, pairOf, type RoomData, sayingOf } from "./plan-words.ts";

/**
 * Writes the plan into the message of the contact form.
 *
 * @param address URL of the plan
 * @returns false if the browser keeps nothing
 */
export const putIntoMessage = (
  data: RoomData,
  plan: Plan,
  verdicts: readonly Verdict[],
  address: string,
): boolean => fillOtherForm("contact", { message: messageOf(data, plan, verdicts, address) });

/** Text for the contact form: the room, what stands in it, what is not kept, and the link that shows it. */
function messageOf(data: RoomData, plan: Plan, verdicts: readonly Verdict[], address: string): string {
  const { labels, walls } = data;
  const { room, items } = plan;
  const { door, outlet, mains } = room;
  const height = room.height === undefined ? "" : ` × ${room.height}`;
  const lines = [
    labels.message,
    lineOf(data, labels.room, `${room.width} × ${room.depth}${height} mm`),
    lineOf(data, labels.door, pairOf(data, walls[door.wall], `${door.width} × ${door.height} mm`)),
    lineOf(
      data,
      labels.outlet,
      outlet ? pairOf(data, labels[outlet.kind], walls[outlet.wall]) : labels.noOutlet,
    ),
    lineOf(data, labels.mains, `${mains.circuits} × ${mains.volts} V ${mains.amps} A`),
    lineOf(data, labels.access, labels[room.access.kind]),
    ...items.map(({ id }) => {
      const notKept = verdicts
        .filter(({ item, status }) => item === id && status === "broken")
        .map((each) => sayingOf(data, plan, each).text);
      return [nameOfItem(data, items, id), ...notKept].join(" – ");
    }),
    fill(labels.messageLink, { value: address }),
  ];
  return lines.join("\n");
}
