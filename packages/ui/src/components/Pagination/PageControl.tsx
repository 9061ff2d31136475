import type { MouseEvent, ReactNode } from "react";

export interface PageControlProps {
  /** Address of the page. `undefined` for a button and for a disabled link. */
  href: string | undefined;
  /** `true` for a link, `false` for a button. */
  linked: boolean;
  /**
   * `true` if there is no such page. The control keeps its place. A button also stays focusable, so that keyboard users
   * do not lose their place.
   */
  off: boolean;
  /** `true` for the current page. */
  current?: boolean;
  label: string;
  className: string;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  children: ReactNode;
}

/** A number or an arrow of the pagination. Links and buttons look the same. */
export function PageControl({
  href,
  linked,
  off,
  current = false,
  label,
  className,
  onClick,
  children,
}: PageControlProps) {
  const shared = {
    "aria-label": label,
    "aria-current": current ? ("page" as const) : undefined,
    className,
    onClick: off ? undefined : onClick,
  };
  if (!linked)
    return (
      <button type="button" {...shared} aria-disabled={off || undefined}>
        {children}
      </button>
    );
  if (off)
    return (
      <span aria-hidden="true" className={className} data-off="">
        {children}
      </span>
    );
  return (
    <a {...shared} href={href}>
      {children}
    </a>
  );
}
