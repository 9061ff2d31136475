export {
  type FooterContact,
  type FooterGroup,
  SiteFooter,
  type SiteFooterLabels,
  type SiteFooterProps,
} from "./SiteFooter.tsx";
