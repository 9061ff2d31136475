import { brand } from "@lightmaker/content/brand";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import type { PageData } from "../page-data.ts";
import { urlReplaced } from "../products/url-state.ts";
import { headFor, readServedHead, seoTable, subscribeToSeoTable } from "./seo.ts";

/** Returns the URL of the page, which may have been replaced without the router. */
function useAddress(): Pick<Location, "pathname" | "search"> {
  const { key, pathname, search } = useLocation();
  const [replaced, setReplaced] = useState({ key, search });
  useEffect(() => {
    const follow = () => setReplaced({ key, search: location.search });
    addEventListener(urlReplaced, follow);
    return () => removeEventListener(urlReplaced, follow);
  }, [key]);
  return { pathname, search: replaced.key === key ? replaced.search : search };
}

interface NoticeData {
  readonly pageTitle: string;
  readonly text: string;
}

/** Title and description of the document: those of the notice that is shown in place of a page, else those of the page. */
export function SeoHead() {
  const inChinese = useRouteLoaderData<NoticeData>("notice");
  const inEnglish = useRouteLoaderData<NoticeData>("en/notice");
  const notice = inChinese ?? inEnglish;
  if (!notice) return <PageHead />;
  return (
    <>
      <title>{notice.pageTitle}</title>
      <meta name="description" content={notice.text} />
    </>
  );
}

/**
 * Title, description and keywords of the page; social cards use the first two. The values are those of the HTML until
 * the API's table is loaded, which then takes precedence.
 */
function PageHead() {
  const address = useAddress();
  const home = useRouteLoaderData<PageData>("home");
  const other = useRouteLoaderData<PageData>("page");
  const page = (home ?? other)?.page;
  const table = useSyncExternalStore(subscribeToSeoTable, seoTable, () => undefined);
  const [served] = useState(readServedHead);
  const { title, description, keywords } = headFor(address, page, table, brand.name, served);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      {page && !page.unlisted && (
        <>
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
        </>
      )}
    </>
  );
}
