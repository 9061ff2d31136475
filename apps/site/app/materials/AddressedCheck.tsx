import { MaterialCheck, type MaterialCheckProps } from "@lightmaker/ui";
import { useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";

/** Parameter of the address that holds what was asked: `/materials?check=acrylic`. Also the name of the field, for forms sent before React. */
const parameter = "check";

/** "Can I laser this?", asked and answered in the address, so that an answer can be passed on. */
export function AddressedCheck(props: MaterialCheckProps) {
  const { search } = useLocation();
  const [asked, setAsked] = useState("");

  // The page was rendered before anybody asked.
  useLayoutEffect(() => setAsked(new URLSearchParams(search).get(parameter) ?? ""), [search]);

  const ask = (what: string): void => {
    setAsked(what);
    const address = new URL(location.href);
    if (what === "") address.searchParams.delete(parameter);
    else address.searchParams.set(parameter, what);
    // Not the router's: the page is the same, and its data need not be fetched again.
    history.replaceState(history.state, "", address);
  };
  return <MaterialCheck {...props} asked={asked} name={parameter} onAskedChange={ask} />;
}
