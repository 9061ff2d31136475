import { type LoadChunkOptions, loadChunk } from "@lightmaker/ui";

/**
 * Fetches a JSON file of the site's build.
 *
 * @param path path of the file, from the root of the site
 * @throws ChunkLoadError when the load and its retry fail
 */
export const fetchData = <Data>(path: string, options?: LoadChunkOptions): Promise<Data> =>
  loadChunk(
    path.slice(1),
    async (): Promise<Data> => {
      const response = await fetch(path);
      if (!response.ok) throw new Error(`The request for ${path} failed with status ${response.status}.`);
      return response.json();
    },
    options,
  );
