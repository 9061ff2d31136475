import type { SingleIconProps } from "./create-icon.tsx";
import { type IconName, icons } from "./registry.ts";

export interface IconProps extends SingleIconProps {
  name: IconName;
}

/**
 * A line icon by its name, for names that come from data. It contains every drawing (8 kB); a page that knows its icons
 * imports them singly: `CheckIcon` from `@lightmaker/ui/icons/check`.
 */
export function Icon({ name, ...rest }: IconProps) {
  const Drawing = icons[name];
  return <Drawing {...rest} />;
}
