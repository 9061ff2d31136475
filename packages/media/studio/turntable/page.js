/** Draws a model from all around, in the browser that ../turntable.mjs has opened. */
import {
  Box3,
  Color,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  ShadowMaterial,
  SRGBColorSpace,
  Vector3,
  WebGLRenderer,
} from "three";
import { RoomEnvironment } from "three/addons/environments/RoomEnvironment.js";
import { GLTFLoader } from "three/addons/loaders/GLTFLoader.js";

const [width, height] = [960, 640];
/** Share of the picture's width and height that a machine may take. */
const fill = [0.84, 0.8];

const renderer = new WebGLRenderer({ antialias: true, preserveDrawingBuffer: true });
// Twice the size, so that the reduction smooths thin edges.
renderer.setPixelRatio(1);
renderer.setSize(width * 2, height * 2);
renderer.outputColorSpace = SRGBColorSpace;
renderer.toneMapping = NeutralToneMapping;
renderer.toneMappingExposure = 1;
renderer.shadowMap.enabled = true;
renderer.shadowMap.type = PCFShadowMap;
document.body.append(renderer.domElement);

/** A seamless backdrop: light below, a little darker above and at the edges. */
const backdrop = new Mesh(
  new PlaneGeometry(2, 2),
  new ShaderMaterial({
    depthTest: false,
    depthWrite: false,
    uniforms: { floor: { value: new Color("#dad7d1") }, wall: { value: new Color("#bfc2c2") } },
    vertexShader: "varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 1.0, 1.0); }",
    fragmentShader: `varying vec2 at; uniform vec3 floor; uniform vec3 wall;
      void main() {
        vec2 off = at - vec2(0.5, 0.46);
        vec3 tone = mix(floor, wall, smoothstep(0.32, 0.95, at.y));
        tone *= 1.06 - 0.42 * dot(off, off);
        float grain = fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453);
        gl_FragColor = linearToOutputTexel(vec4(tone + (grain - 0.5) / 255.0, 1.0));
      }`,
  }),
);
backdrop.frustumCulled = false;
backdrop.renderOrder = -1;

const room = new PMREMGenerator(renderer).fromScene(new RoomEnvironment(), 0.03).texture;

async function stage(url) {
  const { scene: machine } = await new GLTFLoader().loadAsync(url);
  const scene = new Scene();
  scene.environment = room;
  scene.environmentIntensity = 0.62;
  scene.add(backdrop, machine);
  const bounds = new Box3().setFromObject(machine);
  const size = bounds.getSize(new Vector3());
  const largest = Math.max(size.x, size.z, size.y);
  machine.traverse((part) => {
    if (!part.isMesh) return;
    part.castShadow = !part.material.transparent;
    part.receiveShadow = !part.material.transparent;
  });
  const ground = new Mesh(new PlaneGeometry(largest * 8, largest * 8), new ShadowMaterial({ opacity: 0.26 }));
  ground.rotation.x = -Math.PI / 2;
  ground.receiveShadow = true;
  const contact = new Mesh(
    new PlaneGeometry(size.x * 1.5, size.z * 1.5),
    new ShaderMaterial({
      transparent: true,
      depthWrite: false,
      vertexShader:
        "varying vec2 at; void main() { at = uv * 2.0 - 1.0; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }",
      fragmentShader: `varying vec2 at;
        void main() {
          vec2 beyond = max(abs(at) - vec2(0.56), 0.0) / 0.44;
          gl_FragColor = vec4(0.02, 0.02, 0.025, 0.5 * pow(max(1.0 - length(beyond), 0.0), 2.4));
        }`,
    }),
  );
  contact.rotation.x = -Math.PI / 2;
  contact.position.y = 0.001;
  scene.add(ground, contact, new HemisphereLight("#ffffff", "#8d8a84", 0.5));
  const key = new DirectionalLight("#fff3e2", 2.1);
  key.castShadow = true;
  key.shadow.mapSize.set(2048, 2048);
  key.shadow.radius = 6;
  key.shadow.bias = -0.0004;
  key.shadow.normalBias = 0.01;
  const reach = largest * 1.3;
  Object.assign(key.shadow.camera, {
    left: -reach,
    right: reach,
    top: reach,
    bottom: -reach,
    near: 0.1,
    far: largest * 8,
  });
  scene.add(key, key.target);
  const middle = new Vector3(0, size.y / 2, 0);
  const camera = new PerspectiveCamera(24, width / height, 0.05, 60);

  /** Looks from an azimuth and elevation, in degrees; the light comes along, from the left above. */
  return (azimuth, elevation) => {
    const [a, e] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180];
    const back = new Vector3(Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e));
    let [near, far] = [0.2, 40];
    const corners = [0, 1].flatMap((x) =>
      [0, 1].flatMap((y) =>
        [0, 1].map((z) => new Vector3((x - 0.5) * size.x, y * size.y, (z - 0.5) * size.z)),
      ),
    );
    let span = [0, 0];
    for (let step = 0; step < 40; step += 1) {
      const distance = (near + far) / 2;
      camera.position.copy(middle).addScaledVector(back, distance);
      camera.lookAt(middle);
      camera.updateMatrixWorld();
      const shown = corners.map((corner) => corner.clone().project(camera));
      const ys = shown.map(({ y }) => y);
      span = [Math.min(...ys), Math.max(...ys)];
      const wide = Math.max(...shown.map(({ x }) => Math.abs(x))) > fill[0];
      if (wide || (span[1] - span[0]) / 2 > fill[1]) near = distance;
      else far = distance;
    }
    camera.position.copy(middle).addScaledVector(back, far);
    camera.lookAt(middle);
    camera.setViewOffset(width, height, 0, Math.round((-(span[0] + span[1]) / 4) * height), width, height);
    const light = a - 0.75;
    key.position.set(Math.sin(light) * largest * 2.2, largest * 2.6, Math.cos(light) * largest * 2.2);
    renderer.render(scene, camera);
    return renderer.domElement.toDataURL("image/png");
  };
}

let draw;
window.load = async (url) => {
  draw = await stage(url);
};
window.draw = (azimuth, elevation) => draw(azimuth, elevation);
window.ready = true;
