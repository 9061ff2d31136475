declare module "gltf-validator" {
  interface Report {
    readonly issues: {
      readonly numErrors: number;
      readonly numWarnings: number;
      readonly messages: readonly unknown[];
    };
    readonly info: { readonly totalTriangleCount: number };
  }
  /** Checks a file against the specification of glTF 2. */
  export function validateBytes(file: Uint8Array): Promise<Report>;
}
