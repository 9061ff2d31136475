import type { Examples } from "../../stories.ts";
import type { LightMarkProps } from "./LightMark.tsx";

type Example = Pick<LightMarkProps, "children" | "light">;

const variants = (glass: string, rf: string, diode: string, fibre: string, long: string) =>
  ({
    default: { light: "co2", children: glass },
    rf: { light: "rf", children: rf },
    diode: { light: "diode", children: diode },
    fibre: { light: "fibre", children: fibre },
    longText: { light: "fibre", children: long },
  }) as const satisfies Record<string, Example>;

export const examples = {
  zh: variants(
    "CO₂ 玻璃管",
    "CO₂ 射频管",
    "蓝光二极管",
    "光纤",
    "光纤激光器，敞开光路，波长 1064 nm，装在单独一间能锁门的房间里，由受过培训的人操作",
  ),
  en: variants(
    "CO₂ glass tube",
    "CO₂ RF tube",
    "Blue diode",
    "Fibre",
    "Fibre source with an open beam at 1064 nm, in a room of its own that can be locked, for trained people only",
  ),
} satisfies Examples<Example>;
