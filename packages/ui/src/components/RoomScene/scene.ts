import {
  BoxGeometry,
  BufferGeometry,
  CircleGeometry,
  CylinderGeometry,
  EdgesGeometry,
  Group,
  LineBasicMaterial,
  LineDashedMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Object3D,
  PlaneGeometry,
  SphereGeometry,
  Vector3,
} from "three";
import { loadModel } from "../../stage/load-model.ts";
import { floorDistance, type Orbit } from "../../stage/orbit.ts";
import { contactShadow, free, openView } from "../../stage/view.ts";
import type { LaidBox, LaidOpening, LaidThing, LaidZone, RoomLayout, Spot } from "./layout.ts";
import type { RoomColours, RoomStage, RoomStageOptions, ShownRoom } from "./RoomScene.types.ts";

/** Where the camera stands at first, and how low it may go: below, walls would hide the room. */
const [start, lowest] = [{ azimuth: 26, elevation: 36, zoom: 1 } as Orbit, 6];
/** Radius of a duct, thickness of a board and of a table's top, side of a table's leg, in metres. */
const [ductRadius, boardThickness, top, leg] = [0.075, 0.018, 0.035, 0.05];
/** Share of a machine's width that a board has, and of its height at which it lies where the model does not say it. */
const [boardWidth, boardHeight] = [0.6, 0.75];
/** Dash and gap in metres: each kind of floor has its own, as on the plan. */
const dashes = { space: [0.05, 0.07], person: [0.14, 0.09], board: [0.3, 0.1], outline: [1, 0] } as const;
/** Share of the way to the chosen thing that the camera's aim goes in 16 ms. */
const approach = 0.15;

/** Share of the walls' height at which the camera looks. */
const targetHeight = 0.28;

/** A model that has been read, and the height of its back door in metres. */
interface Loaded {
  readonly model: Group;
  readonly door?: number;
}

const flat = (color: string, opacity = 1) =>
  new MeshBasicMaterial({ color, opacity, transparent: opacity < 1, depthWrite: false, toneMapped: false });
const solid = (color: string) => new MeshStandardMaterial({ color, roughness: 0.85 });
const standing = <Node extends Object3D>(node: Node, { at, turn }: LaidBox, lift = 0): Node => {
  node.position.set(at[0], at[1] + lift, at[2]);
  node.rotation.y = turn;
  return node;
};
/** A group that holds what lies flat or stands at a box's place. */
function placed(box: LaidBox, ...parts: readonly Object3D[]): Group {
  const group = standing(new Group(), box);
  for (const part of parts) group.add(part);
  return group;
}

function edges(of: BufferGeometry, color: string): LineSegments {
  return new LineSegments(new EdgesGeometry(of), new LineBasicMaterial({ color, toneMapped: false }));
}

/** A box with its edges, whose base stands at a height. */
function block(width: number, height: number, depth: number, colours: RoomColours, base = 0): Group {
  const shape = new BoxGeometry(width, height, depth);
  const group = new Group().add(new Mesh(shape, solid(colours.block)), edges(shape, colours.muted));
  group.position.y = base + height / 2;
  return group;
}

function table([width, height, depth]: LaidBox["size"], colours: RoomColours): Group {
  const group = new Group().add(block(width, top, depth, colours, height - top));
  for (const x of [-1, 1])
    for (const z of [-1, 1]) {
      const post = block(leg, height - top, leg, colours);
      post.position.x = (x * (width - leg)) / 2;
      post.position.z = (z * (depth - leg)) / 2;
      group.add(post);
    }
  return group;
}

function floorOf({ size: [width, depth] }: RoomLayout, colours: RoomColours): Group {
  const floor = new Mesh(new PlaneGeometry(width, depth), flat(colours.floor));
  floor.rotation.x = -Math.PI / 2;
  // Nothing on the floor is hidden by it, so it writes no depth, and is painted first.
  floor.renderOrder = -3;
  const slab = new Mesh(new BoxGeometry(width + 0.16, 0.1, depth + 0.16), flat(colours.line));
  slab.position.y = -0.05;
  slab.renderOrder = -4;
  const points: Vector3[] = [];
  const line = (x1: number, z1: number, x2: number, z2: number) =>
    points.push(new Vector3(x1, 0, z1), new Vector3(x2, 0, z2));
  const [x, z] = [width / 2, depth / 2];
  for (let metre = 1; metre < width; metre += 1) line(metre - x, -z, metre - x, z);
  for (let metre = 1; metre < depth; metre += 1) line(-x, metre - z, x, metre - z);
  const grid = new LineSegments(
    new BufferGeometry().setFromPoints(points),
    new LineBasicMaterial({ color: colours.line, depthWrite: false, toneMapped: false }),
  );
  grid.renderOrder = -2;
  return new Group().add(slab, floor, grid);
}

