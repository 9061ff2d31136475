import { compareStories } from "./run.tsx";

compareStories((folder) => /^components\/[A-G]/.test(folder));
