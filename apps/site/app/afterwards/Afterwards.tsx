import { pageAt } from "@lightmaker/content/routes";
import { useEffect } from "react";
import { useFetcher, useLocation } from "react-router";
import { api } from "../api.ts";
import { forgetPosted } from "../forms/useDraft.ts";
import { setSeoTable } from "../shell/seo.ts";
import { reportMissingMedia } from "./missing-media.ts";
import { keepOffline, startOffline } from "./offline.ts";
import { followIntent } from "./prefetch.ts";
import { createVisits } from "./visits.ts";

const visits = createVisits(api.reportVisit);

async function fetchSeoTable(): Promise<void> {
  const result = await api.seo();
  // If this fails, the pages keep their built-in titles. The table starts with the same titles.
  if (result.ok) setSeoTable(result.data);
}

/** Late chunk with tasks no visitor waits for: visit records, titles from the API, prefetching, offline pages. */
export function Afterwards() {
  const { pathname } = useLocation();
  const { load } = useFetcher();
  useEffect(() => {
    void fetchSeoTable();
    void startOffline();
    return reportMissingMedia();
  }, []);
  useEffect(() => visits.listen(), []);
  useEffect(() => {
    visits.arrive(pathname);
    if (pageAt(pathname).id === "sent") forgetPosted();
    void keepOffline(pathname);
  }, [pathname]);
  useEffect(() => followIntent((address) => void load(address)), [load]);
  return null;
}
