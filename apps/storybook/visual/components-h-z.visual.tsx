import { compareStories } from "./run.tsx";

compareStories((folder) => /^components\/[H-Z]/.test(folder));
