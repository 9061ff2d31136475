import type { ModelFile } from "../ModelViewer/index.ts";
import type { RoomPlanBox, RoomPlanOpening, RoomPlanState } from "../RoomPlan/index.ts";
import type { RoomSceneData, RoomSceneItem, RoomSceneOpening } from "./RoomScene.types.ts";

type Wall = RoomPlanOpening["wall"];

/** Metres from the middle of the floor: x to the right wall, y up, z to the lower wall of the plan. */
export type Spot = readonly [x: number, y: number, z: number];

/** A box that stands on its spot. */
export interface LaidBox {
  /** Middle of its base. */
  readonly at: Spot;
  /** Width, height and depth in metres before the turn. */
  readonly size: readonly [width: number, height: number, depth: number];
  /** Turn about the vertical in radians; at 0 the front looks at the lower wall. */
  readonly turn: number;
}

export interface LaidWall extends LaidBox {
  readonly wall: Wall;
}

export interface LaidOpening extends LaidBox {
  readonly kind: RoomPlanOpening["kind"];
  /** Leaf of a door that opens inwards, which stands open as the plan draws it. */
  readonly leaf?: LaidBox;
}

export interface LaidThing extends LaidBox {
  readonly id: string;
  readonly state: RoomPlanState;
  readonly look: RoomSceneItem["look"];
  readonly model?: ModelFile | undefined;
  /** Length of the board that goes through, in metres. */
  readonly board?: number | undefined;
  /** Its table, from the floor to its base. */
  readonly table?: LaidBox;
}

export interface LaidZone extends LaidBox {
  readonly kind: RoomSceneItem["zones"][number]["kind"] | "outline";
  readonly state: RoomPlanState;
}

/** A room in metres, with its middle at the origin. */
export interface RoomLayout {
  /** Width, depth and height of the walls. */
  readonly size: readonly [width: number, depth: number, height: number];
  readonly walls: readonly LaidWall[];
  readonly openings: readonly LaidOpening[];
  readonly things: readonly LaidThing[];
  /** Floor that must stay free, and outlines of things that do not stand well. */
  readonly zones: readonly LaidZone[];
  /** Corners of each duct, from the machine to the outlet. */
  readonly ducts: readonly (readonly Spot[])[];
}

/** What the walls are higher than the highest opening, thickness of a leaf, and least height of a duct, in metres. */
const [above, leafThickness, ductHeight] = [0.15, 0.04, 2];
/** Turn of a front that looks at a wall. */
const turnTo: Readonly<Record<Wall, number>> = {
  south: 0,
  east: Math.PI / 2,
  north: Math.PI,
  west: -Math.PI / 2,
};
const opposite = { north: "south", south: "north", east: "west", west: "east" } as const;
const isAcross = (wall: Wall) => wall === "east" || wall === "west";

/** Where everything of a planned room stands in three dimensions, to the millimetre as on the plan. */
export function layoutOf({ width, depth, openings, items }: RoomSceneData): RoomLayout {
  const spot = (x: number, y: number, height = 0): Spot => [
    (x - width / 2) / 1000,
    height / 1000,
    (y - depth / 2) / 1000,
  ];
  const height = Math.max(2, ...openings.map(({ top }) => top / 1000)) + above;
  const lengthOf = (wall: Wall) => (isAcross(wall) ? depth : width);
  /** Point of a wall, so far from its left or upper end. */
  const onWall = (wall: Wall, at: number, over = 0): Spot => {
    if (isAcross(wall)) return spot(wall === "west" ? 0 : width, at, over);
    return spot(at, wall === "north" ? 0 : depth, over);
  };
  /** A box on the plan that is so high; its front looks at a wall. */
  const boxAt = (box: RoomPlanBox, tall: number, over: number, front: Wall = "south"): LaidBox => {
    const [wide, deep] = isAcross(front) ? [box.height, box.width] : [box.width, box.height];
    return {
      at: spot(box.x + box.width / 2, box.y + box.height / 2, over),
      size: [wide / 1000, tall / 1000, deep / 1000],
      turn: turnTo[front],
    };
  };
  const leafOf = ({ wall, at, width: wide, sill, top }: RoomSceneOpening): LaidBox => {
    const [x, y, z] = onWall(wall, at, sill);
    const half = wide / 2000;
    const into = { north: [0, half], south: [0, -half], west: [half, 0], east: [-half, 0] } as const;
    const [dx, dz] = into[wall];
    return {
      at: [x + dx, y, z + dz],
      size: [leafThickness, (top - sill) / 1000, wide / 1000],
      turn: turnTo[wall],
    };
  };
  const ductOf = ({ duct, table, tall }: RoomSceneItem): readonly Spot[] => {
    const [from] = duct ?? [];
    if (!duct || !from) return [];
    const high = ductHeightOf(openings) * 1000;
    // It rises at the machine's back, and runs as the plan draws it.
    return [spot(from.x, from.y, table + tall * 0.4), ...duct.map(({ x, y }) => spot(x, y, high))];
  };

  return {
    size: [width / 1000, depth / 1000, height],
    walls: (Object.keys(turnTo) as Wall[]).map((wall) => ({
      wall,
      at: onWall(wall, lengthOf(wall) / 2),
      size: [lengthOf(wall) / 1000, height, 0],
      turn: turnTo[opposite[wall]],
    })),
    openings: openings.map((opening) => {
      const { kind, wall, at, width: wide, sill, top, inwards = false } = opening;
      return {
        kind,
        at: onWall(wall, at + wide / 2, sill),
        size: [wide / 1000, (top - sill) / 1000, 0],
        turn: turnTo[opposite[wall]],
        ...(kind === "door" && inwards && { leaf: leafOf(opening) }),
      };
    }),
    things: items.map((item) => {
      const { id, state, look, model, board, table, tall, front } = item;
      return {
        ...boxAt(item, tall, table, front),
        id,
        state,
        look,
        model,
        board: board === undefined ? undefined : board / 1000,
        ...(table > 0 && { table: boxAt(item, table, 0, front) }),
      };
    }),
    zones: items.flatMap((item) => [
      ...item.zones.map(({ kind, state, ...box }) => ({ ...boxAt(box, 0, 0), kind, state })),
      ...(item.state === "met"
        ? []
        : [{ ...boxAt(item, 0, 0), kind: "outline" as const, state: item.state }]),
    ]),
    ducts: items.map(ductOf).filter((corners) => corners.length > 0),
  };
}

/** Height of ducts in metres: the middle of the outlet, or above the heads. */
function ductHeightOf(openings: readonly RoomSceneOpening[]): number {
  const outlet = openings.find(({ kind }) => kind !== "door");
  return outlet ? (outlet.sill + outlet.top) / 2000 : ductHeight;
}
