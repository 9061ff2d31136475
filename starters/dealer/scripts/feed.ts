/** Fetches the maker's feed into `feed` and says what has changed. Fails if the feed cannot be read: `npm run build` does not. */
import { refreshCopies } from "./disk-storage.ts";

const { models, changes } = await refreshCopies();
console.info(`Models: ${models.map(({ id }) => id).join(", ")}`);
for (const { date, text } of changes.slice(0, 5)) console.info(`${date}  ${text}`);
