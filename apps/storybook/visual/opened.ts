/**
 * Stories that open something over the page: their part at rest is in the common picture, the open one gets pictures
 * of its own. `press` is clicked, and what then lies over the page is what counts.
 */
export const opened: readonly { title: string; press: string }[] = [
  { title: "components/Dialog Default", press: "button" },
  { title: "components/Dialog InDarkSection", press: "button" },
  { title: "components/Gallery Default", press: "button, a" },
  { title: "components/MobileMenu Default", press: "button" },
  { title: "components/NavigationMenu Default", press: "button" },
];
