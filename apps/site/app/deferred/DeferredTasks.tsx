import { pageAt } from "@lightmaker/content/routes";
import { useEffect } from "react";
import { useFetcher, useLocation } from "react-router";
import { api } from "../api.ts";
import { forgetPosted } from "../forms/useDraft.ts";
import { setSeoTable } from "../shell/seo.ts";
import { reportMissingMedia } from "./missing-media.ts";
import { cachePageOffline, registerServiceWorker } from "./offline.ts";
import { prefetchOnIntent } from "./prefetch.ts";
import { createVisits } from "./visits.ts";

const visits = createVisits(api.reportVisit);

async function fetchSeoTable(): Promise<void> {
  const result = await api.seo();
  // If this fails, the pages keep their built-in titles. The table starts with the same titles.
  if (result.ok) setSeoTable(result.data);
}

/** Late chunk with tasks no visitor waits for: visit records, titles from the API, prefetching, offline pages. */
export function DeferredTasks() {
  const { pathname } = useLocation();
  const { load } = useFetcher();
  useEffect(() => {
    void fetchSeoTable();
    void registerServiceWorker();
    return reportMissingMedia();
  }, []);
  useEffect(() => visits.listen(), []);
  useEffect(() => {
    visits.enterPage(pathname);
    if (pageAt(pathname).id === "sent") forgetPosted();
    void cachePageOffline(pathname);
  }, [pathname]);
  useEffect(() => prefetchOnIntent((address) => void load(address)), [load]);
  return null;
}
