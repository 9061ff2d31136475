import "./styles/layers.css.ts";

export { tabsBeforeReact } from "./before-react.ts";
export * from "./blocks/Banner/index.ts";
export * from "./blocks/CallToAction/index.ts";
export * from "./blocks/CardGrid/index.ts";
export type * from "./blocks/data.ts";
export * from "./blocks/FeatureExplorer/index.ts";
export * from "./blocks/FeatureIcons/index.ts";
export * from "./blocks/FilmSection/index.ts";
export * from "./blocks/FormSection/index.ts";
export * from "./blocks/Hero/index.ts";
export * from "./blocks/MaterialShowcase/index.ts";
export * from "./blocks/PictureCarousel/index.ts";
export * from "./blocks/ProductCards/index.ts";
export * from "./blocks/Showcase/index.ts";
export * from "./blocks/Steps/index.ts";
export * from "./blocks/TextBlocks/index.ts";
export * from "./components/Accordion/index.ts";
export * from "./components/Badge/index.ts";
export * from "./components/Beam/index.ts";
export * from "./components/Breadcrumbs/index.ts";
export * from "./components/Button/index.ts";
export * from "./components/Card/index.ts";
export * from "./components/Carousel/index.ts";
export * from "./components/Container/index.ts";
export * from "./components/Disclosure/index.ts";
export * from "./components/EmptyState/index.ts";
export * from "./components/Field/index.ts";
export * from "./components/FigureList/index.ts";
export * from "./components/FormMessage/index.ts";
export * from "./components/Grid/index.ts";
export * from "./components/Heading/index.ts";
export * from "./components/Icon/index.ts";
export * from "./components/Image/index.ts";
export * from "./components/LanguageSwitch/index.ts";
export * from "./components/Link/index.ts";
export * from "./components/MobileMenu/index.ts";
export * from "./components/NavigationMenu/index.ts";
export * from "./components/Section/index.ts";
export * from "./components/Select/index.ts";
export * from "./components/SiteFooter/index.ts";
export * from "./components/SiteHeader/index.ts";
export * from "./components/Skeleton/index.ts";
export * from "./components/SkipLink/index.ts";
export * from "./components/SpecList/index.ts";
export * from "./components/Spinner/index.ts";
export * from "./components/Stack/index.ts";
export * from "./components/SubmitButton/index.ts";
export * from "./components/Tabs/index.ts";
export * from "./components/Text/index.ts";
export * from "./components/TextArea/index.ts";
export * from "./components/TextInput/index.ts";
export * from "./components/ThemeSwitch/index.ts";
export * from "./components/Video/index.ts";
export * from "./components/VisuallyHidden/index.ts";
export type * from "./data.ts";
export { vars } from "./styles/contract.css.ts";
export {
  above,
  breakpoint,
  duration,
  easing,
  fontSize,
  fontWeight,
  reducedMotion,
  space,
  width,
} from "./styles/scale.ts";
