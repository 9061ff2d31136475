export { cutFilesPack } from "./cut-files/index.ts";
export { type Faces, openFaces } from "./paper/faces.ts";
export { print } from "./paper/print.ts";
export type { FigureRow, PrintBlock, PrintPaper } from "./paper/print-paper.ts";
