export {
  type NavigationItem,
  NavigationMenu,
  type NavigationMenuLabels,
  type NavigationMenuProps,
} from "./NavigationMenu.tsx";