/** Walls are seen from inside only, so that those before the camera hide nothing. */
function wallsOf({ walls }: RoomLayout, colours: RoomColours): readonly Object3D[] {
  return walls.map((wall) => {
    const [length, height] = wall.size;
    const isSide = wall.wall === "east" || wall.wall === "west";
    const material = flat(isSide ? colours.side : colours.wall);
    material.depthWrite = true;
    return standing(new Mesh(new PlaneGeometry(length, height), material), wall, height / 2);
  });
}

/** An opening is seen from inside; its frame from both sides. */
function openingOf({ leaf, ...opening }: LaidOpening, colours: RoomColours): readonly Object3D[] {
  const [width, height] = opening.size;
  const shape =
    opening.kind === "duct" ? new CircleGeometry(width / 2, 32) : new PlaneGeometry(width, height);
  const pane = new Mesh(shape, flat(opening.kind === "window" ? colours.floor : colours.block));
  const frame = edges(shape, colours.text);
  const parts: Object3D[] = [pane, frame];
  if (opening.kind === "window")
    parts.push(edges(new PlaneGeometry(width / 2, height).translate(-width / 4, 0, 0), colours.text));
  for (const part of parts) part.position.set(0, height / 2, 0.008);
  if (!leaf) return [placed(opening, ...parts)];
  const board = new BoxGeometry(...leaf.size);
  const door = new Mesh(board, flat(colours.muted, 0.28));
  const hinged = [door, edges(board, colours.muted)];
  for (const part of hinged) part.position.y = leaf.size[1] / 2;
  return [placed(opening, ...parts), placed(leaf, ...hinged)];
}

function zoneOf(zone: LaidZone, colours: RoomColours): Group {
  const isBroken = zone.state === "broken";
  const color = isBroken
    ? colours.danger
    : zone.kind === "board" || zone.state === "open"
      ? colours.accent
      : colours.muted;
  const shape = new PlaneGeometry(zone.size[0], zone.size[2]).rotateX(-Math.PI / 2);
  const opacity = zone.kind === "outline" ? 0 : isBroken ? 0.3 : 0.1;
  const ground = new Mesh(shape, flat(color, opacity));
  const [dashSize, gapSize] = dashes[zone.kind];
  const border = new LineSegments(
    new EdgesGeometry(shape),
    new LineDashedMaterial({ color, dashSize, gapSize, depthWrite: false, toneMapped: false }),
  );
  border.computeLineDistances();
  for (const part of [ground, border]) part.position.y = 0.002;
  return placed(zone, ground, border);
}

/** A round duct along its corners. */
function ductOf(corners: readonly Spot[], colours: RoomColours): Group {
  const group = new Group();
  const points = corners.map((corner) => new Vector3(...corner));
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (!from) continue;
    const way = to.clone().sub(from);
    const length = way.length();
    if (length === 0) continue;
    const pipe = new Mesh(new CylinderGeometry(ductRadius, ductRadius, length, 20), solid(colours.muted));
    pipe.position.copy(from).addScaledVector(way, 0.5);
    pipe.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), way.normalize());
    const bend = new Mesh(new SphereGeometry(ductRadius, 20, 12), solid(colours.muted));
    bend.position.copy(to);
    group.add(pipe, bend);
  }
  return group;
}

