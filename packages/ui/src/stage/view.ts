import {
  DirectionalLight,
  DoubleSide,
  Float32BufferAttribute,
  HemisphereLight,
  Line,
  Mesh,
  MeshBasicMaterial,
  NeutralToneMapping,
  type Object3D,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  Vector3,
  WebGLRenderer,
} from "three";
import { followPointers } from "./gestures.ts";
import {
  between,
  type Extent,
  fieldOfView,
  isSame,
  type Orbit,
  turned,
  wholeDistance,
  zoomed,
} from "./orbit.ts";
import type { StageFrame, StageScene } from "./stage.types.ts";

/** Time in milliseconds in which the camera glides. */
const glide = 650;
/** Share of its speed that a turn keeps after each 16 ms when the pointer has left. */
const friction = 0.93;

/** What the camera looks at. */
export interface Aim {
  readonly target: Vector3;
  readonly extent: Extent;
  /** Factor of the distance from which it is seen whole; 1 unless set. */
  readonly farther?: number;
  /** Least distance in metres from which it is seen whole. */
  readonly least?: number;
}

export interface ViewOptions {
  canvas: HTMLCanvasElement;
  /** True for visitors who prefer less motion: nothing glides. */
  isStill: boolean;
  /** Where the camera stands at first. */
  start: Orbit;
  /** Lowest elevation in degrees; a little below the floor unless set. */
  lowest?: number;
  /** Asked before each frame. */
  aim: (orbit: Orbit) => Aim;
  /** Moves what moves by itself on by milliseconds. Returns whether anything goes on moving. */
  advance?: (elapsed: number) => boolean;
  onFrame: (frame: StageFrame) => void;
}

/** A scene on a canvas that is turned and zoomed. */
export interface View extends StageScene {
  readonly scene: Scene;
  /** Paints the first frame and follows pointers and the canvas's size from now on. */
  show(): Promise<void>;
  /** Paints with the next frame of the browser. */
  wake(): void;
  /** Turns to another side. */
  goTo(orbit: Orbit): void;
}

/** A soft shadow below a thing, darkest where it stands. It has the shader of a model's screens. */
export function contactShadow(width: number, depth: number): Mesh {
  const plane = new PlaneGeometry(width * 1.5, depth * 1.5, 40, 40);
  const uv = plane.getAttribute("uv");
  const colors = Array.from({ length: uv.count }, (_, index) => {
    const beyond = [uv.getX(index), uv.getY(index)].map(
      (at) => Math.max(Math.abs(at * 2 - 1) - 0.56, 0) / 0.44,
    );
    return [0, 0, 0, 0.55 * Math.max(1 - Math.hypot(...beyond), 0) ** 2.2];
  });
  plane.setAttribute("color", new Float32BufferAttribute(colors.flat(), 4));
  const shadow = new Mesh(
    plane,
    new MeshBasicMaterial({
      vertexColors: true,
      transparent: true,
      depthWrite: false,
      side: DoubleSide,
      forceSinglePass: true,
    }),
  );
  shadow.rotation.x = -Math.PI / 2;
  shadow.position.y = 0.001;
  return shadow;
}

/** Frees what the nodes below a node hold on the graphics card. */
export function free(root: Object3D): void {
  root.traverse((node) => {
    if (!(node instanceof Mesh || node instanceof Line)) return;
    node.geometry.dispose();
    for (const material of [node.material].flat()) material.dispose();
  });
}

/**
 * A renderer for a canvas. A computer without a graphics card paints with its processor, where smooth edges and a dense screen
 * multiply the work of each frame.
 */
function rendererOn(canvas: HTMLCanvasElement): WebGLRenderer {
  // A context that is made in another size is made twice.
  ({ width: canvas.width, height: canvas.height } = canvas.getBoundingClientRect());
  const context = canvas.getContext("webgl2", {
    alpha: true,
    antialias: true,
    failIfMajorPerformanceCaveat: true,
  });
  const renderer = new WebGLRenderer({ canvas, alpha: true, ...(context && { context }) });
  renderer.toneMapping = NeutralToneMapping;
  // It would wait for each shader by itself, instead of for all at once.
  renderer.debug.checkShaderErrors = false;
  renderer.setPixelRatio(context ? Math.min(devicePixelRatio, 2) : 1);
  return renderer;
}

/**
 * Makes a scene on a canvas, which is as large as its box.
 * @throws when the browser has no WebGL
 */
