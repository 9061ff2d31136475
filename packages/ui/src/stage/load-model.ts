import { type Group, Mesh, MeshStandardMaterial, NoBlending } from "three";
import { GLTFLoader } from "three/addons/loaders/GLTFLoader.js";

/**
 * Most metalness of a surface. Metal shows nothing but what it reflects, and surroundings to reflect cost 6.5 s without a
 * graphics card, where all the rest takes two; so metal is shown as a bright coat.
 */
const mostMetal = 0.3;

/**
 * Reads a binary glTF file. Its materials are made to share shaders, because without a graphics card each shader takes about a
 * tenth of the first frame: one for all that is lit, one for screens and `contactShadow`.
 * @throws when the file is no model
 */
export async function loadModel(model: ArrayBuffer): Promise<Group> {
  const { scene } = await new GLTFLoader().parseAsync(model, "");
  scene.traverse((node) => {
    if (!(node instanceof Mesh)) return;
    const { material } = node;
    if (material instanceof MeshStandardMaterial)
      material.metalness = Math.min(material.metalness, mostMetal);
    // Back and front of glass apart have shaders of their own.
    material.forceSinglePass = true;
    // With the usual blending, what is opaque has a shader that writes an opacity of 1. This writes its own, which is 1.
    if (!material.transparent) material.blending = NoBlending;
  });
  return scene;
}
