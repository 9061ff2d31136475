import { readdir, stat } from "node:fs/promises";

const isMissing = ({ code }: NodeJS.ErrnoException): boolean => code === "ENOENT" || code === "ENOTDIR";

/** Returns true if there is a file or folder at a path. @throws any other error of the file system, such as a missing permission */
export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (isMissing(error)) return false;
      throw error;
    },
  );

/** Returns the names in a folder; none if there is no such folder. @throws any other error of the file system */
export const namesIn = (folder: string): Promise<readonly string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (isMissing(error)) return [];
    throw error;
  });