export function openView({ canvas, isStill, start, lowest, aim, advance, onFrame }: ViewOptions): View {
  const renderer = rendererOn(canvas);
  const scene = new Scene();
  const camera = new PerspectiveCamera(fieldOfView, 1.5, 0.05, 120);
  // The lights come along with the camera, so no side is ever in the dark.
  const [key, fill] = [new DirectionalLight("#fff4e6", 1.9), new DirectionalLight("#dfe9ff", 0.7)];
  scene.add(key, key.target, fill, fill.target, new HemisphereLight("#ffffff", "#b3aca2", 1.55));

  let orbit = start;
  let [speedRight, speedUp] = [0, 0];
  let journey: { from: Orbit; to: Orbit; begun: number } | undefined;
  let isHeld = false;
  let frame = 0;
  let before = 0;
  let [width, height] = [0, 0];
  let stop = () => {};
  const place = new Vector3();

  const project = (x: number, y: number, z: number) => {
    place.set(x, y, z).project(camera);
    return { x: ((place.x + 1) / 2) * width, y: ((1 - place.y) / 2) * height };
  };

  const paint = () => {
    const { target, extent, farther = 1, least = 0 } = aim(orbit);
    const [a, e] = [(orbit.azimuth * Math.PI) / 180, (orbit.elevation * Math.PI) / 180];
    const back = new Vector3(Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e));
    const distance = Math.max(wholeDistance(extent, camera.aspect) * farther, least) / orbit.zoom;
    camera.position.copy(target).addScaledVector(back, distance);
    camera.lookAt(target);
    camera.updateMatrixWorld();
    for (const [light, aside, above] of [
      [key, -0.7, 1.25],
      [fill, 0.9, 0.5],
    ] as const) {
      const towards = new Vector3(Math.sin(a + aside), above, Math.cos(a + aside));
      light.position.copy(target).addScaledVector(towards, Math.hypot(...extent));
      light.target.position.copy(target);
    }
    renderer.render(scene, camera);
    onFrame({ ...orbit, project });
  };

  /** Moves the camera on to a time. Returns whether it goes on. */
  const moveOn = (now: number, elapsed: number): boolean => {
    if (journey) {
      const share = isStill ? 1 : Math.min((now - journey.begun) / glide, 1);
      orbit = between(journey.from, journey.to, share);
      if (share < 1) return true;
      journey = undefined;
    } else if (!isHeld && Math.hypot(speedRight, speedUp) > 0.02) {
      orbit = turned(orbit, speedRight, speedUp, lowest);
      const kept = friction ** (elapsed / 16);
      [speedRight, speedUp] = [speedRight * kept, speedUp * kept];
      return true;
    }
    return false;
  };

  const tick = (now: number) => {
    frame = 0;
    const elapsed = Math.min(now - before, 64);
    const movesOn = moveOn(now, elapsed);
    const goesOn = advance?.(elapsed) ?? false;
    before = now;
    paint();
    if (movesOn || goesOn) wake();
  };
  const wake = () => {
    if (frame !== 0) return;
    // After a rest the time since the last frame says nothing.
    if (performance.now() - before > 100) before = performance.now() - 16;
    frame = requestAnimationFrame(tick);
  };
  const goTo = (to: Orbit) => {
    [speedRight, speedUp] = [0, 0];
    // Where the camera stands already, one frame shows what has changed.
    journey = isSame(orbit, to) ? undefined : { from: orbit, to, begun: performance.now() };
    wake();
  };

  const fit = () => {
    const box = canvas.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || (box.width === width && box.height === height)) return;
    [width, height] = [box.width, box.height];
    renderer.setSize(width, height, false);
    camera.aspect = width / height;
    camera.updateProjectionMatrix();
    paint();
  };
  const listen = () => {
    const observer = new ResizeObserver(fit);
    observer.observe(canvas);
    const stopPointers = followPointers(canvas, {
      onTurn: (right, up) => {
        journey = undefined;
        orbit = turned(orbit, right, up, lowest);
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
    stop = () => {
      observer.disconnect();
      stopPointers();
    };
  };

  return {
    scene,
    wake,
    goTo,
    show: async () => {
      // Compiles on the side where the browser can, so that the page answers meanwhile. Elsewhere three would warn.
      if (renderer.extensions.has("KHR_parallel_shader_compile")) await renderer.compileAsync(scene, camera);
      fit();
      listen();
    },
    move: ({ right = 0, up = 0, zoom = 1 }) =>
      goTo(zoomed(turned(journey?.to ?? orbit, right, up, lowest), zoom)),
    reset: () => goTo(start),
    dispose: () => {
      cancelAnimationFrame(frame);
      stop();
      free(scene);
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}
