import {
  Box3,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  MeshStandardMaterial,
  NeutralToneMapping,
  type Object3D,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector3,
  WebGLRenderer,
} from "three";
import { GLTFLoader } from "three/addons/loaders/GLTFLoader.js";
import { followPointers } from "./gestures.ts";
import type { ModelScene, ModelSceneOptions } from "./ModelViewer.types.ts";
import { between, fieldOfView, type Orbit, turned, wholeDistance, zoomed } from "./orbit.ts";

/** Where the camera stands at first. */
const start: Orbit = { azimuth: 32, elevation: 18, zoom: 1 };
/** Times in milliseconds in which the camera glides and a lid opens. */
const [glide, opening] = [650, 700];
/**
 * Most metalness of a surface. Metal shows nothing but what it reflects, and surroundings to reflect cost 6.5 s without a
 * graphics card, where all the rest takes two; so metal is shown as a bright coat.
 */
const mostMetal = 0.3;
/** Share of its speed that a turn keeps after each 16 ms when the pointer has left. */
const friction = 0.93;

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

/** A soft shadow below a machine, darkest where it stands. */
function contactShadow(width: number, depth: number): Mesh {
  const shadow = new Mesh(
    new PlaneGeometry(width * 1.5, depth * 1.5),
    new ShaderMaterial({
      transparent: true,
      depthWrite: false,
      vertexShader:
        "varying vec2 at; void main() { at = uv * 2.0 - 1.0; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }",
      fragmentShader: `varying vec2 at;
        void main() {
          vec2 beyond = max(abs(at) - vec2(0.56), 0.0) / 0.44;
          gl_FragColor = vec4(0.01, 0.01, 0.015, 0.55 * pow(max(1.0 - length(beyond), 0.0), 2.2));
        }`,
    }),
  );
  shadow.rotation.x = -Math.PI / 2;
  shadow.position.y = 0.001;
  return shadow;
}

