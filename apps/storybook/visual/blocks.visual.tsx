import { compareStories } from "./run.tsx";

compareStories((folder) => folder.startsWith("blocks/"));
