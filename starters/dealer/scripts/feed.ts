/**
 * Fetches the maker's feed into `feed` and says what has changed. With `--or-copies`, as `npm run build` calls it, the last
 * copies do if the maker cannot be reached.
 */
import { FeedError } from "@lightmaker/feed";
import { readProducts, UnknownModelError } from "../src/feed.ts";
import { changesOf } from "./changes.ts";
import { fromCopies, refreshCopies } from "./disk-storage.ts";

const whose = "The maker's address is feed.origin in data.ts.";

async function refresh(): Promise<void> {
  try {
    const { before, after } = await refreshCopies();
    const lines = changesOf(before, after);
    console.info(
      `The maker's feed of ${after.index.updated}: ${lines.length > 0 ? "" : "nothing has changed."}`,
    );
    for (const line of lines) console.info(`  ${line}`);
    console.info(`  all      ${after.models.map(({ id }) => id).join(", ")}`);
  } catch (error) {
    if (!(error instanceof FeedError && process.argv.includes("--or-copies"))) throw error;
    console.warn(`${error.message} ${whose} The site is built from the copies in the folder "feed".`);
  }
}

try {
  await refresh();
  await readProducts({ page: "home" }, { ...fromCopies, strict: true });
} catch (error) {
  if (!(error instanceof FeedError || error instanceof UnknownModelError)) throw error;
  console.error(error instanceof FeedError ? `${error.message} ${whose}` : error.message);
  process.exitCode = 1;
}
