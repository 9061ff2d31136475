/** A wall of the plan. North is the upper edge, whatever the compass says. */
export type Wall = "north" | "east" | "south" | "west";
export const walls: readonly Wall[] = ["north", "east", "south", "west"];

/** Quarter turns clockwise from above. At 0 the back of a thing looks north and its front south. */
export type Turn = 0 | 1 | 2 | 3;

/** Side of a thing, seen from somebody who stands in front of it. */
export type Side = "behind" | "front" | "left" | "right";

export interface Door {
  readonly wall: Wall;
  /** From the left or upper end of the wall to the nearer jamb, where the hinges are. */
  readonly at: number;
  /** Clear opening. */
  readonly width: number;
  readonly height: number;
  /** A door that opens inwards sweeps a square as wide as itself. */
  readonly opens: "in" | "out";
}

/** Place where fumes leave the room. */
export interface Outlet {
  readonly kind: "window" | "duct";
  readonly wall: Wall;
  /** From the left or upper end of the wall to the middle of the outlet. */
  readonly at: number;
}

export interface Mains {
  readonly volts: number;
  /** Of each circuit. */
  readonly amps: number;
  /** Circuits that serve nothing else. */
  readonly circuits: number;
}

/** Way from the street to the door of the room. */
export type Access =
  | { readonly kind: "ground" }
  | { readonly kind: "stairs" }
  | {
      readonly kind: "lift";
      readonly doorWidth: number;
      readonly doorHeight: number;
      readonly width: number;
      readonly depth: number;
      /** In kilograms. */
      readonly load: number;
    };

/** A rectangular room. All lengths of this package are in millimetres. */
export interface Room {
  /** Length of the north and south walls. */
  readonly width: number;
  /** Length of the east and west walls. */
  readonly depth: number;
  readonly height?: number;
  readonly door: Door;
  readonly outlet?: Outlet;
  readonly mains: Mains;
  readonly access: Access;
}

/** A machine or an accessory of the catalogue. */
export interface Thing {
  readonly id: string;
  readonly role: "machine" | "purifier" | "chiller" | "bench";
  /** Outer size: width from the left to the right side, depth from front to back. */
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  /** False if the size is ours for planning, and not a published one. */
  readonly published: boolean;
  /** In kilograms. */
  readonly weight?: number;
  /** Where it stands. Table machines are carried by hand, floor machines are not. */
  readonly base: "floor" | "table";
  /** Free space that its maker asks for. */
  readonly clearance?: { readonly behind: number; readonly beside: number };
  /** How its fumes may leave: outdoors, outdoors or through a purifier, or through a collector for metal dust. */
  readonly fumes?: "outside" | "outsideOrPurifier" | "dust";
  /** Mains of the machine, if published; `watts` is the power to plan the circuit for. */
  readonly circuit?: { readonly volts: number; readonly watts: number };
  readonly needsChiller?: boolean;
  /** Longer side of the bed of a machine that takes longer boards through its back door. */
  readonly boardBed?: number;
  /** True for a machine with an open beam, which needs a room of its own. */
  readonly alone?: boolean;
}

/** A thing in the room. */
export interface Item {
  /** Unique in the plan. */
  readonly id: string;
  /** Id of the thing. */
  readonly thing: string;
  /** Upper left corner of its outline. */
  readonly x: number;
  readonly y: number;
  readonly turn: Turn;
  /** How its operator works. */
  readonly pose: "stand" | "seat";
  /** Size that the visitor has typed, in place of the catalogue's. */
  readonly size?: { readonly width: number; readonly depth: number };
}

/**
 * Figures that nobody has published. They are for planning only, and a reader may change each. In millimetres, except
 * `lifters`.
 */
export const usualAssumptions = {
  /** Free depth in front of a machine for somebody who stands, and for somebody who sits. */
  stand: 800,
  seat: 1000,
  /** Width of a way from the door to a machine. */
  aisle: 800,
  /** Free space around purifier and chiller, except in front. */
  air: 100,
  /** Longest exhaust duct. */
  run: 3000,
  /** Farthest purifier or chiller from its machine, between their outlines. */
  hose: 1500,
  /** Spare width at a door for hands and straps. */
  hands: 50,
  /** Height that a pallet truck lifts a floor machine. */
  truck: 100,
  /** What a crate adds on each side, and to the height. */
  crate: 100,
  crateHeight: 200,
  /** Weight of truck and people in a lift, in kilograms. */
  lifters: 250,
  /** Height of a table. */
  table: 750,
  /** Free height above a machine for its open lid. */
  lid: 600,
} as const satisfies Record<string, number>;

export type Assumption = keyof typeof usualAssumptions;
export type Assumptions = Readonly<Record<Assumption, number>>;

/** A room, what stands in it, and what the work needs. */
export interface Plan {
  readonly room: Room;
  readonly items: readonly Item[];
  /** Length of the longest board; 0 if none is longer than a bed. */
  readonly board: number;
  readonly assumptions: Assumptions;
}

/** Things by id. */
export type Catalogue = Readonly<Record<string, Thing>>;

/** An item with its thing. */
export interface Standing {
  readonly item: Item;
  readonly thing: Thing;
  /** Size that counts: the visitor's, or else the catalogue's. */
  readonly width: number;
  readonly depth: number;
}

/**
 * Joins an item with its thing.
 * @throws RangeError if the catalogue has no such thing
 */
export function standing(item: Item, catalogue: Catalogue): Standing {
  const thing = Object.hasOwn(catalogue, item.thing) ? catalogue[item.thing] : undefined;
  if (!thing) throw new RangeError(`The catalogue has no "${item.thing}".`);
  const { width, depth } = item.size ?? thing;
  return { item, thing, width, depth };
}
