import { MaterialCheck, type MaterialCheckProps } from "@lightmaker/ui";
import { useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";

/**
 * Name of the URL parameter with the query: `/materials?check=acrylic`. The field has the same name, so the form also
 * works before hydration.
 */
const parameter = "check";

/** Material check ("Can I laser this?") with its query in the URL, so that an answer can be shared. */
export function UrlMaterialCheck(props: MaterialCheckProps) {
  const { search } = useLocation();
  const [asked, setAsked] = useState("");

  // The prerendered page has no query.
  useLayoutEffect(() => setAsked(new URLSearchParams(search).get(parameter) ?? ""), [search]);

  const ask = (what: string): void => {
    setAsked(what);
    const address = new URL(location.href);
    if (what === "") address.searchParams.delete(parameter);
    else address.searchParams.set(parameter, what);
    // Does not go through the router, which would load the page's data again.
    history.replaceState(history.state, "", address);
  };
  return <MaterialCheck {...props} asked={asked} name={parameter} onAskedChange={ask} />;
}
