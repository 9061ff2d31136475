import { type Group, Mesh, MeshStandardMaterial } from "three";
import { GLTFLoader } from "three/addons/loaders/GLTFLoader.js";

/**
 * Most metalness of a surface. Metal shows nothing but what it reflects, and surroundings to reflect cost 6.5 s without a
 * graphics card, where all the rest takes two; so metal is shown as a bright coat.
 */
const mostMetal = 0.3;

/**
 * Reads a binary glTF file.
 * @throws when the file is no model
 */
export async function loadModel(model: ArrayBuffer): Promise<Group> {
  const { scene } = await new GLTFLoader().parseAsync(model, "");
  scene.traverse((node) => {
    if (!(node instanceof Mesh && node.material instanceof MeshStandardMaterial)) return;
    node.material.metalness = Math.min(node.material.metalness, mostMetal);
    // Glass is painted once. Back and front apart need shaders of their own, a sixth of the first frame without a graphics card.
    node.material.forceSinglePass = true;
  });
  return scene;
}
