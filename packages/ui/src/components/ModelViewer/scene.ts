import { Box3, type Object3D, Vector3 } from "three";
import { loadModel } from "../../stage/load-model.ts";
import type { Orbit } from "../../stage/orbit.ts";
import { contactShadow, openView } from "../../stage/view.ts";
import type { ModelScene, ModelSceneOptions } from "./ModelViewer.types.ts";

/** Where the camera stands at first. */
const start: Orbit = { azimuth: 32, elevation: 18, zoom: 1 };
/** Time in milliseconds in which a lid opens. */
const opening = 700;

interface Moving {
  readonly node: Object3D;
  readonly axis: Vector3;
  readonly radians: number;
  open: number;
  wanted: number;
}

interface Extras {
  readonly name?: string;
  readonly opens?: { readonly axis: [number, number, number]; readonly degrees: number };
  readonly seen?: { readonly azimuth: number; readonly elevation: number };
}

const extrasOf = (node: Object3D) => node.userData as Extras;

/**
 * Shows a model on a canvas that can be turned and zoomed. The canvas is as large as its box.
 * @throws when the browser has no WebGL, or the file is no model
 */
export async function showModel({
  canvas,
  model,
  parts,
  isStill,
  onFrame,
}: ModelSceneOptions): Promise<ModelScene> {
  const moving = new Map<string, Moving>();
  const [size, middle] = [new Vector3(), new Vector3()];
  let pointed: readonly { part: string; at: Vector3; seen: Extras["seen"] }[] = [];

  const view = openView({
    canvas,
    isStill,
    start,
    aim: () => {
      // An open lid needs room above.
      const lids = [...moving.values()].reduce((most, { open }) => Math.max(most, open), 0) * 0.16;
      return {
        target: middle.clone().setY(middle.y + lids * size.y),
        extent: [size.x, size.z, size.y],
        farther: 1 + lids,
      };
    },
    advance: (elapsed) => {
      let goesOn = false;
      for (const each of moving.values()) {
        if (each.open === each.wanted) continue;
        const step = isStill ? 1 : elapsed / opening;
        each.open =
          each.wanted > each.open
            ? Math.min(each.open + step, each.wanted)
            : Math.max(each.open - step, each.wanted);
        const eased = each.open * each.open * (3 - 2 * each.open);
        each.node.quaternion.setFromAxisAngle(each.axis, each.radians * eased);
        if (each.open !== each.wanted) goesOn = true;
      }
      return goesOn;
    },
    onFrame: (frame) =>
      onFrame({
        ...frame,
        parts: pointed.map(({ part, at, seen }) => ({
          node: part,
          isFacing: !seen || Math.cos(((seen.azimuth - frame.azimuth) * Math.PI) / 180) > -0.1,
          ...frame.project(at.x, at.y, at.z),
        })),
      }),
  });

  const loaded = await loadModel(model).catch((error: unknown) => {
    view.dispose();
    throw error;
  });
  view.scene.add(loaded);
  const bounds = new Box3().setFromObject(loaded);
  bounds.getSize(size);
  bounds.getCenter(middle);
  view.scene.add(contactShadow(size.x, size.z));

  const named = new Map<string, Object3D>();
  loaded.traverse((node) => {
    const { name, opens } = extrasOf(node);
    if (name === undefined || named.has(name)) return;
    named.set(name, node);
    if (opens) {
      const radians = (opens.degrees * Math.PI) / 180;
      moving.set(name, { node, axis: new Vector3(...opens.axis), radians, open: 0, wanted: 0 });
    }
  });
  pointed = parts.flatMap((part) => {
    const node = named.get(part);
    return node ? [{ part, at: node.getWorldPosition(new Vector3()), seen: extrasOf(node).seen }] : [];
  });
  await view.show();

  return {
    move: view.move,
    reset: view.reset,
    dispose: view.dispose,
    showPart: (part) => {
      const seen = pointed.find((each) => each.part === part)?.seen;
      if (seen) view.goTo({ ...seen, zoom: 1.35 });
    },
    setOpen: (nodes, isOpen) => {
      for (const name of nodes) {
        const each = moving.get(name);
        if (each) each.wanted = isOpen ? 1 : 0;
      }
      view.wake();
    },
  };
}
