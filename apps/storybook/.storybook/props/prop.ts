/** A prop of a component, as its type says. */
export interface Prop {
  name: string;
  /** Its TypeScript type, on one line, with unions of literals written out. */
  type: string;
  kind: PropKind;
  /** Values of a union of literals, in the order of the source. */
  options?: readonly (string | number | boolean)[];
  required: boolean;
  /** Its JSDoc comment: Markdown. */
  description: string;
  /** Source of the default in the function's parameters. */
  default?: string;
  /** `true` if React declares it for every element of its kind. */
  native: boolean;
}

/** Decides the control: `node` is what React can render, `element` one element, `data` an object or a list. */
export type PropKind = "options" | "boolean" | "number" | "text" | "node" | "element" | "function" | "data";

/** A component that a folder of packages/ui exports. */
export interface Documented {
  name: string;
  /** Its JSDoc comment. */
  description: string;
  /** Interfaces of React that it extends, for example `ComponentPropsWithRef<"button">`: the rest goes to the root. */
  rest?: string;
  props: readonly Prop[];
}
