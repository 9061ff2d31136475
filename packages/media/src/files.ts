import { fileURLToPath } from "node:url";

/** Absolute path of the folder with the built files, for the server or bundler that serves them. Node only. */
export const builtFolder = fileURLToPath(new URL("../built/", import.meta.url));