/** What is drawn of a thing beside its model. */
function thingOf(thing: LaidThing, loaded: Loaded | undefined, colours: RoomColours): Group {
  const [width, height, depth] = thing.size;
  const parts: Object3D[] = [];
  if (!loaded)
    parts.push(thing.look === "table" ? table(thing.size, colours) : block(width, height, depth, colours));
  if (thing.board !== undefined) {
    const at = loaded?.door ?? height * boardHeight;
    parts.push(block(width * boardWidth, boardThickness, thing.board, colours, at));
  }
  const group = placed(thing, ...parts);
  if (thing.table) {
    const own = table(thing.table.size, colours);
    own.position.y = -thing.table.size[1];
    group.add(own);
  }
  const shadow = contactShadow(width, depth);
  shadow.position.y = 0.003 - thing.at[1];
  shadow.renderOrder = 1;
  return group.add(shadow);
}

async function read(file: ArrayBuffer): Promise<Loaded> {
  const model = await loadModel(file);
  let door: number | undefined;
  model.traverse((node) => {
    if (node.userData["name"] === "pass-through") door = node.getWorldPosition(new Vector3()).y;
  });
  return { model, ...(door !== undefined && { door }) };
}

/**
 * Shows a planned room on a canvas that can be turned and zoomed. A machine is a block of its size until its model is there.
 * @throws when the browser has no WebGL
 */
export async function showRoom({
  canvas,
  room,
  isStill,
  modelOf,
  onMissing,
  onFrame,
}: RoomStageOptions): Promise<RoomStage> {
  let shown = room;
  let isGone = false;
  const asked = new Set<string>();
  const loaded = new Map<string, Loaded>();
  /** What is made anew with each change; models are kept. */
  let drawn = new Group();
  let machines = new Group();
  const [focus, wanted] = [new Vector3(), new Vector3()];

  const view = openView({
    canvas,
    isStill,
    start,
    lowest,
    aim: ({ zoom, elevation }) => {
      const { size } = shown.layout;
      const over = size[2] * targetHeight;
      return {
        target: new Vector3(0, over, 0).lerp(focus, 1 - 1 / zoom),
        extent: size,
        // With what the slab of the floor is larger.
        least: floorDistance([size[0] + 0.4, size[1] + 0.4, 0], elevation, over),
      };
    },
    advance: (elapsed) => {
      focus.lerp(wanted, isStill ? 1 : 1 - (1 - approach) ** (elapsed / 16));
      if (focus.distanceTo(wanted) > 0.005) return true;
      focus.copy(wanted);
      return false;
    },
    onFrame,
  });

  const build = () => {
    const { layout, colours, selectedId } = shown;
    view.scene.remove(drawn, machines);
    free(drawn);
    [drawn, machines] = [new Group(), new Group()];
    drawn.add(
      floorOf(layout, colours),
      ...wallsOf(layout, colours),
      ...layout.openings.flatMap((opening) => openingOf(opening, colours)),
      ...layout.zones.map((zone) => zoneOf(zone, colours)),
      ...layout.ducts.map((corners) => ductOf(corners, colours)),
    );
    for (const thing of layout.things) {
      const file = thing.model;
      const own = file && loaded.get(file.src);
      drawn.add(thingOf(thing, own, colours));
      if (file && own) {
        const machine = standing(own.model.clone(), thing);
        machine.scale.set((thing.size[0] * 1000) / file.size[0], 1, (thing.size[2] * 1000) / file.size[1]);
        machines.add(machine);
      } else if (file) ask(file);
    }
    view.scene.add(drawn, machines);
    const chosen = layout.things.find(({ id }) => id === selectedId);
    if (chosen) wanted.set(chosen.at[0], chosen.at[1] + chosen.size[1] / 2, chosen.at[2]);
    else wanted.set(0, layout.size[2] * targetHeight, 0);
  };
  const ask = (file: NonNullable<LaidThing["model"]>) => {
    if (asked.has(file.src)) return;
    asked.add(file.src);
    modelOf(file)
      .then(read)
      .then((model) => {
        if (isGone) {
          free(model.model);
          return;
        }
        loaded.set(file.src, model);
        build();
        view.wake();
      })
      .catch((error: unknown) => {
        if (!isGone) onMissing(error instanceof Error ? error : new Error(String(error)));
      });
  };
  const dispose = () => {
    isGone = true;
    for (const { model } of loaded.values()) free(model);
    view.dispose();
  };

  build();
  focus.copy(wanted);
  await view.show();
  return {
    move: view.move,
    reset: view.reset,
    dispose,
    show: (next: ShownRoom) => {
      shown = next;
      build();
      view.wake();
    },
  };
}
