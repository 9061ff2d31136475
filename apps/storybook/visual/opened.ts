/**
 * Stories that open an overlay. The usual picture shows the closed state; the open state has its own pictures. The test
 * clicks the first visible element that matches the selector `press`, then captures the page.
 */
export const opened: readonly { title: string; press: string }[] = [
  { title: "components/Dialog Default", press: "button" },
  { title: "components/Dialog InDarkSection", press: "button" },
  { title: "components/Gallery Default", press: "button, a" },
  { title: "components/MobileMenu Default", press: "button" },
  { title: "components/NavigationMenu Default", press: "button" },
];