/** Frees what the nodes below a node hold on the graphics card. */
function free(root: Object3D): void {
  root.traverse((node) => {
    if (!(node instanceof Mesh)) return;
    node.geometry.dispose();
    for (const material of [node.material].flat()) material.dispose();
  });
}

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
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  renderer.toneMapping = NeutralToneMapping;
  renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
  const scene = new Scene();
  const camera = new PerspectiveCamera(fieldOfView, 1.5, 0.05, 60);
  // The lights come along with the camera, so no side of the machine is ever in the dark.
  const [key, fill] = [new DirectionalLight("#fff4e6", 1.9), new DirectionalLight("#dfe9ff", 0.7)];
  scene.add(key, key.target, fill, fill.target, new HemisphereLight("#ffffff", "#b3aca2", 1.55));

  const give = () => {
    free(scene);
    renderer.dispose();
    renderer.forceContextLoss();
  };
  const loaded = await new GLTFLoader().parseAsync(model, "").catch((error: unknown) => {
    give();
    throw error;
  });
  loaded.scene.traverse((node) => {
    if (node instanceof Mesh && node.material instanceof MeshStandardMaterial)
      node.material.metalness = Math.min(node.material.metalness, mostMetal);
  });
  scene.add(loaded.scene);
  const bounds = new Box3().setFromObject(loaded.scene);
  const size = bounds.getSize(new Vector3());
  const middle = bounds.getCenter(new Vector3());
  scene.add(contactShadow(size.x, size.z));

  const named = new Map<string, Object3D>();
  const moving = new Map<string, Moving>();
  loaded.scene.traverse((node) => {
    const { name, opens } = extrasOf(node);
    if (name === undefined || named.has(name)) return;
    named.set(name, node);
    if (opens) {
      const radians = (opens.degrees * Math.PI) / 180;
      moving.set(name, { node, axis: new Vector3(...opens.axis), radians, open: 0, wanted: 0 });
    }
  });
  const pointed = parts.flatMap((part) => {
    const node = named.get(part);
    return node ? [{ part, at: node.getWorldPosition(new Vector3()), seen: extrasOf(node).seen }] : [];
  });

  let orbit = start;
  let [speedRight, speedUp] = [0, 0];
  let journey: { from: Orbit; to: Orbit; begun: number } | undefined;
  let isHeld = false;
  let frame = 0;
  let before = 0;
  let [width, height] = [0, 0];
  const place = new Vector3();

  const project = (x: number, y: number, z: number) => {
    place.set(x, y, z).project(camera);
    return { x: ((place.x + 1) / 2) * width, y: ((1 - place.y) / 2) * height };
  };

  const paint = () => {
    const lids = [...moving.values()].reduce((most, { open }) => Math.max(most, open), 0);
    const [a, e] = [(orbit.azimuth * Math.PI) / 180, (orbit.elevation * Math.PI) / 180];
    const back = new Vector3(Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e));
    // An open lid needs room above.
    const distance =
      (wholeDistance([size.x, size.z, size.y], camera.aspect) * (1 + lids * 0.16)) / orbit.zoom;
    const target = middle.clone().setY(middle.y + lids * size.y * 0.16);
    camera.position.copy(target).addScaledVector(back, distance);
    camera.lookAt(target);
    camera.updateMatrixWorld();
    for (const [light, aside, above] of [
      [key, -0.7, 1.25],
      [fill, 0.9, 0.5],
    ] as const) {
      const towards = new Vector3(Math.sin(a + aside), above, Math.cos(a + aside));
      light.position.copy(target).addScaledVector(towards, size.length());
      light.target.position.copy(target);
    }
    renderer.render(scene, camera);
    onFrame({
      ...orbit,
      project,
      parts: pointed.map(({ part, at, seen }) => ({
        node: part,
        isFacing: !seen || Math.cos(((seen.azimuth - orbit.azimuth) * Math.PI) / 180) > -0.1,
        ...project(at.x, at.y, at.z),
      })),
    });
  };

  /** Moves on to a time. Returns whether anything goes on moving. */
  const advance = (now: number): boolean => {
    const elapsed = Math.min(now - before, 64);
    let goesOn = false;
    if (journey) {
      const share = isStill ? 1 : Math.min((now - journey.begun) / glide, 1);
      orbit = between(journey.from, journey.to, share);
      if (share < 1) goesOn = true;
      else journey = undefined;
    } else if (!isHeld && Math.hypot(speedRight, speedUp) > 0.02) {
      orbit = turned(orbit, speedRight, speedUp);
      const kept = friction ** (elapsed / 16);
      [speedRight, speedUp] = [speedRight * kept, speedUp * kept];
      goesOn = true;
    }
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
  };

  const tick = (now: number) => {
    frame = 0;
    const goesOn = advance(now);
    before = now;
    paint();
    if (goesOn) wake();
  };
  const wake = () => {
    if (frame !== 0) return;
    // After a rest the time since the last frame says nothing.
    if (performance.now() - before > 100) before = performance.now() - 16;
    frame = requestAnimationFrame(tick);
  };
  const moveTo = (to: Orbit) => {
    [speedRight, speedUp] = [0, 0];
    journey = { from: orbit, to, begun: performance.now() };
    wake();
  };

  const fit = () => {
    const box = canvas.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return;
    [width, height] = [box.width, box.height];
    renderer.setSize(width, height, false);
    camera.aspect = width / height;
    camera.updateProjectionMatrix();
    paint();
  };

  const stop = followPointers(canvas, {
    onTurn: (right, up) => {
      journey = undefined;
      orbit = turned(orbit, right, up);
      [speedRight, speedUp] = isStill ? [0, 0] : [right, up];
      wake();
    },
    onZoom: (factor) => {
      journey = undefined;
      orbit = zoomed(orbit, factor);
      wake();
    },
    onHold: (held) => {
      isHeld = held;
      if (held) [speedRight, speedUp] = [0, 0];
      else wake();
    },
  });
  const observer = new ResizeObserver(fit);
  observer.observe(canvas);
  // Compiles on the side where the browser can, so that the page answers meanwhile. Elsewhere three would warn.
  if (renderer.extensions.has("KHR_parallel_shader_compile")) await renderer.compileAsync(scene, camera);
  fit();

  return {
    move: ({ right = 0, up = 0, zoom = 1 }) => {
      const from = journey?.to ?? orbit;
      moveTo(zoomed(turned(from, right, up), zoom));
    },
    reset: () => moveTo(start),
    showPart: (part) => {
      const seen = pointed.find((each) => each.part === part)?.seen;
      if (seen) moveTo({ ...seen, zoom: 1.35 });
    },
    setOpen: (nodes, isOpen) => {
      for (const name of nodes) {
        const each = moving.get(name);
        if (each) each.wanted = isOpen ? 1 : 0;
      }
      wake();
    },
    dispose: () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      stop();
      give();
    },
  };
}
